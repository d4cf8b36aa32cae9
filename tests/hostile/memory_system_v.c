// Attacks: System V shared memory, detached: nobody's memory, and it outlives its maker. 600 MB at most.
#include <string.h>
#include <sys/shm.h>
#include <unistd.h>
#include <stdio.h>

int main(void) {
    alarm(20);
    size_t got = 0;
    for (int i = 0; i < 20; i++) {
        int id = shmget(IPC_PRIVATE, 30 << 20, 0600);
        if (id < 0) break;
        char *piece = shmat(id, 0, 0);
        if (piece == (char *)-1) break;
        memset(piece, 1, 30 << 20);
        shmdt(piece);
        got += 30;
    }
    printf("%zu\n", got);
}
