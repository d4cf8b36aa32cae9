"""ICPC problem packages: a problem of this kit, handed over to Kattis, DOMjudge or BAPCtools.

`pack` makes the bytes of a zip in one of two versions of the format. The same
problem gives the same bytes everywhere: order, times and permissions are
fixed, and nothing is compressed, for compressors differ between machines.

    package      which files a package holds, and where; the zip
    metadata     problem.yaml, test_group.yaml, submissions.yaml
    statement    a statement in Markdown, cut into blocks; without its samples
    latex        those blocks in LaTeX

Sources: https://icpc.io/problem-package-format/spec/legacy,
https://icpc.io/problem-package-format/spec/2025-09 and DOMjudge's appendix
"Problem format specification".
"""

from judgekit.packing.package import FORMATS, check_replaceable, pack, package_name

__all__ = ["FORMATS", "check_replaceable", "pack", "package_name"]
