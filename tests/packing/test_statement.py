"""Statements are packed without the title and the samples, which judges add themselves."""

from __future__ import annotations

import pytest

from judgekit.packing.statement import Kind, blocks_of, body, markdown

STATEMENT = """\
# Sum

Add two
numbers.

## Input

- one line
- two numbers

## Sample 1

Input

```text
# not a heading 1
```

Output

~~~
```
~~~

## Sample 2

```
1 2
```

```
3
```

One and two are three.
"""


def packed(text: str) -> str:
    return markdown(body(blocks_of(text)))


def test_title_and_samples_are_left_out_and_explanations_stay() -> None:
    assert packed(STATEMENT) == (
        "Add two\nnumbers.\n\n## Input\n\n- one line\n- two numbers\n\n"
        "## Sample 2\n\nOne and two are three.\n"
    )


def test_samples_are_known_by_number_and_blocks_in_any_language() -> None:
    assert packed("## 样例 1\n\n输入\n\n```\n1\n```\n\n输出\n\n```\n2\n```\n") == "\n"


@pytest.mark.parametrize(
    "text",
    [
        "## Example\n\n```\na\n```\n\n```\nb\n```\n",  # no number
        "## Figure 1\n\n```\na\n```\n",  # one block only
        "## Section 1\n\nText.\n",
        "Before any heading\n\n```\na\n```\n\n```\nb\n```\n",
        "#hashtag\n",
    ],
)
def test_other_sections_stay_as_they_are(text: str) -> None:
    assert packed(text) == text


def test_blocks_know_their_kind_and_first_line() -> None:
    assert [(block.kind, block.line) for block in blocks_of(STATEMENT)[:5]] == [
        (Kind.HEADING, 1),
        (Kind.TEXT, 3),
        (Kind.HEADING, 6),
        (Kind.LIST, 8),
        (Kind.HEADING, 11),
    ]


def test_a_fence_without_an_end_is_named() -> None:
    with pytest.raises(ValueError, match="line 3: the fenced block that begins here has no end"):
        blocks_of("Text\n\n```\nopen\n")
