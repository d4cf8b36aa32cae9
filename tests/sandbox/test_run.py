"""One run: what goes in, what comes out, which limit ended it, and what it used."""

from __future__ import annotations

import signal
import sys
from pathlib import Path

import pytest

from judgekit.errors import KitError
from judgekit.sandbox import Command, Limit, Limits, Sandbox
from tests.sandbox.conftest import MIB, Python

SPIN = "import time\nwhile time.process_time() < {}: pass"
ONE = Limits(1, 256 * MIB, MIB)


def test_an_empty_program_ends_well_with_empty_output(python: Python) -> None:
    run = python("")
    assert (run.status, run.exceeded, run.output, run.error) == (0, None, b"", b"")


def test_standard_input_reaches_the_program_whole_and_its_output_the_judge(python: Python) -> None:
    data = bytes(range(256)) * 4000
    run = python("import sys; sys.stdout.buffer.write(sys.stdin.buffer.read())", data)
    assert run.output == data


@pytest.mark.parametrize("path", ["/dev/stdin", "/proc/self/fd/0"])
def test_standard_input_can_be_opened_by_name(python: Python, path: str) -> None:
    assert python(f"print(open({path!r}).read())", b"seen").output == b"seen\n"


def test_output_may_be_as_long_as_its_limit_and_no_byte_longer(python: Python) -> None:
    at_limit = python(f"import sys; sys.stdout.write('x' * {MIB})", output=1)
    above = python(f"import sys; sys.stdout.write('x' * {MIB + 1})", output=1)
    assert (at_limit.exceeded, len(at_limit.output)) == (None, MIB)
    assert (above.exceeded, len(above.output)) == (Limit.OUTPUT, MIB)


def test_standard_error_is_kept_apart_and_only_its_end(python: Python) -> None:
    run = python("import sys; print(1); sys.stderr.write('a' * 100000 + 'the end')")
    assert run.output == b"1\n"
    assert len(run.error) == 65536
    assert run.error.endswith(b"aaathe end")


@pytest.mark.parametrize("status", [0, 1, 42, 255])
def test_the_exit_status_is_told(python: Python, status: int) -> None:
    assert python(f"import os; os._exit({status})").status == status


@pytest.mark.parametrize("number", [signal.SIGSEGV, signal.SIGABRT, signal.SIGKILL, signal.SIGTERM])
def test_the_signal_that_ended_it_is_told(python: Python, number: signal.Signals) -> None:
    run = python(f"import os; os.kill(os.getpid(), {int(number)})")
    assert (run.status, run.exceeded) == (-number, None)


def test_cpu_time_is_limited_and_ended_soon_after(python: Python) -> None:
    run = python("while True: pass", cpu=0.3)
    assert run.exceeded is Limit.CPU
    assert 0.3 < run.cpu_seconds < 0.5


def test_a_limit_that_was_exceeded_counts_though_the_program_ended_by_itself(
    python: Python,
) -> None:
    run = python(SPIN.format(0.3), cpu=0.29)
    assert run.exceeded is Limit.CPU


def test_cpu_time_is_what_the_program_says_itself(python: Python) -> None:
    run = python(SPIN.format(0.25) + "\nprint(time.process_time())")
    assert run.exceeded is None
    assert abs(run.cpu_seconds - float(run.output)) < 0.03


def test_cpu_time_includes_children(python: Python) -> None:
    child = f"exec({SPIN.format(0.1)!r}); os._exit(0)"
    code = f"import os\nfor _ in range(3):\n if os.fork() == 0: {child}"
    assert 0.3 <= python(code + "\nfor _ in range(3): os.wait()").cpu_seconds < 0.5


def test_sleeping_is_ended_by_the_wall_clock(python: Python) -> None:
    run = python("import time; time.sleep(20)", cpu=0.1)
    assert run.exceeded is Limit.WALL
    assert run.cpu_seconds < 0.1
    assert 1.2 <= run.wall_seconds < 2


def test_memory_is_limited(python: Python) -> None:
    run = python("x = []\nwhile True: x.append(bytearray(b'x' * 1_000_000))", memory=64)
    assert run.exceeded is Limit.MEMORY
    assert run.peak_bytes > 64 * MIB


def test_a_short_peak_of_memory_counts(python: Python) -> None:
    assert python("x = b'x' * 100_000_000; del x", memory=64).exceeded is Limit.MEMORY


def test_memory_that_is_only_reserved_does_not_count(python: Python) -> None:
    run = python(
        "import mmap; m = mmap.mmap(-1, 2**30, flags=mmap.MAP_PRIVATE); print(1)", memory=64
    )
    assert (run.exceeded, run.output) == (None, b"1\n")


def test_memory_that_children_share_counts_once(python: Python) -> None:
    code = """if True:
        import mmap, os, time
        shared = mmap.mmap(-1, 60 << 20)
        shared.write(b"x" * (60 << 20))
        for _ in range(4):
            if os.fork() == 0:
                sum(shared[:: 4096]); time.sleep(0.5); os._exit(0)
        for _ in range(4): os.wait()
    """
    run = python(code, memory=160)
    assert run.exceeded is None
    assert 60 * MIB < run.peak_bytes < 160 * MIB


def test_peak_memory_is_that_of_the_program(python: Python) -> None:
    small, large = python("pass"), python("x = b'x' * 100_000_000")
    assert 95 * MIB < large.peak_bytes - small.peak_bytes + 2 * MIB < 100 * MIB
    assert small.peak_bytes < 16 * MIB


def test_a_file_may_grow_up_to_the_output_limit(python: Python) -> None:
    code = "f = open('f', 'wb'); f.write(bytes({})); f.flush(); print(1)"
    assert python(code.format(900_000), output=1).output == b"1\n"
    assert python(code.format(2_000_000), output=1).status == 1


def test_the_working_directory_is_empty_and_private(python: Python) -> None:
    code = "import os; print(os.listdir('.')); open('f', 'w').write('x'); print(os.listdir('.'))"
    for _ in range(2):
        assert python(code).output == b"[]\n['f']\n"


def test_the_environment_is_what_the_caller_gives_and_little_else(sandbox: Sandbox) -> None:
    code = "import os; print(sorted(set(os.environ) - {'LC_CTYPE'}), os.environ['MINE'])"
    command = Command((sys.executable, "-c", code), environment=(("MINE", "value"),))
    assert sandbox.run(command, b"", ONE).output == b"['LANG', 'MINE', 'PATH'] value\n"


def test_what_the_command_names_can_be_read_and_what_lies_beside_it_not(
    python: Python, tmp_path: Path
) -> None:
    (tmp_path / "mine").write_text("content")
    (tmp_path / "other").write_text("secret")
    code = f"print(open('{tmp_path}/mine').read()); open('{tmp_path}/other')"
    run = python(code, readable=(tmp_path / "mine",))
    assert run.output == b"content\n"
    assert b"NotFound" in run.error or b"Permission" in run.error


def test_a_link_can_be_followed_to_what_it_names(python: Python, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "real").write_text("content")
    (tmp_path / "link").symlink_to("folder/real")
    run = python(f"print(open('{tmp_path}/link').read())", readable=(tmp_path / "link",))
    assert run.output == b"content\n"


def test_a_file_that_was_replaced_is_seen_new(python: Python, tmp_path: Path) -> None:
    path = tmp_path / "file"
    for content in ("one", "two"):
        path.unlink(missing_ok=True)
        path.write_text(content)
        assert (
            python(f"print(open('{path}').read())", readable=(path,)).output.decode()
            == f"{content}\n"
        )


def test_a_writable_folder_keeps_what_was_written(sandbox: Sandbox, tmp_path: Path) -> None:
    command = Command(
        (sys.executable, "-c", f"open('{tmp_path}/made', 'w').write('x')"), writable=(tmp_path,)
    )
    assert sandbox.run(command, b"", ONE).status == 0
    assert (tmp_path / "made").read_text() == "x"


def test_a_writable_folder_cannot_be_filled_beyond_the_limit(
    sandbox: Sandbox, tmp_path: Path
) -> None:
    code = f"""if True:
        import time
        for n in range(40):
            open(f'{tmp_path}/{{n}}', 'wb').write(bytes(1 << 20)); time.sleep(0.02)
        time.sleep(5)
    """
    command = Command((sys.executable, "-c", code), writable=(tmp_path,))
    run = sandbox.run(command, b"", Limits(5, 256 * MIB, 2 * MIB))
    assert run.exceeded is Limit.OUTPUT


def test_a_program_that_is_not_there_is_a_fault_of_the_kit(sandbox: Sandbox) -> None:
    with pytest.raises(KitError, match="/no/such/program: No such file"):
        sandbox.run(Command(("/no/such/program",)), b"", ONE)


def test_a_file_that_is_no_program_is_a_fault_of_the_kit(sandbox: Sandbox, tmp_path: Path) -> None:
    (tmp_path / "text").write_text("not a program")
    with pytest.raises(KitError, match=r"cannot start .*text: Permission denied"):
        sandbox.run(Command((str(tmp_path / "text"),)), b"", ONE)


def test_a_readable_path_that_is_not_there_is_a_fault_of_the_kit(sandbox: Sandbox) -> None:
    with pytest.raises(KitError, match="/no/such/file: No such file"):
        sandbox.run(Command((sys.executable,), readable=(Path("/no/such/file"),)), b"", ONE)


def test_words_may_hold_any_character(sandbox: Sandbox) -> None:
    words = ("-c", "import sys; print(sys.argv[1:])", "a b", "'\"", "--", "$(x)\n", "é")
    run = sandbox.run(Command((sys.executable, *words)), b"", ONE)
    assert run.output.decode() == f"{list(words[2:])}\n"
