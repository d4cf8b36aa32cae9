// Bit masks with a memo of the boards, as they are given: all columns of the first row, the last row
// searched square by square, and a board and the same one turned are two boards. Right; too slow for
// a file with every board.
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Scanner;

public class MemoBitMasks {
    private static void fill(
            int rows, long full, long columns, long left, long right, int k, long[] counts) {
        if (rows == 0) {
            counts[k]++;
            return;
        }
        fill(rows - 1, full, columns, left << 1, right >>> 1, k, counts);
        for (long free = full & ~(columns | left | right); free != 0; free &= free - 1) {
            long bit = free & -free;
            long below = (left | bit) << 1;
            fill(rows - 1, full, columns | bit, below, (right | bit) >>> 1, k + 1, counts);
        }
    }

    private static long[] countsOf(List<Integer> sides) {
        long[] counts = new long[51];
        fill(sides.get(0), (1L << sides.get(1)) - 1, 0, 0, 0, 0, counts);
        return counts;
    }

    public static void main(String[] arguments) {
        Scanner input = new Scanner(System.in);
        Map<List<Integer>, long[]> boards = new HashMap<>();
        while (input.hasNextInt()) {
            int m = input.nextInt();
            int n = input.nextInt();
            List<Integer> sides = n > 60 ? List.of(n, m) : List.of(m, n);
            long[] counts = boards.computeIfAbsent(sides, MemoBitMasks::countsOf);
            int x = input.nextInt();
            int y = input.nextInt();
            long sum = 0;
            for (int k = x; k <= y; k++) {
                sum += counts[k];
            }
            System.out.println(sum);
        }
    }
}
