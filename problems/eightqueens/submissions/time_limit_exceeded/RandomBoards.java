// Fills the board at random, every free queen on any of the 64 squares, until no queen attacks
// another. Right in the end, which no one lives to see when six queens are missing.
import java.util.Random;
import java.util.Scanner;

public class RandomBoards {
    private static boolean isPeaceful(int[] squares) {
        for (int i = 0; i < 8; i++) {
            for (int j = 0; j < i; j++) {
                int down = Math.abs(squares[i] / 8 - squares[j] / 8);
                int right = Math.abs(squares[i] % 8 - squares[j] % 8);
                if (down == 0 || right == 0 || down == right) {
                    return false;
                }
            }
        }
        return true;
    }

    public static void main(String[] arguments) {
        Scanner input = new Scanner(System.in);
        int k = input.nextInt();
        int[] squares = new int[8];
        for (int i = 0; i < k; i++) {
            squares[i] = 8 * input.nextInt() + input.nextInt();
        }
        Random random = new Random(8);
        do {
            for (int i = k; i < 8; i++) {
                squares[i] = random.nextInt(64);
            }
        } while (!isPeaceful(squares));
        char[] board = ".".repeat(64).toCharArray();
        for (int square : squares) {
            board[square] = 'Q';
        }
        for (int row = 0; row < 8; row++) {
            System.out.println(new String(board, 8 * row, 8));
        }
    }
}
