"""The layers of isolation: which of them this machine has, found once by trying each.

Entering them is the trial: what fails, or what the caller switched off, is
left out and the rest is used. An ordinary user may make the other namespaces
only inside a user namespace; root may without.
"""

from __future__ import annotations

import os

from . import linux

USER = "user namespace"
FILES = "private file tree"
PROCESSES = "process namespace"
NETWORK = "network namespace"
IPC = "IPC namespace"
LANDLOCK = "Landlock"
PRIVILEGES = "no new privileges"
TABLE = "process table"
ALL = (USER, FILES, PROCESSES, NETWORK, IPC, LANDLOCK, PRIVILEGES, TABLE)


def enter(without: frozenset[str]) -> frozenset[str]:
    """Enter all that this process can and may; returns the layers that are on."""
    on: set[str] = set()
    for name, attempt in (
        (USER, _enter_user),
        (NETWORK, _enter_network),
        (FILES, _enter_mounts),
        (PROCESSES, _try_processes),
        (IPC, _try_ipc),
        (LANDLOCK, linux.landlock_version),
        (PRIVILEGES, linux.forbid_new_privileges),
        (TABLE, _find_table),
    ):
        if name not in without:
            try:
                attempt()
            except OSError:
                continue
            on.add(name)
    return frozenset(on)


def _enter_user() -> None:
    """Inside, this user is root: over the namespaces made from here on, and nothing else."""
    _try_fork(linux.NEW_USER)
    user, group = os.getuid(), os.getgid()
    linux.unshare(linux.NEW_USER)
    _write("setgroups", "deny")
    _write("uid_map", f"0 {user} 1")
    _write("gid_map", f"0 {group} 1")
    _try_fork(linux.NEW_USER)  # one more for each run


def _write(name: str, text: str) -> None:
    with open(f"/proc/self/{name}", "w", encoding="ascii") as file:
        file.write(text)


def _enter_network() -> None:
    linux.unshare(linux.NEW_NETWORK)


def _enter_mounts() -> None:
    linux.unshare(linux.NEW_MOUNTS)
    linux.make_mounts_private()
    fd = linux.clone_tree("/dev/null")
    try:
        linux.restrict_tree(fd, linux.MOUNT_READ_ONLY)
    finally:
        os.close(fd)


def _try_processes() -> None:
    _try_fork(linux.NEW_PROCESSES)


def _try_ipc() -> None:
    _try_fork(linux.NEW_IPC)


def _try_fork(namespaces: int) -> None:
    child = linux.fork_into(namespaces)
    if child == 0:
        os._exit(0)
    os.waitpid(child, 0)


def _find_table() -> None:
    os.stat("/proc/self/stat")
