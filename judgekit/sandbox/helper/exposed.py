"""Which files a program may see: the system's programs and libraries, and the caller's.

Nothing is taken whole that may hold a person's files: not /usr (it may have a
`src` or a `home`), not /etc, and of the folder where an interpreter is
installed (`~/.pyenv/versions/3.11`, a virtual environment) only the parts that
programs are made of.
"""

from __future__ import annotations

import os
import stat

_PROGRAM_PARTS = ("bin", "sbin", "lib", "lib32", "lib64", "libx32", "libexec", "include", "share")
_STORES = ("/nix/store", "/gnu/store")
_SETTINGS = (
    "alternatives", "crypto-policies", "group", "ld.so.cache", "ld.so.conf", "ld.so.conf.d",
    "ld.so.preload", "locale.alias", "localtime", "nsswitch.conf", "passwd", "timezone",
)  # fmt: skip
_SETTINGS_OF = ("java", "python", "node")  # /etc/java-17-openjdk and the like
_MOST_LINKS = 40  # as many as the kernel follows

DEVICES = ("null", "zero", "full", "random", "urandom")


def system() -> list[str]:
    """The paths of this system that every program may read and execute."""
    paths = [f"{top}/{part}" for top in ("", "/usr", "/usr/local") for part in _PROGRAM_PARTS]
    settings = [f"/etc/{name}" for name in _SETTINGS] + ["/etc/ssl/openssl.cnf"]
    if os.path.isdir("/etc"):
        settings += [f"/etc/{name}" for name in os.listdir("/etc") if name.startswith(_SETTINGS_OF)]
    return [path for path in (*paths, *_STORES, *settings) if os.path.exists(path)]


def of_program(program: str) -> list[str]:
    """The program itself and, where it lies in `PREFIX/bin`, what is installed with it."""
    found = [program]
    prefixes = [_prefix(program), _prefix(os.path.realpath(program))]
    if prefixes[0]:
        prefixes.append(_base_of_environment(prefixes[0]))
    for prefix in prefixes:
        if prefix and os.path.isdir(f"{prefix}/lib"):
            found += [f"{prefix}/{part}" for part in (*_PROGRAM_PARTS, "pyvenv.cfg")]
    return [path for path in dict.fromkeys(found) if os.path.exists(path)]


def _prefix(program: str) -> str:
    folder, name = os.path.split(os.path.dirname(program))
    return folder if name == "bin" and folder != os.path.expanduser("~") else ""


def _base_of_environment(prefix: str) -> str:
    """Where the interpreter of a virtual environment is installed (its `pyvenv.cfg` says)."""
    try:
        with open(f"{prefix}/pyvenv.cfg", encoding="utf-8") as settings:
            for line in settings:
                key, _, value = line.partition("=")
                if key.strip() == "home":
                    return _prefix(f"{value.strip()}/python")
    except (OSError, ValueError):
        pass
    return ""


def resolve(path: str) -> tuple[list[tuple[str, str]], str]:
    """Follow a path to its real place: the links passed on the way (where, to what), the place."""
    links: list[tuple[str, str]] = []
    real = "/"
    rest = [part for part in reversed(path.split("/")) if part]
    while rest:
        part = rest.pop()
        if part == ".":
            continue
        step = os.path.dirname(real) if part == ".." else os.path.join(real, part)
        if not os.path.islink(step):
            real = step
            continue
        target = os.readlink(step)
        links.append((step, target))
        if len(links) > _MOST_LINKS:
            raise OSError(f"{path}: too many links")
        if target.startswith("/"):
            real = "/"
        rest += [part for part in reversed(target.split("/")) if part]
    return links, real


def outermost(paths: list[str]) -> list[str]:
    """The paths without those that lie below another of them, sorted."""
    kept: list[str] = []
    for path in sorted(set(paths)):
        if not any(path.startswith(f"{above.rstrip('/')}/") for above in kept):
            kept.append(path)
    return kept


def open_to_all(path: str, from_root: bool) -> bool:
    """Whether any user may read it. `from_root`: and the folders on the way there admit them."""
    mode = os.stat(path).st_mode
    needed = 0o5 if stat.S_ISDIR(mode) else 0o4
    if mode & needed != needed:
        return False
    folder = os.path.dirname(path)
    return not from_root or folder == path or _admits_all(folder)


def _admits_all(folder: str) -> bool:
    above = os.path.dirname(folder)
    return bool(os.stat(folder).st_mode & 0o1) and (above == folder or _admits_all(above))
