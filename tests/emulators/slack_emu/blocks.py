"""Block Kit limits, and what Slack says of blocks that break them."""

from __future__ import annotations

from typing import Any

MARKDOWN_MAX = 12_000  # `markdown_text`, and the sum of all `markdown` blocks of one payload
BLOCKS_MAX = 50  # blocks in a message (100 in a view)
BLOCK_TEXT_SUM_MAX = 13_200  # observed, not documented: msg_blocks_too_long (bolt-js issue 2509)
SECTION_MAX, FIELD_MAX, HEADER_MAX = 3_000, 2_000, 150
ITEMS = {"actions": 25, "context": 10, "context_actions": 5, "carousel": 10}
LABELS = {"button": 75, "option": 75}


def check_blocks(blocks: Any, limit: int = BLOCKS_MAX) -> list[str]:
    """Problems that make Slack answer `invalid_blocks`; the schema oracle checks the shapes."""
    if not isinstance(blocks, list):
        return ["[ERROR] blocks must be an array"]
    bad: list[str] = []
    if len(blocks) > limit:
        bad.append(f"[ERROR] no more than {limit} items allowed [json-pointer:/blocks]")
    ids = [b.get("block_id") for b in blocks if isinstance(b, dict) and b.get("block_id")]
    if len(ids) != len(set(ids)):
        bad.append("[ERROR] block_id must be unique")
    for i, block in enumerate(blocks):
        bad += [f"{problem} [json-pointer:/blocks/{i}]" for problem in _check_block(block, limit)]
    if sum(_size(b) for b in blocks if isinstance(b, dict) and b.get("type") == "markdown") > MARKDOWN_MAX:
        bad.append(f"[ERROR] markdown blocks hold more than {MARKDOWN_MAX} characters in all")
    return bad


def _check_block(block: Any, limit: int) -> list[str]:
    kind = block.get("type") if isinstance(block, dict) else None
    if not kind:
        return ["[ERROR] missing required field: type"]
    bad = ["[ERROR] block_id must be less than 256 characters"] if len(block.get("block_id") or "") > 255 else []
    if kind == "section":
        bad += _check_section(block)
    elif kind == "header" and not 1 <= _size(block) <= HEADER_MAX:
        bad.append(f"[ERROR] must be less than {HEADER_MAX + 1} characters")
    elif kind == "alert" and limit == BLOCKS_MAX:
        bad.append("[ERROR] alert blocks are for modals only")
    elif kind in ITEMS:
        bad += _check_elements(kind, block.get("elements") or [])
    return bad


def _check_section(block: dict[str, Any]) -> list[str]:
    bad, fields = [], block.get("fields") or []
    if not block.get("text") and not fields:
        bad.append("[ERROR] must define either `text` or `fields`")
    if block.get("text") and not 1 <= _size(block) <= SECTION_MAX:
        bad.append(f"[ERROR] must be less than {SECTION_MAX + 1} characters: text")
    if len(fields) > 10 or any(len(f.get("text", "")) > FIELD_MAX for f in fields):
        bad.append("[ERROR] too many or too long fields")
    return bad


def _check_elements(kind: str, elements: list[dict[str, Any]]) -> list[str]:
    bad = []
    for element in elements:
        most = LABELS.get(element.get("type", ""))
        if most is not None and isinstance(element.get("text"), dict) and _size(element) > most:
            bad.append("[ERROR] button text too long")
        if len(element.get("value") or "") > 2000 or len(element.get("action_id") or "") > 255:
            bad.append("[ERROR] value or action_id too long")
    if not 1 <= len(elements) <= ITEMS[kind]:
        bad.append(f"[ERROR] {kind} takes 1 to {ITEMS[kind]} elements")
    return bad


def _size(thing: dict[str, Any]) -> int:
    """Characters of its text, which is a string or a text object."""
    text = thing.get("text")
    return len(text.get("text", "")) if isinstance(text, dict) else len(text or "")


def block_text(blocks: list[dict[str, Any]]) -> int:
    """Characters in every `text` of a block list, for the total that Slack refuses."""
    total = 0
    stack: list[Any] = list(blocks)
    while stack:
        node = stack.pop()
        if isinstance(node, dict):
            for k, v in node.items():
                if k == "text" and isinstance(v, str):
                    total += len(v)
                else:
                    stack.append(v)
        elif isinstance(node, list):
            stack.extend(node)
    return total
