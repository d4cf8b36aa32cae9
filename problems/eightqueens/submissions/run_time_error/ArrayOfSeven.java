// Fails: the array has seven places, and a square in row 7 needs the eighth.
import java.util.Scanner;

public class ArrayOfSeven {
    public static void main(String[] arguments) {
        Scanner input = new Scanner(System.in);
        int[] columnOf = new int[7];
        for (int k = input.nextInt(); k > 0; k--) {
            int row = input.nextInt();
            columnOf[row] = input.nextInt();
        }
        for (int row = 0; row < 8; row++) {
            System.out.println(".".repeat(columnOf[row]) + "Q" + ".".repeat(7 - columnOf[row]));
        }
    }
}
