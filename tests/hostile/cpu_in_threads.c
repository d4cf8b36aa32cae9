// Attacks: CPU time of all threads counts together.
#include <pthread.h>
#include <unistd.h>

static void *spin(void *unused) {
    for (volatile unsigned long n = 0;; n++) {
    }
    return unused;
}

int main(void) {
    pthread_t thread;
    alarm(20);
    for (int i = 0; i < 4; i++) pthread_create(&thread, 0, spin, 0);
    pthread_join(thread, 0);
}
