"""Sources become commands; the commands are then run in the sandbox, language by language."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from judgekit.errors import KitError
from judgekit.language import Language, language_of, load_languages, missing_program, plan
from judgekit.sandbox import Limits, Sandbox

MIB = 1024 * 1024
LANGUAGES = load_languages()
ROOM = Limits(cpu_seconds=30.0, memory_bytes=1024 * MIB, output_bytes=8 * MIB)


def write(path: Path, text: str = "") -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def by_code(code: str) -> Language:
    return next(language for language in LANGUAGES if language.code == code)


def code_of(source: Path) -> str:
    return language_of(source, LANGUAGES).code


# --- which language -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("a.py", "python3"),
        ("-c.py", "python3"),
        ("a.b.c", "c"),
        ("A.C", "cpp"),
        ("a.c++", "cpp"),
        ("a.cc", "cpp"),
        ("Main.java", "java"),
        ("a.js", "javascript"),
        ("a.rs", "rust"),
        ("a.go", "go"),
        ("a.pypy", "pypy3"),
        ("a.py2", "python2"),
    ],
)
def test_the_ending_tells_the_language(tmp_path: Path, name: str, code: str) -> None:
    assert code_of(write(tmp_path / name)) == code


@pytest.mark.parametrize(
    ("first_line", "code"),
    [
        ("#!/usr/bin/env python3", "python3"),
        ("#!/usr/bin/env pypy3", "pypy3"),
        ("#!/usr/bin/python2.7", "python2"),
        ("# pypy is fast", "python3"),
        ("", "python3"),
        ("\n#!/usr/bin/env pypy3", "python3"),
    ],
)
def test_the_first_line_tells_pypy_from_python(tmp_path: Path, first_line: str, code: str) -> None:
    assert code_of(write(tmp_path / "a.py", first_line + "\nprint(1)\n")) == code


@pytest.mark.parametrize("name", ["a", "a.txt", "a.PY", ".py", "py"])
def test_an_unknown_ending_is_refused_with_those_that_are_known(tmp_path: Path, name: str) -> None:
    with pytest.raises(KitError, match=r"not a known ending; known: \.py \.py3 \(Python\)") as no:
        code_of(write(tmp_path / name))
    assert str(tmp_path / name) in str(no.value)


def test_a_folder_is_of_the_language_of_its_source_files(tmp_path: Path) -> None:
    write(tmp_path / "main.cpp")
    write(tmp_path / "part.cc")
    write(tmp_path / "part.h")
    write(tmp_path / "README.txt")
    write(tmp_path / ".hidden.py")
    assert code_of(tmp_path) == "cpp"


def test_a_folder_with_two_languages_is_refused_with_a_file_of_each(tmp_path: Path) -> None:
    write(tmp_path / "main.cpp")
    write(tmp_path / "main.py")
    with pytest.raises(KitError, match=r"main\.cpp and main\.py are of different languages"):
        code_of(tmp_path)


def test_a_folder_without_a_source_is_refused(tmp_path: Path) -> None:
    write(tmp_path / "README.txt")
    with pytest.raises(KitError, match="no source file in it"):
        code_of(tmp_path)


def test_the_first_line_of_one_file_speaks_for_the_folder(tmp_path: Path) -> None:
    write(tmp_path / "helper.py", "x = 1\n")
    write(tmp_path / "main.py", "#!/usr/bin/env pypy3\n")
    assert code_of(tmp_path) == "pypy3"


# --- which file is the main one -------------------------------------------------------------


def planned_main(folder: Path, code: str = "python3") -> str:
    return Path(plan(folder, by_code(code), None, 256 * MIB).run.argv[-1]).name


def test_the_only_source_file_of_a_folder_is_the_main_one(tmp_path: Path) -> None:
    write(tmp_path / "solve.py")
    write(tmp_path / "notes.md")
    assert planned_main(tmp_path) == "solve.py"


@pytest.mark.parametrize("name", ["main.py", "Main.py", "__main__.py"])
def test_of_several_source_files_the_main_one_is_called_main(tmp_path: Path, name: str) -> None:
    for file in (name, "a.py", "mainly.py", "below/main.py"):
        write(tmp_path / file)
    assert planned_main(tmp_path) == name


@pytest.mark.parametrize("names", [("a.py", "b.py"), ("main.py", "__main__.py", "a.py")])
def test_a_folder_without_one_main_file_is_refused(tmp_path: Path, names: tuple[str, ...]) -> None:
    for name in names:
        write(tmp_path / name)
    with pytest.raises(KitError, match=r"call one file main\.\*"):
        planned_main(tmp_path)


@pytest.mark.parametrize(
    ("text", "started"),
    [
        ("public class Fast { public static void main(String[] a) {} }", "Fast"),
        ("class Other {} class Run { public static void main(String... a) {} }", "Run"),
        ("class Run { static class In { } public static void main(String[] a) {} }", "Run"),
        ("// class No { void main(\nclass Yes { public static void main(String[] a) {} }", "Yes"),
        ('class A { String s = "class B { void main("; } ', "Fast"),
        ("package a.b;\nfinal class Run { static public void main(String[] a) {} }", "a.b.Run"),
        ("no java at all }}}", "Fast"),
    ],
)
def test_java_starts_the_class_that_has_main(tmp_path: Path, text: str, started: str) -> None:
    if missing_program(by_code("java")):
        pytest.skip("no Java on this machine")
    source = write(tmp_path / "Fast.java", text)
    assert plan(source, by_code("java"), tmp_path / "build", MIB).run.argv[-1] == started


# --- the commands ---------------------------------------------------------------------------


def test_python_runs_with_this_interpreter_and_sees_its_source_only(tmp_path: Path) -> None:
    source = write(tmp_path / "-c.py")
    made = plan(source, by_code("python3"), None, 256 * MIB)
    assert made.compile is None
    assert made.run.argv == (sys.executable, "-B", str(source))
    assert made.run.readable[0] == source
    assert tmp_path not in made.run.readable
    assert made.run.writable == ()


def test_a_relative_path_becomes_absolute(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    write(tmp_path / "-c.py")
    assert plan(Path("-c.py"), by_code("python3"), None, MIB).run.argv[-1] == f"{tmp_path}/-c.py"


def compiled(tmp_path: Path) -> Language:
    """A language of this test's own, with every {place}, whose programs are there."""
    tool = write(tmp_path / "kits/tool-1/bin/tool")
    tool.chmod(0o755)
    text = f"""
[made]
name = "Made"
extensions = [".mk"]
compile = ["tool", "{{sources}}", "-o={{binary}}", "-d", "{{folder}}", "{{main}}"]
run = ["{{binary}}", "{{memory}}M"]
search = ["{tmp_path}/kits/tool-*/bin"]
environment = {{ CACHE = "{{folder}}/cache" }}
"""
    return load_languages(write(tmp_path / "languages.toml", text))[0]


def test_compiling_writes_into_the_build_folder_only(tmp_path: Path) -> None:
    folder = tmp_path / "a {main} $HOME 'b'"
    write(folder / "main.mk")
    write(folder / "other.mk")
    build = tmp_path / "build"
    made = plan(folder, compiled(tmp_path), build, 300 * MIB)
    assert made.compile is not None
    assert made.compile.argv == (
        f"{tmp_path}/kits/tool-1/bin/tool",
        f"{folder}/main.mk",
        f"{folder}/other.mk",
        f"-o={build}/program",
        "-d",
        str(build),
        f"{folder}/main.mk",
    )
    assert made.compile.writable == (build,)
    assert made.compile.readable == (folder, tmp_path / "kits/tool-1")
    assert made.compile.environment == (("TMPDIR", str(build)), ("CACHE", f"{build}/cache"))
    assert made.run.argv == (f"{build}/program", "300M")
    assert made.run.readable == (build,)
    assert made.run.writable == ()


def test_a_missing_program_is_named(tmp_path: Path) -> None:
    language = compiled(tmp_path)
    assert missing_program(language) is None
    (tmp_path / "kits/tool-1/bin/tool").chmod(0o644)
    assert missing_program(language) == "tool"
    with pytest.raises(KitError, match="Made needs tool, which is not installed"):
        plan(write(tmp_path / "a.mk"), language, tmp_path, MIB)


# --- the user's own table ---------------------------------------------------------------------


def test_the_users_file_is_read_over_the_table_key_by_key(tmp_path: Path) -> None:
    own = write(tmp_path / "languages.toml", '[cpp]\nrun = ["{binary}", "-x"]\n')
    (cpp,) = (language for language in load_languages(own) if language.code == "cpp")
    assert cpp.run == ("{binary}", "-x")
    assert cpp.compile == by_code("cpp").compile
    assert len(load_languages(own)) == len(LANGUAGES)


def test_a_language_of_the_users_own_goes_before_the_others(tmp_path: Path) -> None:
    text = '[mine]\nname = "Mine"\nextensions = [".py"]\nrun = ["mine", "{main}"]\n'
    languages = load_languages(write(tmp_path / "languages.toml", text))
    assert language_of(write(tmp_path / "a.py"), languages).name == "Mine"


def test_no_file_of_the_users_is_no_fault(tmp_path: Path) -> None:
    assert load_languages(tmp_path / "languages.toml") == LANGUAGES


@pytest.mark.parametrize(
    ("text", "mend"),
    [
        ("[cpp", "not TOML"),
        ("\xff", "not TOML"),
        ('name = "x"', "name stands in no table"),
        ('[cpp]\nflags = ["-O3"]', r"\[cpp\] flags: no such key; known: name, "),
        ('[cpp]\nrun = "{binary}"', r"\[cpp\] run must be a list of texts"),
        ("[cpp]\nname = 1", r"\[cpp\] name must be a text"),
        ("[cpp]\nenvironment = {A = 1}", r"\[cpp\] environment must be a table of texts"),
        ('[cpp]\nrun = ["{binry}"]', r"\[cpp\] unknown \{binry\}; known: main, "),
        ('[cobol]\nname = "COBOL"\nrun = ["x"]', r"\[cobol\] extensions is missing"),
        ("[cpp]\nrun = []", r"\[cpp\] run is missing"),
    ],
)
def test_a_fault_in_the_users_file_is_named_with_its_mend(
    tmp_path: Path, text: str, mend: str
) -> None:
    own = tmp_path / "languages.toml"
    own.write_bytes(text.encode("latin-1"))
    with pytest.raises(KitError, match=mend) as refusal:
        load_languages(own)
    assert str(refusal.value).startswith(f"{own}: ")
    assert "\n" not in str(refusal.value)


def test_the_built_in_table_has_the_languages_that_are_promised() -> None:
    names = {language.name for language in LANGUAGES}
    assert names >= {"Python", "PyPy", "C", "C++", "Java", "JavaScript", "Rust", "Go"}


# --- for real ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class Sample:
    """A program that adds two numbers from its input, as one file and as a folder of two."""

    code: str
    ending: str
    single: str
    main: str
    other: str  # the name of the second file
    other_text: str
    broken: str = ""  # does not compile


SAMPLES = (
    Sample(
        "python3",
        ".py",
        "a, b = map(int, input().split())\nprint(a + b)\n",
        "from adding import add\nprint(add(*map(int, input().split())))\n",
        "adding.py",
        "def add(a, b):\n    return a + b\n",
    ),
    Sample(
        "pypy3",
        ".pypy",
        "a, b = map(int, input().split())\nprint(a + b)\n",
        "print(sum(map(int, input().split())))\n",
        "adding.pypy",
        "",
    ),
    Sample(
        "c",
        ".c",
        '#include <math.h>\n#include <stdio.h>\nint main(void) { double a, b; scanf("%lf %lf", &a,'
        ' &b); printf("%.0f\\n", round(a + b)); return 0; }\n',
        '#include "add.h"\n#include <stdio.h>\nint main(void) { int a, b; scanf("%d %d", &a, &b);'
        ' printf("%d\\n", add(a, b)); return 0; }\n',
        "adding.c",
        '#include "add.h"\nint add(int a, int b) { return a + b; }\n',
        "int main(void) { return x; }\n",
    ),
    Sample(
        "cpp",
        ".cpp",
        "#include <iostream>\nint main() { int a, b; std::cin >> a >> b; std::cout << a + b; }\n",
        '#include "add.h"\n#include <iostream>\nint main() { int a, b; std::cin >> a >> b;'
        " std::cout << add(a, b); }\n",
        "adding.cc",
        '#include "add.h"\nint add(int a, int b) { return a + b; }\n',
        "int main() { return x; }\n",
    ),
    Sample(
        "java",
        ".java",
        "import java.util.Scanner;\nclass Adder { static class In {} public static void"
        " main(String[] x) { Scanner in = new Scanner(System.in); System.out.println(in.nextInt()"
        " + in.nextInt()); } }\n",
        "import java.util.Scanner;\npublic class Main { public static void main(String[] x) {"
        " Scanner in = new Scanner(System.in); System.out.println(Other.add(in.nextInt(),"
        " in.nextInt())); } }\n",
        "Other.java",
        "public class Other { static int add(int a, int b) { return a + b; } }\n",
        "class Adder { int x = y; }\n",
    ),
    Sample(
        "javascript",
        ".js",
        'const words = require("fs").readFileSync(0, "utf8").split(" ");\n'
        "console.log(Number(words[0]) + Number(words[1]));\n",
        'const add = require("./adding.js");\n'
        'console.log(add(...require("fs").readFileSync(0, "utf8").split(" ").map(Number)));\n',
        "adding.js",
        "module.exports = (a, b) => a + b;\n",
    ),
    Sample(
        "rust",
        ".rs",
        "use std::io;\nfn main() { let mut s = String::new(); io::stdin().read_line(&mut s)"
        '.unwrap(); println!("{}", s.split_whitespace().map(|x| x.parse::<i32>().unwrap())'
        ".sum::<i32>()); }\n",
        "mod adding;\nfn main() { let mut s = String::new(); std::io::stdin().read_line(&mut s)"
        '.unwrap(); println!("{}", adding::add(&s)); }\n',
        "adding.rs",
        "pub fn add(s: &str) -> i32 { s.split_whitespace().map(|x| x.parse::<i32>().unwrap())"
        ".sum() }\n",
        "fn main() { x }\n",
    ),
    Sample(
        "go",
        ".go",
        'package main\nimport "fmt"\nfunc main() { var a, b int; fmt.Scan(&a, &b);'
        " fmt.Println(a + b) }\n",
        'package main\nimport "fmt"\nfunc main() { var a, b int; fmt.Scan(&a, &b);'
        " fmt.Println(add(a, b)) }\n",
        "adding.go",
        "package main\nfunc add(a, b int) int { return a + b }\n",
        "package main\nfunc main() { x }\n",
    ),
)
SAMPLES_BY_CODE = pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.code)
COMPILED = pytest.mark.parametrize(
    "sample", [sample for sample in SAMPLES if sample.broken], ids=lambda sample: sample.code
)


def toolchain(sample: Sample) -> Language:
    language = by_code(sample.code)
    if missing := missing_program(language):
        pytest.skip(f"{language.name} needs {missing}, which is not installed")
    return language


def run(box: Sandbox, source: Path, language: Language, build: Path) -> tuple[int, bytes, bytes]:
    """Compile and run on the input `20 22`: exit status, output, what went to standard error."""
    build.mkdir()
    made = plan(source, language, build if language.compile else None, ROOM.memory_bytes)
    if made.compile is not None:
        compiling = box.run(made.compile, b"", ROOM)
        if compiling.status != 0:
            return -1000, compiling.output, compiling.error
    done = box.run(made.run, b"20 22\n", ROOM)
    assert done.exceeded is None, (done.exceeded, done.error)
    return done.status, done.output.strip(), done.error


@SAMPLES_BY_CODE
def test_a_file_with_an_awkward_name_compiles_and_runs(tmp_path: Path, sample: Sample) -> None:
    language = toolchain(sample)
    source = write(tmp_path / f"-c 'ü' \"$x\"{sample.ending}", sample.single)
    with Sandbox() as box:
        assert run(box, source, language, tmp_path / "build") == (0, b"42", b"")


@SAMPLES_BY_CODE
def test_a_folder_of_several_files_compiles_and_runs(tmp_path: Path, sample: Sample) -> None:
    language = toolchain(sample)
    folder = tmp_path / "sub mission"
    main = "Main.java" if sample.code == "java" else f"main{sample.ending}"
    write(folder / main, sample.main)
    write(folder / sample.other, sample.other_text)
    write(folder / "add.h", "int add(int a, int b);\n")
    with Sandbox() as box:
        assert run(box, folder, language, tmp_path / "build") == (0, b"42", b"")


@COMPILED
def test_a_source_that_does_not_compile_says_why(tmp_path: Path, sample: Sample) -> None:
    language = toolchain(sample)
    source = write(tmp_path / f"Adder{sample.ending}", sample.broken)
    with Sandbox() as box:
        status, output, error = run(box, source, language, tmp_path / "build")
    assert status == -1000
    assert b"Adder" in output + error
