# Attacks: a program has no powers and gets none: capabilities, namespaces, higher limits.
import ctypes
import os
import resource

NEW_USER, NEW_MOUNTS = 0x10000000, 0x20000

with open("/proc/self/status") as lines:
    status = dict(line.split(":\t", 1) for line in lines if ":\t" in line)
for name in ("CapInh", "CapPrm", "CapEff", "CapAmb"):
    if int(status[name], 16):
        print("LEAK:", name, status[name].strip())
if status["NoNewPrivs"].strip() != "1":
    print("LEAK: a set-user-id program would give new privileges")

libc = ctypes.CDLL(None)
child = os.fork()
if child == 0:
    mounted = libc.unshare(NEW_USER | NEW_MOUNTS) == 0 and (
        libc.mount(b"none", b"/tmp", b"tmpfs", 0, b"") == 0
    )
    os._exit(mounted)
if os.waitpid(child, 0)[1]:
    print("LEAK: mounted a file system in a namespace of its own")
if libc.chroot(b"/proc") == 0:
    print("LEAK: changed the root folder")
if libc.sethostname(b"x", 1) == 0:
    print("LEAK: renamed the machine")

limits = (resource.RLIMIT_NPROC, resource.RLIMIT_FSIZE, resource.RLIMIT_DATA, resource.RLIMIT_CPU)
for kind in limits:
    try:
        resource.setrlimit(kind, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        print("LEAK: raised a limit", kind)
    except (OSError, ValueError):
        pass
try:
    os.nice(-5)
    print("LEAK: went first")
except OSError:
    pass
print("42")
