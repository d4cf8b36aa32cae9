// Attacks: the memory limit, as fast as one process can: 4 GiB at most.
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int main(void) {
    alarm(20);
    for (int i = 0; i < 1024; i++) {
        char *piece = malloc(4 << 20);
        if (piece) memset(piece, 1, 4 << 20);
    }
    pause();
}
