# Attacks: a program reaches no network and no other process's socket.
# Standard input: a TCP port on this machine, a named socket, an abstract one.
import socket

port, path, name = input().split()
attempts: list[tuple[int, int, str | tuple[str, int]]] = [
    (socket.AF_INET, socket.SOCK_STREAM, ("127.0.0.1", int(port))),
    (socket.AF_INET, socket.SOCK_STREAM, ("192.0.2.1", 80)),
    (socket.AF_UNIX, socket.SOCK_STREAM, path),
    (socket.AF_UNIX, socket.SOCK_STREAM, "\0" + name),
]
for family, kind, address in attempts:
    with socket.socket(family, kind) as one:
        one.settimeout(0.5)
        try:
            one.connect(address)
            print("LEAK: connected to", address)
        except OSError:
            pass
with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as one:
    try:
        one.sendto(b"hello", ("127.0.0.1", int(port)))
        print("LEAK: sent")
    except OSError:
        pass
print("42")
