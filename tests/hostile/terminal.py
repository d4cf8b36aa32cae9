# Attacks: a program cannot write to or type into the person's terminal.
import fcntl
import os
import termios

for path in ("/dev/tty", "/dev/console", "/dev/pts/0", "/dev/tty1"):
    try:
        os.close(os.open(path, os.O_RDWR))
        print("LEAK: opened", path)
    except OSError:
        pass
for fd in range(3):
    if os.isatty(fd):
        print("LEAK: a terminal is stream", fd)
    try:
        fcntl.ioctl(fd, termios.TIOCSTI, b"x")
        print("LEAK: typed")
    except OSError:
        pass
if os.getsid(0) != os.getpid():
    print("LEAK: not a session of its own")
print("42")
