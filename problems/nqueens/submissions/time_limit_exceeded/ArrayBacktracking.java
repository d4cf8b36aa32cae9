// Backtracking over an array with the column of each row's queen. Every try is compared with all
// rows above, so it costs O(n); right, and too slow for n = 16.
import java.util.Scanner;

public class ArrayBacktracking {
    private final int[] columns;

    private ArrayBacktracking(int n) {
        columns = new int[n];
    }

    private boolean isOpen(int row, int column) {
        for (int above = 0; above < row; above++) {
            int shift = Math.abs(columns[above] - column);
            if (shift == 0 || shift == row - above) {
                return false;
            }
        }
        return true;
    }

    private long fill(int row) {
        if (row == columns.length) {
            return 1;
        }
        long count = 0;
        for (int column = 0; column < columns.length; column++) {
            if (isOpen(row, column)) {
                columns[row] = column;
                count += fill(row + 1);
            }
        }
        return count;
    }

    public static void main(String[] arguments) {
        int n = new Scanner(System.in).nextInt();
        System.out.println(new ArrayBacktracking(n).fill(0));
    }
}
