// The usual program: lists all 92 solutions with an array of columns and one array for each family
// of diagonals, and prints the one that holds the given squares.
import java.util.Arrays;
import java.util.Scanner;

public class FilteredArrays {
    private final int[] given = new int[8];
    private final int[] columnOf = new int[8];
    private final boolean[] columnTaken = new boolean[8];
    private final boolean[] fallingTaken = new boolean[15];
    private final boolean[] risingTaken = new boolean[15];

    private FilteredArrays(Scanner input) {
        Arrays.fill(given, -1);
        for (int k = input.nextInt(); k > 0; k--) {
            int row = input.nextInt();
            given[row] = input.nextInt();
        }
    }

    private boolean holdsGiven() {
        for (int row = 0; row < 8; row++) {
            if (given[row] >= 0 && given[row] != columnOf[row]) {
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
        new FilteredArrays(new Scanner(System.in)).fill(0);
    }
}
