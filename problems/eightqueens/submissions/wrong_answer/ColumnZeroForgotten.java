// Wrong: takes 0 for "no queen given in this row", so a queen in column 0 is forgotten.
import java.util.Scanner;

public class ColumnZeroForgotten {
    private final int[] given = new int[8];
    private final int[] columnOf = new int[8];
    private final boolean[] columnTaken = new boolean[8];
    private final boolean[] fallingTaken = new boolean[15];
    private final boolean[] risingTaken = new boolean[15];

    private ColumnZeroForgotten(Scanner input) {
        for (int k = input.nextInt(); k > 0; k--) {
            int row = input.nextInt();
            given[row] = input.nextInt();
        }
    }

    private boolean holdsGiven() {
        for (int row = 0; row < 8; row++) {
            if (given[row] > 0 && given[row] != columnOf[row]) {
                return false;
            }
        }
        return true;
    }

    private void print() {
        for (int column : columnOf) {
            System.out.println(".".repeat(column) + "Q" + ".".repeat(7 - column));
        }
    }

    private void fill(int row) {
        if (row == 8) {
            if (holdsGiven()) {
                print();
            }
            return;
        }
        for (int column = 0; column < 8; column++) {
            int falling = row - column + 7;
            int rising = row + column;
            if (columnTaken[column] || fallingTaken[falling] || risingTaken[rising]) {
                continue;
            }
            columnOf[row] = column;
            columnTaken[column] = fallingTaken[falling] = risingTaken[rising] = true;
            fill(row + 1);
            columnTaken[column] = fallingTaken[falling] = risingTaken[rising] = false;
        }
    }

    public static void main(String[] arguments) {
        new ColumnZeroForgotten(new Scanner(System.in)).fill(0);
    }
}
