// Wrong: 1 << n with an int, where n = 32 shifts by nothing and n = 33 by one.
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Scanner;

public class ShiftOf32 {
    private static final int WIDEST = 150;
    private static final int MAX_QUEENS = 50;

    private final int lastRow;
    private final int full;
    private final long[] count = new long[MAX_QUEENS + 1];

    private ShiftOf32(int rows, int columns) {
        lastRow = rows - 1;
        full = (1 << columns) - 1;
        count[0] = 1;
        for (int row = 0; row < rows; row++) {
            for (int column = 0; 2 * column < columns; column++) {
                int weight = 2 * column + 1 == columns ? 1 : 2;
                put(row, 1 << column, 0, 0, 0, 0, weight);
            }
        }
    }

    private void put(int row, int bit, int columns, int left, int right, int k, int weight) {
        if (row == lastRow) {
            count[k + 1] += weight;
        } else {
            fill(row + 1, columns | bit, (left | bit) << 1, (right | bit) >>> 1, k + 1, weight);
        }
    }

    private void fill(int row, int columns, int left, int right, int k, int weight) {
        int free = full & ~(columns | left | right);
        if (row == lastRow) {
            count[k] += weight;
            count[k + 1] += weight * Integer.bitCount(free);
            return;
        }
        fill(row + 1, columns, left << 1, right >>> 1, k, weight);
        for (; free != 0; free &= free - 1) {
            put(row, free & -free, columns, left, right, k, weight);
        }
    }

    private static ShiftOf32 of(List<Integer> sides) {
        int shorter = sides.get(0);
        int longer = sides.get(1);
        return longer <= WIDEST ? new ShiftOf32(shorter, longer) : new ShiftOf32(longer, shorter);
    }

    public static void main(String[] arguments) {
        Scanner input = new Scanner(System.in);
        Map<List<Integer>, ShiftOf32> boards = new HashMap<>();
        StringBuilder output = new StringBuilder();
        while (input.hasNextInt()) {
            int m = input.nextInt();
            int n = input.nextInt();
            List<Integer> sides = List.of(Math.min(m, n), Math.max(m, n));
            long[] count = boards.computeIfAbsent(sides, ShiftOf32::of).count;
            int x = input.nextInt();
            int y = input.nextInt();
            long sum = 0;
            for (int k = x; k <= y; k++) {
                sum += count[k];
            }
            output.append(sum).append('\n');
        }
        System.out.print(output);
    }
}
