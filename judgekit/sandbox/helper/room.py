"""A room: the files that a program sees, and its scratch folder.

Where mount namespaces work, a room is a mount namespace of its own whose root
is a small read-only tmpfs. In it appear, read-only and at their usual places,
only the files that the program may see; everything else of the machine is not
there. The scratch folder is a tmpfs with a size, so a program can fill neither
disk nor memory with it; once used, it is replaced by a new one, whatever was
made in it.

The tree is put together while the old one is still there: `open_tree` takes
copies of what shall be seen, `move_mount` attaches them below the new root,
`pivot_root` makes that the root, and the old one is let go.

Where mount namespaces do not work, the machine's tree is what it was, scratch
is a plain folder, and Landlock, if it is there, guards the files alone.
"""

from __future__ import annotations

import os
import stat

from . import exposed, landlock, linux
from .job import Place
from .layers import DEMOTION, FILES, LANDLOCK, NOBODY, PROCESSES
from .scratch import MOST_FILES, remove_below

_STAGING = "/tmp"
_BOX = "/box"
_PAGE_BYTES = os.sysconf("SC_PAGE_SIZE")  # a tmpfs with size 0 would have no end
_SAFE = linux.MOUNT_NO_SETUID | linux.MOUNT_NO_DEVICES
_PROC = _SAFE | linux.MOUNT_NO_EXECUTION | linux.MOUNT_READ_ONLY


class View:
    """The files that a command may see, with the links that lead to them."""

    __slots__ = ("links", "readable", "writable")

    def __init__(self, place: Place) -> None:
        """Raises OSError for a path that is not there."""
        self.links: list[tuple[str, str]] = []
        own = [*exposed.system(), *exposed.of_program(place.program), *place.readable]
        self.readable = self._real(own)
        self.writable = self._real(list(place.writable))

    def _real(self, paths: list[str]) -> list[str]:
        found: list[str] = []
        for path in paths:
            links, real = exposed.resolve(path)
            os.stat(real)
            self.links += links
            found.append(real)
        return exposed.outermost(found)


class Room:
    """The room of this process, built and entered at once; for one run at a time."""

    __slots__ = (
        "_box",
        "_mounted",
        "_options",
        "_unused",
        "growing",
        "ruleset_fd",
        "user",
    )

    def __init__(self, place: Place, on: frozenset[str], folder: str) -> None:
        """`folder`: where the scratch folder lies if mount namespaces do not work."""
        view = View(place)
        self.user = _user(place, view, on)
        self._mounted = FILES in on
        self._box = _BOX if self._mounted else folder
        self._options = (
            f"size={max(place.output_bytes, _PAGE_BYTES)},nr_inodes={MOST_FILES},mode=700"
        )
        if self.user >= 0:
            self._options += f",uid={self.user},gid={self.user}"
        self._unused: list[int] = []
        if self._mounted:
            _furnish(view, own_processes=PROCESSES in on)
        else:
            os.mkdir(self._box, 0o711)
        self.growing = [*view.writable, *([] if self._mounted else [self._box])]
        self.ruleset_fd = -1
        if LANDLOCK in on:
            self.ruleset_fd = landlock.ruleset(view.readable, [*view.writable, self._box])

    @property
    def scratch(self) -> str:
        """The working directory of a run."""
        return f"{self._box}/scratch"

    def clear(self) -> None:
        """Have an empty scratch folder, which takes as many bytes as the output may have."""
        if self._unused and _changes(self._box, self.scratch) == self._unused:
            return
        if not self._mounted:
            remove_below(self._box)
            os.mkdir(self.scratch, 0o700)
            os.chown(self.scratch, self.user, self.user)
        else:
            if self._unused:
                linux.unmount(self.scratch)
            flags = _SAFE | linux.MOUNT_NO_EXECUTION
            linux.mount("tmpfs", self.scratch, flags, self._options)
        self._unused = _changes(self._box, self.scratch)

    def leave(self) -> None:
        """Remove what does not vanish with the mount namespace."""
        if not self._mounted:
            remove_below(self._box)
            os.rmdir(self._box)


def _user(place: Place, view: View, on: frozenset[str]) -> int:
    """Whom the program runs as: root's is to be nobody, if it can be; else who this is (-1).

    In a user namespace it has no powers anyway. A compiler must write as its caller.
    """
    if DEMOTION not in on or place.writable:
        return -1
    for path in view.readable:
        if not exposed.open_to_all(path, from_root=FILES not in on):
            return -1
    return NOBODY


def _changes(*folders: str) -> list[int]:
    """Same values: nothing was made, removed or renamed in them, and their rights are the same."""
    both = [os.stat(folder) for folder in folders]
    return [time for status in both for time in (status.st_mtime_ns, status.st_ctime_ns)]


def _furnish(view: View, own_processes: bool) -> None:
    """Move into a new mount namespace whose tree shows what the view names."""
    linux.unshare(linux.NEW_MOUNTS)
    trees = [(path, _copy(path, linux.MOUNT_READ_ONLY)) for path in view.readable]
    trees += [(path, _copy(path, 0)) for path in view.writable]
    trees += [(f"/dev/{name}", linux.clone_tree(f"/dev/{name}")) for name in exposed.DEVICES]
    if not own_processes:
        trees.append(("/proc", _copy("/proc", linux.MOUNT_READ_ONLY)))
    linux.mount("tmpfs", _STAGING, _SAFE, "size=4m,nr_inodes=4000,mode=755")
    os.umask(0o022)
    for path, fd in trees:
        _make_place(_STAGING + path, fd)
        linux.attach_tree(fd, _STAGING + path)
        os.close(fd)
    os.makedirs(f"{_STAGING}{_BOX}/scratch")
    os.makedirs(f"{_STAGING}/proc", exist_ok=True)
    if own_processes:
        linux.mount("proc", f"{_STAGING}/proc", _PROC)
    _link([*view.links, *_streams(), ("/tmp", f"{_BOX}/scratch")])
    os.chdir(_STAGING)
    linux.pivot_root(".", ".")
    linux.unmount(".")
    os.chdir("/")
    _make_read_only("/")


def _copy(path: str, flags: int) -> int:
    fd = linux.clone_tree(path)
    linux.restrict_tree(fd, flags | _SAFE)
    return fd


def _make_place(path: str, tree_fd: int) -> None:
    """An empty file or folder, as the tree to be attached there is one."""
    if os.path.lexists(path):
        return
    if stat.S_ISDIR(os.fstat(tree_fd).st_mode):
        os.makedirs(path)
    else:
        os.makedirs(os.path.dirname(path), exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))


def _link(links: list[tuple[str, str]]) -> None:
    for where, target in links:
        if not os.path.lexists(_STAGING + where):
            os.makedirs(os.path.dirname(_STAGING + where), exist_ok=True)
            os.symlink(target, _STAGING + where)


def _streams() -> list[tuple[str, str]]:
    ends = {"fd": "", "stdin": "/0", "stdout": "/1", "stderr": "/2"}
    return [(f"/dev/{name}", f"/proc/self/fd{end}") for name, end in ends.items()]


def _make_read_only(path: str) -> None:
    """Only this mount; what is mounted in it keeps its own state."""
    fd = os.open(path, os.O_PATH | os.O_CLOEXEC)
    try:
        linux.restrict_tree(fd, linux.MOUNT_READ_ONLY, recursive=False)
    finally:
        os.close(fd)
