"""Every Linux system call that Python does not offer: its name, its arguments, its reason.

The C library is reached through `ctypes`. Calls that it wraps are called by
name; newer ones go through `syscall` by number (the numbers from 424 on are the
same on every architecture). A call that fails raises OSError with its name; a
system without the call (an old kernel, macOS) raises the same with ENOSYS. So a
layer is probed by trying it.

The library is loaded as `PyDLL`: calls keep the interpreter's lock. They are
all short, and a `clone` must not come back in a child with the lock released.
"""

from __future__ import annotations

import ctypes
import errno
import os
import sys

# unshare, clone3: which namespaces (clone(2))
NEW_MOUNTS = 0x0002_0000
NEW_IPC = 0x0800_0000
NEW_USER = 0x1000_0000
NEW_PROCESSES = 0x2000_0000
NEW_NETWORK = 0x4000_0000

# mount(2), umount2(2)
MOUNT_READ_ONLY = 0x1
MOUNT_NO_SETUID = 0x2
MOUNT_NO_DEVICES = 0x4
MOUNT_NO_EXECUTION = 0x8
MOUNT_RECURSIVE = 0x4000
MOUNT_PRIVATE = 0x4_0000
UNMOUNT_DETACH = 2

_SIGCHLD = 17
_AT_FDCWD = -100
_AT_RECURSIVE = 0x8000
_AT_EMPTY_PATH = 0x1000
_OPEN_TREE_CLONE = 1
_OPEN_TREE_CLOEXEC = os.O_CLOEXEC
_MOVE_MOUNT_FROM_EMPTY_PATH = 4
_SYS_OPEN_TREE = 428
_SYS_MOVE_MOUNT = 429
_SYS_CLONE3 = 435
_SYS_MOUNT_SETATTR = 442

_PR_SET_PDEATHSIG = 1
_PR_SET_DUMPABLE = 4
_PR_SET_CHILD_SUBREAPER = 36
_PR_SET_NO_NEW_PRIVS = 38

_libc = ctypes.PyDLL(None, use_errno=True)


def call(name: str, *arguments: object) -> int:
    """Call a function of the C library; a result below 0 is raised as OSError."""
    function = getattr(_libc, name, None)
    if function is None or sys.platform != "linux":
        raise OSError(errno.ENOSYS, os.strerror(errno.ENOSYS), name)
    result: int = function(*arguments)
    if result < 0:
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number), name)
    return result


def long(value: int) -> ctypes.c_long:
    """A number for `syscall`, whose arguments are as wide as a register."""
    return ctypes.c_long(value)


def release() -> tuple[int, int]:
    """The kernel's version: (6, 14)."""
    major, minor = os.uname().release.split(".")[:2]
    return int(major), int("".join(digit for digit in minor if digit.isdigit()))


def unshare(namespaces: int) -> None:
    """Leave the named namespaces for new ones of this process's own."""
    call("unshare", namespaces)


class _CloneArguments(ctypes.Structure):
    _fields_ = tuple(
        (name, ctypes.c_uint64)
        for name in ("flags", "pidfd", "child_tid", "parent_tid", "exit_signal")
    ) + tuple((name, ctypes.c_uint64) for name in ("stack", "stack_size", "tls"))


def fork_into(namespaces: int) -> int:
    """Fork as `os.fork` does, the child being in new namespaces of the given kinds.

    Only for a process with one thread. For process namespaces there is no other
    way: `unshare` changes where all later children go, and only once.
    """
    if not namespaces:
        return os.fork()
    arguments = _CloneArguments(flags=namespaces, exit_signal=_SIGCHLD)
    size = ctypes.sizeof(arguments)
    return call("syscall", long(_SYS_CLONE3), ctypes.byref(arguments), long(size))


def mount(kind: str, target: str, flags: int, options: str = "") -> None:
    """Mount a new file system of the given kind (tmpfs, proc) on a folder."""
    call("mount", kind.encode(), os.fsencode(target), kind.encode(), ctypes.c_ulong(flags),
          options.encode())  # fmt: skip


def make_mounts_private() -> None:
    """Stop mounts made here from showing outside, and the other way around."""
    flags = ctypes.c_ulong(MOUNT_RECURSIVE | MOUNT_PRIVATE)
    call("mount", b"none", b"/", None, flags, None)


def unmount(target: str) -> None:
    """Take a mount out of the tree at once; it ends when its last user does."""
    call("umount2", os.fsencode(target), UNMOUNT_DETACH)


def clone_tree(path: str) -> int:
    """open_tree: a copy of what is mounted at and below a path, not yet attached."""
    flags = _OPEN_TREE_CLONE | _OPEN_TREE_CLOEXEC | _AT_RECURSIVE
    return call("syscall", long(_SYS_OPEN_TREE), long(_AT_FDCWD),
                 ctypes.c_char_p(os.fsencode(path)), long(flags))  # fmt: skip


def attach_tree(tree_fd: int, target: str) -> None:
    """move_mount: attach a cloned tree to a file or folder."""
    call("syscall", long(_SYS_MOVE_MOUNT), long(tree_fd), ctypes.c_char_p(b""),
          long(_AT_FDCWD), ctypes.c_char_p(os.fsencode(target)),
          long(_MOVE_MOUNT_FROM_EMPTY_PATH))  # fmt: skip


class _MountAttributes(ctypes.Structure):
    _fields_ = tuple(
        (name, ctypes.c_uint64) for name in ("attr_set", "attr_clr", "propagation", "userns_fd")
    )


def restrict_tree(tree_fd: int, flags: int, recursive: bool = True) -> None:
    """mount_setattr: add flags (read-only, no set-user-id, ...) to a tree of mounts."""
    attributes = _MountAttributes(attr_set=flags)
    where = _AT_EMPTY_PATH | (_AT_RECURSIVE if recursive else 0)
    call("syscall", long(_SYS_MOUNT_SETATTR), long(tree_fd), ctypes.c_char_p(b""), long(where),
          ctypes.byref(attributes), long(ctypes.sizeof(attributes)))  # fmt: skip


def pivot_root(new: str, old: str) -> None:
    """Make a mounted folder the root of this mount namespace."""
    call("pivot_root", os.fsencode(new), os.fsencode(old))


def die_with_parent(signal_number: int) -> None:
    """Get this signal when the parent (the thread of it that forked) ends."""
    call("prctl", _PR_SET_PDEATHSIG, ctypes.c_ulong(signal_number))


def forbid_dumping() -> None:
    """Close /proc/PID/{mem,fd,environ,...} of this process to others of the same user."""
    call("prctl", _PR_SET_DUMPABLE, ctypes.c_ulong(0))


def adopt_orphans() -> None:
    """Become the parent of every descendant whose own parent ends."""
    call("prctl", _PR_SET_CHILD_SUBREAPER, ctypes.c_ulong(1))


def forbid_new_privileges() -> None:
    """From here on no exec gives rights: set-user-id bits and file capabilities are void."""
    call("prctl", _PR_SET_NO_NEW_PRIVS, ctypes.c_ulong(1), *[ctypes.c_ulong(0)] * 3)


class _CapabilityHeader(ctypes.Structure):
    _fields_ = (("version", ctypes.c_uint32), ("pid", ctypes.c_int))


def drop_capabilities() -> None:
    """capset: give up root's powers (nothing to give up for an ordinary user)."""
    header = _CapabilityHeader(version=0x2008_0522, pid=0)
    call("capset", ctypes.byref(header), bytes(2 * 3 * 4))


class _SystemInformation(ctypes.Structure):
    _fields_ = (
        ("uptime", ctypes.c_long), ("loads", ctypes.c_ulong * 3), ("total", ctypes.c_ulong),
        ("free", ctypes.c_ulong), ("shared", ctypes.c_ulong), ("rest", ctypes.c_ulong * 6),
        ("unit", ctypes.c_uint), ("end", ctypes.c_char * 64),
    )  # fmt: skip


def shared_bytes() -> int:
    """sysinfo: what memory files, tmpfs and shared memory take on the whole machine."""
    information = _SystemInformation()
    call("sysinfo", ctypes.byref(information))
    return int(information.shared)


# Two older calls, whose numbers differ from architecture to architecture.
_SYS_PERF_EVENT_OPEN = {"x86_64": 298, "aarch64": 241}
_SYS_KEYCTL = {"x86_64": 250, "aarch64": 219}


class _CounterAttributes(ctypes.Structure):
    _fields_ = (
        ("type", ctypes.c_uint32), ("size", ctypes.c_uint32), ("config", ctypes.c_uint64),
        ("period", ctypes.c_uint64), ("sample", ctypes.c_uint64), ("read", ctypes.c_uint64),
        ("flags", ctypes.c_uint64), ("rest", ctypes.c_uint64 * 8),
    )  # fmt: skip


def cpu_counter() -> int:
    """perf_event_open: counts CPU nanoseconds from the next exec on, in all that is forked, too.

    What the processes used stays counted when they end, whoever reaps them, or nobody.
    """
    number = _SYS_PERF_EVENT_OPEN.get(os.uname().machine, -1)
    software, task_clock = 1, 1
    disabled, inherited, no_kernel, no_hypervisor, from_exec = 1, 1 << 1, 1 << 5, 1 << 6, 1 << 12
    attributes = _CounterAttributes(
        type=software,
        size=ctypes.sizeof(_CounterAttributes),
        config=task_clock,  # which includes the kernel's part all the same
        flags=disabled | inherited | no_kernel | no_hypervisor | from_exec,
    )
    close_on_exec = 8
    return call("syscall", long(number), ctypes.byref(attributes), long(0), long(-1),
                 long(-1), long(close_on_exec))  # fmt: skip


def leave_keyring() -> None:
    """keyctl: exchange the session's keys (the person's, by inheritance) for an empty ring."""
    join_session_keyring = 1
    number = _SYS_KEYCTL.get(os.uname().machine, -1)
    call("syscall", long(number), long(join_session_keyring), None)
