// Fails: reads two numbers, rows and columns, where the input has one.
import java.util.Scanner;

public class TwoNumbers {
    private static long fill(int full, int columns, int left, int right) {
        if (columns == full) {
            return 1;
        }
        long count = 0;
        for (int free = full & ~(columns | left | right); free != 0; free &= free - 1) {
            int bit = free & -free;
            count += fill(full, columns | bit, (left | bit) << 1, (right | bit) >>> 1);
        }
        return count;
    }

    public static void main(String[] arguments) {
        Scanner input = new Scanner(System.in);
        int n = input.nextInt();
        n = Math.max(n, input.nextInt());
        int full = (1 << n) - 1;
        long count = 0;
        for (int column = 0; 2 * column < n; column++) {
            int bit = 1 << column;
            int weight = 2 * column + 1 == n ? 1 : 2;
            count += weight * fill(full, bit, bit << 1, bit >>> 1);
        }
        System.out.println(count);
    }
}
