# Attacks: a program reads nothing but its source, the interpreter and libraries.
# Standard input names files and folders that it should not even see.
import os
import sys


def attempt(what: str, path: str) -> None:
    try:
        if what == "is there":
            os.stat(path)
        elif what == "read":
            with open(path, "rb") as file:
                file.read(1)
        else:
            os.listdir(path)
        print("LEAK:", what, path)
    except OSError:
        pass


for name in sys.stdin.read().split("\0"):
    for way in ("is there", "read", "listed"):
        attempt(way, name)
print("42")
