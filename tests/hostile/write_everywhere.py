# Attacks: a program changes nothing outside its scratch folder.
# Standard input names files that the test made for this, and folders in which it tries to make
# one. To other files it does only what changes nothing if it succeeds.
import os
import sys
from collections.abc import Callable


def attempt(path: str, *actions: Callable[[str], object]) -> None:
    for number, action in enumerate(actions):
        try:
            action(path)
            print("LEAK: attempt", number, "on", path)
        except OSError:
            pass


def make_file(path: str) -> None:
    os.close(os.open(path, os.O_CREAT | os.O_WRONLY))


def open_for_writing(path: str) -> None:
    os.close(os.open(path, os.O_WRONLY))


def set_rights(path: str) -> None:
    os.chmod(path, os.stat(path).st_mode & 0o7777)


def set_times(path: str) -> None:
    before = os.stat(path)
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))


victims, folders = (part.split("\0") for part in sys.stdin.read().split("\0\0"))
for folder in folders:
    attempt(f"{folder}/left", os.mkdir, os.mkfifo, make_file, lambda path: os.symlink("x", path))
for name in victims:
    attempt(name, lambda path: os.rename(path, path + "x"), lambda path: os.link(path, "mine"))
    attempt(name, lambda path: os.truncate(path, 0), os.unlink)
system = [__file__, sys.executable, "/etc/passwd", "/usr/lib", "/proc/sys/kernel/core_pattern"]
for name in (*victims, *system):
    attempt(name, open_for_writing, set_rights, set_times)
make_file("in-scratch-it-may")
print("42")
