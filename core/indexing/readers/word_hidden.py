"""Takes out of a DOCX what nobody sees: hidden runs, and what is struck out, by itself or by its style."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from core.indexing.readers.left_out import STRUCK, UNSEEN, LeftOut
from core.indexing.readers.word_text import W

_HIDING: Final = {"vanish": UNSEEN, "strike": STRUCK, "dstrike": STRUCK}
_OFF: Final = frozenset({"0", "false", "off", "none"})
_DEEPEST: Final = 10

Runs = Mapping[str, Mapping[str, bool]]
"""What styles say of runs, by their ids: `{"Ghost": {"vanish": True}}`."""


def take_out_unseen(document: Any) -> LeftOut:
    """Remove the runs of a document's body that are not seen; return how much that was."""
    left = LeftOut()
    take_out_of(document.element.body, style_runs(document), left)
    return left


def take_out_of(root: Any, styles: Runs, left: LeftOut) -> None:
    """Remove the runs below an element that are not seen, and what was moved away from there."""
    for run in list(root.iter(f"{W}r")) if styles or _says_so(root) else ():
        if why := _why_left_out(run, styles):
            left.text(why, "".join(text.text or "" for text in run.iter(f"{W}t")))
            run.getparent().remove(run)
    for moved in list(root.iter(f"{W}moveFrom")):
        if moved.getparent() is not None:
            left.text(STRUCK, "".join(text.text or "" for text in moved.iter(f"{W}t")))
            moved.getparent().remove(moved)


def style_runs(document: Any) -> Runs:
    """Return what the styles of a document say of whether their runs are seen."""
    try:
        root = document.part._styles_part.element
    except (KeyError, AttributeError):
        return {}
    if not _says_so(root):
        return {}
    elements = {style.get(f"{W}styleId"): style for style in root.iter(f"{W}style")}
    return {name: said for name in elements if name and any((said := _of_style(name, elements)).values())}


def _says_so(root: Any) -> bool:
    """Most documents hide nothing: that is told quickly."""
    return next(root.iter(*(f"{W}{name}" for name in _HIDING)), None) is not None


def _of_style(name: str, elements: Mapping[str, Any], depth: int = 0) -> dict[str, bool]:
    element = elements.get(name)
    if element is None or depth > _DEEPEST:
        return {}
    based = element.find(f"{W}basedOn")
    above = _of_style(str(based.get(f"{W}val")), elements, depth + 1) if based is not None else {}
    return above | _said(element.find(f"{W}rPr"))


def _why_left_out(run: Any, styles: Runs) -> str:
    properties = run.find(f"{W}rPr")
    if properties is None and not styles:
        return ""
    said: dict[str, bool] = {}
    if styles:
        around = next(run.iterancestors(f"{W}p"), None)
        for styled, path in ((around, f"{W}pPr/{W}pStyle"), (run, f"{W}rPr/{W}rStyle")):
            named = styled.find(path) if styled is not None else None
            said |= styles.get(str(named.get(f"{W}val")), {}) if named is not None else {}
    said |= _said(properties)
    return next((why for name, why in _HIDING.items() if said.get(name)), "")


def _said(properties: Any) -> dict[str, bool]:
    if properties is None:
        return {}
    marks = {name: properties.find(f"{W}{name}") for name in _HIDING}
    return {name: mark.get(f"{W}val") not in _OFF for name, mark in marks.items() if mark is not None}
