"""Blocks of code are found where they are fenced, or indented below a blank line."""

from __future__ import annotations

from core.reading.code_blocks import code_blocks

TOLD = """Run:

```bash
for x in a; do
    go $x

done
```

It is set so:

    retry:
      attempts: 5

1. An item

    that goes on here.

Then:

\tmake
"""


def test_fenced_and_indented_lines_are_blocks_and_what_goes_on_with_an_item_is_none():
    found = code_blocks(TOLD, indented=True)
    assert [block.lines for block in found] == [
        ("for x in a; do", "    go $x", "", "done"),
        ("retry:", "  attempts: 5"),
        ("make",),
    ]
    assert TOLD.splitlines()[found[1].first : found[1].end] == ["    retry:", "      attempts: 5"]


def test_what_is_indented_is_code_of_markdown_alone_and_an_open_fence_begins_none():
    assert [block.lines[0] for block in code_blocks(TOLD, indented=False)] == ["for x in a; do"]
    assert code_blocks("```\nnever closed\n", indented=True) == []
