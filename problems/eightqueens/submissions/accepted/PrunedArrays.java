// The lines of the given queens are taken before the search begins, and their rows are skipped.
import java.util.Arrays;
import java.util.Scanner;

public class PrunedArrays {
    private final int[] columnOf = new int[8];
    private final boolean[] columnTaken = new boolean[8];
    private final boolean[] fallingTaken = new boolean[15];
    private final boolean[] risingTaken = new boolean[15];

    private PrunedArrays(Scanner input) {
        Arrays.fill(columnOf, -1);
        for (int k = input.nextInt(); k > 0; k--) {
            int row = input.nextInt();
            columnOf[row] = input.nextInt();
            setLines(row, columnOf[row], true);
        }
    }

    private void setLines(int row, int column, boolean taken) {
        columnTaken[column] = taken;
        fallingTaken[row - column + 7] = taken;
        risingTaken[row + column] = taken;
    }

    private boolean isOpen(int row, int column) {
        return !columnTaken[column] && !fallingTaken[row - column + 7] && !risingTaken[row + column];
    }

    private boolean fill(int row) {
        if (row == 8) {
            return true;
        }
        if (columnOf[row] >= 0) {
            return fill(row + 1);
        }
        for (int column = 0; column < 8; column++) {
            if (isOpen(row, column)) {
                setLines(row, column, true);
                columnOf[row] = column;
                if (fill(row + 1)) {
                    return true;
                }
                setLines(row, column, false);
            }
        }
        columnOf[row] = -1;
        return false;
    }

    public static void main(String[] arguments) {
        PrunedArrays board = new PrunedArrays(new Scanner(System.in));
        board.fill(0);
        for (int column : board.columnOf) {
            System.out.println(".".repeat(column) + "Q" + ".".repeat(7 - column));
        }
    }
}
