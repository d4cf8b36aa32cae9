"""The layers of isolation: which of them this machine has, found once by trying each.

Entering them is the trial: what fails, or what the caller switched off, is
left out and the rest is used. An ordinary user may make the other namespaces
only inside a user namespace; root may without.
"""

from __future__ import annotations

import os
import sys

from . import landlock, linux

USER = "user namespace"
FILES = "private file tree"
PROCESSES = "process namespace"
NETWORK = "network namespace"
IPC = "IPC namespace"
LANDLOCK = "Landlock"
PRIVILEGES = "privilege lock"
TABLE = "process table"
ALL = (USER, FILES, PROCESSES, NETWORK, IPC, LANDLOCK, PRIVILEGES, TABLE)


# Not a layer: what root can do instead of a user namespace, namely run programs as nobody.
DEMOTION = "demotion"
NOBODY = 65534


def enter(without: frozenset[str]) -> frozenset[str]:
    """Enter all that this process can and may; returns the layers that are on."""
    on: set[str] = set()
    for name, attempt in (
        (USER, _enter_user),
        (NETWORK, _enter_network),
        (FILES, _enter_mounts),
        (PROCESSES, _try_processes),
        (IPC, _try_ipc),
        (LANDLOCK, landlock.version),
        (PRIVILEGES, linux.forbid_new_privileges),
        (TABLE, _find_table),
    ):
        if name not in without:
            try:
                attempt()
            except OSError:
                continue
            on.add(name)
    if USER not in on and _can_demote():
        on.add(DEMOTION)
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


def _can_demote() -> bool:
    if sys.platform != "linux" or os.getuid() != 0:
        return False
    child = os.fork()
    if child == 0:
        try:
            os.fchown(os.memfd_create("trial"), NOBODY, NOBODY)
            become_nobody()
            os._exit(0)
        finally:
            os._exit(1)
    return os.waitpid(child, 0)[1] == 0


def become_nobody() -> None:
    """Give up being root, for good."""
    os.setgroups([])
    os.setresgid(NOBODY, NOBODY, NOBODY)
    os.setresuid(NOBODY, NOBODY, NOBODY)


def _find_table() -> None:
    os.stat("/proc/self/stat")
