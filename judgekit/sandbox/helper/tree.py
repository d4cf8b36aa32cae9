"""What the living processes of a run are and use: read from the process table (/proc).

A process belongs to the run if its line of parents leads to the run's keeper:
orphans are handed to it, so double forks and new sessions change nothing.
"""

from __future__ import annotations

import os
import time

from .patience import in_time

_PAGE_BYTES = os.sysconf("SC_PAGE_SIZE")
_TICKS = os.sysconf("SC_CLK_TCK")
_BLOCK_BYTES = 512
_KIB = 1024
# Places in /proc/PID/stat, counted after the name in parentheses.
_STATE, _PARENT, _THREADS = 0, 1, 17
_OWN_TIMES, _REAPED_TIMES = slice(11, 13), slice(13, 15)
_RESIDENT, _STACK = 21, 25
_PATIENCE_SECONDS = 0.05
_SHARED_MAPPINGS = (b"/memfd:", b"/dev/zero", b"/SYSV")


class Usage:
    """One look at the tree."""

    __slots__ = ("cpu_seconds", "places", "resident_bytes")

    def __init__(self, places: list[str], cpu_seconds: float, resident_bytes: int) -> None:
        self.places = places  # of each process: its folder in the table, or one of its threads'
        self.cpu_seconds = cpu_seconds  # of the living, with the children that they reaped
        self.resident_bytes = resident_bytes  # a page that several share counts for each


class Tree:
    """All descendants of this process, as the process table shows them.

    A measure that is None could not be taken in time.
    """

    __slots__ = ("_numbers_agree", "_proc_fd", "_self", "_stack")

    def __init__(self) -> None:
        self._proc_fd = os.open("/proc", os.O_RDONLY | os.O_DIRECTORY)
        self._self = os.readlink("self", dir_fd=self._proc_fd)
        self._numbers_agree = int(self._self) == os.getpid()  # else it is an outer namespace's
        self._stack = self._table()[self._self][_STACK]

    def look(self) -> Usage:
        """Find the living descendants and add up what they use."""
        table = self._table()
        mine = self._below(table)
        seconds = sum(self._cpu_seconds(name, table[name]) for name in mine)
        places = [self._place(name, table) for name in mine]
        pages = sum(self._pages(table[name]) for name in mine)
        return Usage(places, seconds, pages * _PAGE_BYTES)

    def pids(self) -> list[int]:
        """The living descendants."""
        return [int(name) for name in self._below(self._table())]

    def _place(self, name: str, table: dict[str, list[bytes]]) -> str:
        """Where to read of a process. If its first thread has ended, only the others know."""
        fields = table[name]
        if fields[_STATE] == b"Z" and int(fields[_THREADS]) > 1:
            for thread in self._list(f"{name}/task"):
                place = f"{name}/task/{thread}"
                others = self._read_fields(place)
                if others and others[_STATE] != b"Z":
                    fields[_RESIDENT] = others[_RESIDENT]
                    return place
        return name

    def _cpu_seconds(self, name: str, fields: list[bytes]) -> float:
        """The table counts in hundredths of a second; a process's own clock is exact."""
        reaped = sum(map(int, fields[_REAPED_TIMES])) / _TICKS
        if self._numbers_agree:
            try:
                return reaped + time.clock_gettime(~int(name) << 3 | 2)  # clock_getcpuclockid(3)
            except OSError:
                pass  # it has just ended
        return reaped + sum(map(int, fields[_OWN_TIMES])) / _TICKS

    def _pages(self, fields: list[bytes]) -> int:
        """None for a fork of this process that has not become its program yet."""
        return 0 if fields[_STACK] == self._stack else int(fields[_RESIDENT])

    def orphans(self, known: set[int]) -> list[int]:
        """Children of this process that it did not start: they were handed to it."""
        own = self._self.encode()
        children = [int(name) for name, fields in self._table().items() if fields[_PARENT] == own]
        return [pid for pid in children if pid not in known]

    def threads_of_user(self) -> int:
        """How many threads this user has, on the whole machine."""
        user = str(os.getuid()).encode()
        total = 0
        for name, fields in self._table().items():
            status = self._read(f"{name}/status").partition(b"\nUid:\t")[2]
            if status.partition(b"\t")[0] == user:
                total += int(fields[_THREADS])
        return total

    def _table(self) -> dict[str, list[bytes]]:
        table = {}
        for name in os.listdir(self._proc_fd):
            if name.isdigit():
                fields = self._read_fields(name)
                if fields:
                    table[name] = fields
        return table

    def _below(self, table: dict[str, list[bytes]]) -> list[str]:
        children: dict[str, list[str]] = {}
        for name, fields in table.items():
            children.setdefault(fields[_PARENT].decode(), []).append(name)
        found = children.get(self._self, [])
        for name in found:  # grows while it is walked
            found += children.get(name, [])
        return found

    def proportional_bytes(self, usage: Usage) -> int | None:
        """The memory of the tree with each shared page counted once (PSS): costly, so rarely."""
        return in_time(lambda: self._proportional_bytes(usage), _PATIENCE_SECONDS)

    def _proportional_bytes(self, usage: Usage) -> int:
        total = 0
        for place in usage.places:
            value = self._read(f"{place}/smaps_rollup").partition(b"\nPss:")[2]
            if value:
                total += int(value.split(maxsplit=1)[0]) * _KIB
            elif "task" in place and self._read_fields(place):  # threads have no such file
                total += int(self._read_fields(place)[_RESIDENT]) * _PAGE_BYTES
        return total

    def waited_seconds(self, usage: Usage) -> float:
        """How long the process that waited longest was ready to run but got no processor."""
        waited = [self._read(f"{place}/schedstat").split() for place in usage.places]
        return max((int(fields[1]) / 1e9 for fields in waited if fields), default=0.0)

    def estimated_bytes(self, usage: Usage) -> int:
        """The memory of the tree, at most: pages of files once, others for each process."""
        own = shared = 0
        for place in usage.places:
            fields = self._read(f"{place}/statm").split()
            if fields:
                own += int(fields[1]) - int(fields[2])  # resident, and of it: of files
                shared = max(shared, int(fields[2]))
        return (own + shared) * _PAGE_BYTES

    def nameless_bytes(self, usage: Usage, device: int | None = None) -> int | None:
        """The space of open or mapped files that no folder holds (any more), on a device or on all.

        Memory files are such files, and shared memory is such a mapping. Of a
        mapping only its length is known, an upper bound.
        """
        return in_time(lambda: self._nameless_bytes(usage, device), _PATIENCE_SECONDS)

    def _nameless_bytes(self, usage: Usage, device: int | None) -> int:
        sizes: dict[tuple[int, int], int] = {}
        for place in usage.places:
            for file, size in (*self._open_files(place), *self._mapped_files(place)):
                sizes[file] = max(size, sizes.get(file, 0))
        return sum(size for file, size in sizes.items() if device in (None, file[0]))

    def _open_files(self, place: str) -> list[tuple[tuple[int, int], int]]:
        found: list[tuple[tuple[int, int], int]] = []
        for number in self._list(f"{place}/fd"):
            try:
                status = os.stat(f"{place}/fd/{number}", dir_fd=self._proc_fd)
            except OSError:
                continue  # closed meanwhile
            if status.st_nlink == 0 and status.st_blocks:
                file = status.st_dev, status.st_ino
                found.append((file, status.st_blocks * _BLOCK_BYTES))
        return found

    def _mapped_files(self, place: str) -> list[tuple[tuple[int, int], int]]:
        found: dict[int, int] = {}
        for line in self._read(f"{place}/maps", 1 << 20).splitlines():
            fields = line.split(maxsplit=5)
            if len(fields) == 6 and fields[5].startswith(_SHARED_MAPPINGS):
                start, _, end = fields[0].partition(b"-")
                inode = int(fields[4])
                found[inode] = found.get(inode, 0) + int(end, 16) - int(start, 16)
        return [((0, inode), size) for inode, size in found.items()]

    def _read_fields(self, place: str) -> list[bytes]:
        return self._read(f"{place}/stat").rpartition(b")")[2].split()

    def _list(self, path: str) -> list[str]:
        try:
            fd = os.open(path, os.O_RDONLY | os.O_DIRECTORY, dir_fd=self._proc_fd)
        except OSError:
            return []  # it ended
        try:
            return os.listdir(fd)
        finally:
            os.close(fd)

    def _read(self, path: str, most_bytes: int = 8192) -> bytes:
        """A file of the table; empty if its process ended."""
        try:
            fd = os.open(path, os.O_RDONLY, dir_fd=self._proc_fd)
        except OSError:
            return b""
        try:
            return os.read(fd, most_bytes)
        except OSError:
            return b""
        finally:
            os.close(fd)
