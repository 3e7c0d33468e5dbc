"""What styles (CSS) keep from the eye: what is not displayed, has no height or colour, or stands outside the page."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

_IMPORTANT: Final = "!important"
_OFF_SCREEN: Final = ("left", "right", "top", "bottom", "text-indent", "margin-left", "margin-top", "margin-right")
_FURTHEST: Final = -900.0  # pixels and their like: no page begins so far out
_SIZES: Final = ("height", "max-height", "width", "max-width")
_CLIPPED: Final = ("hidden", "clip")
_NOTHING: Final = ("transparent", "rgba(0,0,0,0)", "#0000", "#00000000")
_SHOWN_BY: Final = ("display", "visibility", "opacity", "font-size", "color", *_OFF_SCREEN, *_SIZES)
_KEPT: Final = frozenset((*_SHOWN_BY, "background", "background-color", "overflow", "transform", "text-decoration"))
_ALSO_STRUCK: Final = "text-decoration-line"


@lru_cache(maxsize=4096)
def declared(style: str) -> Mapping[str, str]:
    """Return what a style says that may hide something, a property once: `{"display": "none"}`."""
    found: dict[str, str] = {}
    for part in style.lower().split(";"):
        name, _, value = part.partition(":")
        name, value = name.strip(), "".join(value.replace(_IMPORTANT, "").split())
        name = "text-decoration" if name == _ALSO_STRUCK else name
        if name in _KEPT and value:
            found[name] = value
    return found


def hides(said: Mapping[str, str]) -> bool:
    """Tell whether what is styled so is not seen."""
    if said.get("display") == "none" or said.get("visibility") in ("hidden", "collapse"):
        return True
    if _is_nothing(said.get("opacity", "1")) or _is_nothing(said.get("font-size", "1")):
        return True
    color, behind = said.get("color", ""), said.get("background-color") or said.get("background", "")
    if color and (color in _NOTHING or _of_one_name(color) == _of_one_name(behind)):
        return True
    if any(_number(said.get(name, "0")) <= _FURTHEST for name in _OFF_SCREEN):
        return True
    if said.get("overflow") in _CLIPPED and any(_is_nothing(said.get(name, "1")) for name in _SIZES):
        return True
    return said.get("transform", "").startswith("scale(0)")


def strikes(said: Mapping[str, str]) -> bool:
    """Tell whether what is styled so is struck out."""
    return "line-through" in said.get("text-decoration", "")


def _is_nothing(value: str) -> bool:
    return value[:1] in ("0", ".") and _number(value) == 0


def _number(value: str) -> float:
    """The number that a value begins with; 1 where it begins with none."""
    end = next((at for at, sign in enumerate(value) if not (sign.isdecimal() or sign in "-.")), len(value))
    try:
        return float(value[:end])
    except ValueError:
        return 1.0


def _of_one_name(color: str) -> str:
    if color == "white":
        return "#ffffff"
    if color == "black":
        return "#000000"
    short = color.startswith("#") and len(color) == len("#fff")
    return "#" + "".join(sign * 2 for sign in color[1:]) if short else color
