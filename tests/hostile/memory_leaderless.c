// Attacks: the memory of a process whose first thread has ended, so that its record looks empty.
// The second thread takes 2 GiB at most.
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void *hoard(void *unused) {
    for (int i = 0; i < 512; i++) {
        char *piece = malloc(4 << 20);
        if (piece) memset(piece, 1, 4 << 20);
    }
    pause();
    return unused;
}

int main(void) {
    pthread_t thread;
    alarm(20);
    pthread_create(&thread, 0, hoard, 0);
    pthread_exit(0);
}
