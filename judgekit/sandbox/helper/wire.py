"""How the judge and the helper talk: values of Python's own kinds over a stream socket.

A message is four bytes of length and a `marshal` body (both ends are the same
interpreter, and nothing else reads or writes the socket). File descriptors
travel with the first byte, as the kernel's SCM_RIGHTS messages.
"""

from __future__ import annotations

import marshal
import os
import sys
from _socket import CMSG_SPACE, MSG_WAITALL, SCM_RIGHTS, SOL_SOCKET, socket

# What `marshal` takes, as far as it is used here.
Value = str | int | float | bytes | None | tuple["Value", ...] | dict[str, "Value"]

INT_BYTES = 4
# MSG_CMSG_CLOEXEC: received descriptors do not leak into programs.
CLOSE_ON_EXEC = 0x40000000 if sys.platform == "linux" else 0


def send(connection: socket, value: Value, descriptors: tuple[int, ...] = ()) -> None:
    """Send one message; the caller holds a lock if others send, too."""
    body = marshal.dumps(value)
    message = len(body).to_bytes(INT_BYTES, "little") + body
    if not descriptors:
        connection.sendall(message)
        return
    packed = b"".join(fd.to_bytes(INT_BYTES, "little") for fd in descriptors)
    sent = connection.sendmsg([message], [(SOL_SOCKET, SCM_RIGHTS, packed)])
    if sent < len(message):
        connection.sendall(message[sent:])


def receive(connection: socket, most_descriptors: int = 0) -> tuple[object, tuple[int, ...]]:
    """Wait for one message. Raises EOFError when the other end is gone."""
    space = CMSG_SPACE(most_descriptors * INT_BYTES) if most_descriptors else 0
    head, ancillary, _, _ = connection.recvmsg(INT_BYTES, space, MSG_WAITALL | CLOSE_ON_EXEC)
    descriptors: list[int] = []
    for level, kind, data in ancillary:
        if level == SOL_SOCKET and kind == SCM_RIGHTS:
            descriptors += [
                int.from_bytes(data[at : at + INT_BYTES], "little")
                for at in range(0, len(data) - len(data) % INT_BYTES, INT_BYTES)
            ]
    if not CLOSE_ON_EXEC:
        for fd in descriptors:
            os.set_inheritable(fd, False)
    if len(head) < INT_BYTES:
        raise EOFError
    return marshal.loads(_exactly(connection, int.from_bytes(head, "little"))), tuple(descriptors)


def _exactly(connection: socket, size: int) -> bytes:
    parts: list[bytes] = []
    while size:
        part = connection.recv(size)
        if not part:
            raise EOFError
        parts.append(part)
        size -= len(part)
    return b"".join(parts)
