// Plain backtracking: the column of each row's queen in an array, every try compared with all rows
// above, each line of the input searched anew. Right, and too slow.
import java.util.Scanner;

public class PlainSearch {
    private static final int NONE = -1;

    private final int n;
    private final int[] columnOf;
    private final long[] count = new long[51];

    private PlainSearch(int m, int n) {
        this.n = n;
        columnOf = new int[m];
    }

    private boolean isOpen(int row, int column) {
        for (int above = 0; above < row; above++) {
            if (columnOf[above] != NONE) {
                int shift = Math.abs(columnOf[above] - column);
                if (shift == 0 || shift == row - above) {
                    return false;
                }
            }
        }
        return true;
    }

    private void fill(int row, int k) {
        if (row == columnOf.length) {
            count[k]++;
            return;
        }
        columnOf[row] = NONE;
        fill(row + 1, k);
        for (int column = 0; column < n; column++) {
            if (isOpen(row, column)) {
                columnOf[row] = column;
                fill(row + 1, k + 1);
            }
        }
    }

    public static void main(String[] arguments) {
        Scanner input = new Scanner(System.in);
        while (input.hasNextInt()) {
            PlainSearch search = new PlainSearch(input.nextInt(), input.nextInt());
            search.fill(0, 0);
            int x = input.nextInt();
            int y = input.nextInt();
            long sum = 0;
            for (int k = x; k <= y; k++) {
                sum += search.count[k];
            }
            System.out.println(sum);
        }
    }
}
