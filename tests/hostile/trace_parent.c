// Attacks: a program cannot read or write another process's memory: ptrace, process_vm_readv.
#define _GNU_SOURCE
#include <stdio.h>
#include <sys/ptrace.h>
#include <sys/uio.h>
#include <unistd.h>

int main(void) {
    char byte;
    alarm(20);
    for (int pid = 1; pid < 400; pid++) {
        if (pid == getpid()) continue;
        if (ptrace(PTRACE_SEIZE, pid, 0, 0) == 0) printf("LEAK: traced %d\n", pid);
        struct iovec here = {&byte, 1}, there = {(void *)0x400000, 1};
        if (process_vm_readv(pid, &here, 1, &there, 1, 0) == 1) printf("LEAK: read %d\n", pid);
    }
    puts("42");
}
