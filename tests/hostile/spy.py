# Attacks: a program sees nothing of other processes: memory, files, environment.
import os


def attempt(path: str) -> None:
    try:
        with open(path, "rb") as file:
            if path.endswith("/mem") or file.read(1):
                print("LEAK: opened", path)
    except OSError:
        pass


def follow(path: str) -> None:
    try:
        print("LEAK:", path, "is", os.readlink(path))
    except OSError:
        pass


me = os.readlink("/proc/self")
for name in os.listdir("/proc"):
    if name.isdigit() and name != me:
        for part in ("mem", "environ", "maps", "auxv"):
            attempt(f"/proc/{name}/{part}")
        for part in ("cwd", "root", "exe", "fd/0", "fd/3", "fd/4", "fd/5"):
            follow(f"/proc/{name}/{part}")
print("42")
