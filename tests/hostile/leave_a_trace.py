# Attacks: a run sees nothing of the one before: its files, shared memory or sockets.
# Each run leaves all it can and says what it found.
import os
import socket

found = os.listdir(".")
if found:
    print("LEAK: scratch held", found)
status = os.stat(".")
if status.st_mode & 0o777 != 0o700:
    print("LEAK: scratch has rights", oct(status.st_mode))
with open("trace", "w") as file:
    file.write("I was here")
os.chmod(".", 0o755)
for folder in ("/dev/shm", "/tmp", "/run/lock"):
    try:
        with open(f"{folder}/judge-kit-trace", "x") as file:
            file.write("I was here")
    except FileExistsError:
        print("LEAK: found the trace in", folder)
    except OSError:
        pass
with open("/proc/sysvipc/shm") as table:
    if len(table.readlines()) > 1:
        print("LEAK: found shared memory")
name = socket.socket(socket.AF_UNIX)
try:
    name.bind(b"\0judge-kit-trace")
    name.listen()
except OSError:
    print("LEAK: found the socket")
print("42")
