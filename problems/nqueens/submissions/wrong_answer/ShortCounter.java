// Wrong: the counter has 16 bits and overflows from n = 13 on.
import java.util.Scanner;

public class ShortCounter {
    private static short fill(int full, int columns, int left, int right) {
        if (columns == full) {
            return 1;
        }
        short count = 0;
        for (int free = full & ~(columns | left | right); free != 0; free &= free - 1) {
            int bit = free & -free;
            count += fill(full, columns | bit, (left | bit) << 1, (right | bit) >>> 1);
        }
        return count;
    }

    public static void main(String[] arguments) {
        int n = new Scanner(System.in).nextInt();
        int full = (1 << n) - 1;
        short count = 0;
        for (int column = 0; 2 * column < n; column++) {
            int bit = 1 << column;
            int weight = 2 * column + 1 == n ? 1 : 2;
            count += weight * fill(full, bit, bit << 1, bit >>> 1);
        }
        System.out.println(count);
    }
}
