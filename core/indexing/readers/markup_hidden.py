"""Takes out of a page what nobody sees, or what is struck out, by its style rules and its own tags."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from selectolax.lexbor import LexborHTMLParser, LexborNode, SelectolaxError

from core.indexing.readers.left_out import STRUCK, UNSEEN, LeftOut
from core.reading.hiding import declared, hides, strikes

_STRUCK_TAGS: Final = frozenset({"del", "s", "strike"})
_MARKED: Final = "[style], [hidden], del, s, strike"
_SHOWN_IN: Final = ("screen", "all")
_MOST_RULES: Final = 2_000
"""Rules that are matched with a page at most: each costs a walk over it."""
_LONGEST_SELECTOR: Final = 200
_TECHNICAL: Final = "ix\\:header"
"""Inline XBRL keeps its contexts in a hidden element: no words of a document's."""


def take_out_unseen(tree: LexborHTMLParser) -> LeftOut:
    """Remove from a tree what is not seen; return how much that was. Its styles must still stand in it."""
    left = LeftOut()
    body = tree.body
    if body is None:
        return left
    ruled = _ruled(tree)
    nodes = {node.mem_id: node for node, _ in ruled.values()}
    for node in body.css(_MARKED):
        nodes.setdefault(node.mem_id, node)
    reasons: dict[int, str] = {}
    for key, node in nodes.items():
        said = {**(ruled[key][1] if key in ruled else {}), **declared(node.attributes.get("style") or "")}
        if why := _why_left_out(node, said):
            reasons[key] = why
    for node in _outermost(nodes, reasons):
        if node.css_first(_TECHNICAL) is None:
            left.text(reasons[node.mem_id], node.text())
        node.remove()
    return left


def _outermost(nodes: Mapping[int, LexborNode], reasons: Mapping[int, str]) -> list[LexborNode]:
    """Return the nodes to remove that stand in none of the others: with those, all within them is freed."""
    found, seen_around = [], set[int]()
    for key in reasons:
        around, climbed = nodes[key].parent, list[int]()
        while around is not None and around.mem_id not in reasons and around.mem_id not in seen_around:
            climbed.append(around.mem_id)
            around = around.parent
        if around is None or around.mem_id in seen_around:
            seen_around.update(climbed)
            found.append(nodes[key])
    return found


def _why_left_out(node: LexborNode, said: Mapping[str, str]) -> str:
    if "hidden" in node.attributes or hides(said):
        return UNSEEN
    return STRUCK if node.tag in _STRUCK_TAGS or strikes(said) else ""


def _ruled(tree: LexborHTMLParser) -> dict[int, tuple[LexborNode, dict[str, str]]]:
    """Return what rules say of the nodes that one of them may hide; a later rule goes before an earlier one."""
    rules = [rule for style in tree.css("style") for rule in _rules(style.text())]
    hiding = [selector for selector, said in rules if hides(said) or strikes(said)]
    if not hiding:
        return {}
    touched = {node.mem_id for selector in hiding[:_MOST_RULES] for node in _matching(tree, selector)}
    found: dict[int, tuple[LexborNode, dict[str, str]]] = {}
    for selector, said in rules[:_MOST_RULES] if touched else ():
        for node in _matching(tree, selector):
            if node.mem_id in touched:
                found.setdefault(node.mem_id, (node, {}))[1].update(said)
    return found


def _matching(tree: LexborHTMLParser, selector: str) -> list[LexborNode]:
    try:
        return [node for node in tree.css(selector) if node.tag not in ("html", "body")]
    except (SelectolaxError, ValueError):
        return []  # a selector of another level of CSS: browsers leave out rules that they don't know, too


def _rules(style: str) -> Iterator[tuple[str, Mapping[str, str]]]:
    """Yield the selectors of a style sheet, of screens where it says so, with what they declare that may hide."""
    style = _without_comments(style)
    at = 0
    while (opened := style.find("{", at)) >= 0:
        head = style[at:opened].rpartition(";")[2].strip().lstrip("}").strip()
        if head.startswith("@"):
            at = opened + 1 if _is_shown(head) else _behind_block(style, opened)
            continue
        closed = style.find("}", opened)
        closed = closed if closed >= 0 else len(style)
        if (said := declared(style[opened + 1 : closed])) and 0 < len(head) <= _LONGEST_SELECTOR:
            yield head, said
        at = closed + 1


def _is_shown(head: str) -> bool:
    """`@media screen`, and whatever names no other medium and no width."""
    media = head.removeprefix("@media").strip()
    return head.startswith(("@supports", "@layer")) or (head.startswith("@media") and media in _SHOWN_IN)


def _behind_block(style: str, opened: int) -> int:
    depth, at = 1, opened + 1
    while depth and at < len(style):
        depth += {"{": 1, "}": -1}.get(style[at], 0)
        at += 1
    return at


def _without_comments(style: str) -> str:
    kept = [part.partition("*/")[2] for part in style.split("/*")[1:]]
    return "".join([style.partition("/*")[0], *kept])
