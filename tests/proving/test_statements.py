"""Samples are read out of statements as people see them there."""

from __future__ import annotations

import pytest

from judgekit.proving.statements import ShownSample, shown_samples

STATEMENT = """\
# A problem

Text with a number 7

```text
no sample
```

## Sample 1

Input

```text
1 2
```

Output

```text
3
```

Because 1 and 2 are 3:

```text
1 + 2 = 3
```

## 样例 2

~~~
## Sample 9
```
~~~

```
```
"""


def test_a_statement_without_samples_shows_none() -> None:
    assert shown_samples("") == []
    assert shown_samples("# Title\n\n## Limits 1\n\ntext\n") == []


def test_each_numbered_section_shows_its_first_two_blocks() -> None:
    assert shown_samples(STATEMENT) == [
        ShownSample(1, 9, b"1 2\n", b"3\n"),
        ShownSample(2, 29, b"## Sample 9\n```\n", b""),
    ]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("## Sample 3\n```\n1\n```\n", "line 1: Sample 3 has no block for its output"),
        ("text\n## Sample 1\n```\n1\n", "line 2: a fenced block below it has no end"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        shown_samples(text)
