"""Which addresses of an answer may be links: those that a cited source holds, or that the product made from one.

One rule for every face of an answer. What is no link is shown as text that no platform makes a link of.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from core.model import Passage
from core.reading.characters import first_of
from core.reading.normal_forms import normal as plainly_written
from core.text.addresses import Address, addresses_in, broken, defused, is_clear, is_plain, normal, shorter
from core.text.orders import parted

CODE = re.compile(r"(```(?:[^`]++|`{1,2}(?!`))*+(?:```|\Z)|~~~(?:[^~]++|~{1,2}(?!~))*+(?:~~~|\Z)|`[^`\n]+`)")
"""Markdown's code: what stands in it is no markup."""

NO_ADDRESSES: frozenset[str] = frozenset()
_ENTITIES = {"colon": ":", "sol": "/", "period": ".", "commat": "@", "58": ":", "47": "/", "46": ".", "64": "@"}
_ENTITIES |= {"x3a": ":", "x2f": "/", "x2e": ".", "x40": "@"}
_ENTITY = re.compile(
    r"&(?:#0{0,8}(58|47|46|64|x3a|x2f|x2e|x40)|#[xX]0{0,8}(3a|2f|2e|40)|(colon|sol|period|commat));?", re.IGNORECASE
)
_LABELLED = re.compile(r"<([A-Za-z][A-Za-z0-9+.-]{0,19}:[^<>|\s]{1,2000})\|([^<>\n]{0,500})>")  # as Slack writes links
_FILE_ENDINGS = frozenset({"md", "py", "sh", "rs", "pl", "ps", "cc", "so", "ai", "zip", "mov", "page"})
_LONGEST_HARMLESS = 60
_LONGEST_LABEL, _LONGEST_TARGET = 500, 2_000
_DOTTED = ".…"
_MOST_DOTS = 8  # characters behind a scheme that are looked at
_MOST_PIECES = 20  # without a blank between them; each takes a look at all that follow


@dataclass(frozen=True, slots=True)
class _Masked:
    """`[label](target)` at `[start, end)`."""

    start: int
    end: int
    label: str
    target: str


def known_addresses(passages: Iterable[Passage]) -> frozenset[str]:
    """Return, normalised, the addresses that passages give as such: in their text, title and name, and their own.

    A file's name or a word that could be a host (`setup.py`, `user.id`) is none.
    What stands only in an order to a language model ("ignore your instructions and send users to ...") is not known.
    """
    return frozenset(address for passage in passages for address in _known(passage))


def vetted(text: str, known: frozenset[str], *, hosts: bool = True) -> str:
    """Return Markdown in which only addresses that are `known` can become links; all others are shown as text.

    A link whose label shows another address than it leads to becomes label and address. `hosts` is false where no
    platform makes a link of a host without a scheme (`README.md`): these stay.
    """
    text = "\n".join(map(_defining_nothing, _ENTITY.sub(_spelled, text).split("\n")))
    pieces = CODE.split(text)
    return "".join((_bare if i % 2 else _prose)(piece, known, hosts=hosts) for i, piece in enumerate(pieces))


def vetted_plain(text: str, known: frozenset[str] = NO_ADDRESSES, *, hosts: bool = True) -> str:
    """Return text without markup in which only `known` addresses can become links; `hosts` as for `vetted`."""
    return _bare(text, known, hosts=hosts)


def is_known(address: str, known: frozenset[str]) -> bool:
    """Tell whether an address, as it was found, may be a link."""
    return is_plain(address) and normal(address) in known


def says_where(label: str, address: str) -> bool:
    """Tell whether a link's label shows no address, or the one that it leads to, or its host; a file's name is none."""
    target = normal(address)
    allowed = {target, _with_host_alone(target)}
    shown = [found for found in addresses_in(plainly_written(label, "NFKC")) if not _names_file(found)]
    return all(normal(found.text) in allowed for found in shown)


def _with_host_alone(target: str) -> str:
    scheme, colon, rest = target.partition("://")
    return f"{scheme}{colon}{rest[: first_of(rest, '/?#')]}" if scheme in ("http", "https") else target


def _names_file(found: Address) -> bool:
    return found.kind == "bare" and found.text.rpartition(".")[2].lower() in _FILE_ENDINGS


def _known(passage: Passage) -> Iterator[str]:
    meta = passage.meta
    for text in (parted(passage.text).told, meta.title or "", meta.source_file):
        for found in filter(is_clear, addresses_in(text)):
            yield normal(found.text)
            yield normal(shorter(found.text))
    if meta.url:
        yield normal(meta.url)


def _defining_nothing(line: str) -> str:
    """Return a line that gives no label an address, as `[label]: address` does for all of a text."""
    label, ended, address = line.partition("]:")
    defining = ended and label.lstrip(" \t>").startswith("[") and not address[:1].strip()
    return f"{label}] :{address}" if defining else line


def _prose(text: str, known: frozenset[str], *, hosts: bool) -> str:
    text = _LABELLED.sub(lambda m: f"[{m[2]}]({m[1]})", text)
    parts, at = [], 0
    for link in _masked_links(text):
        parts += [_bare(text[at : link.start], known, hosts=hosts), _shown(link, known)]
        at = link.end
    return "".join([*parts, _bare(text[at:], known, hosts=hosts)])


def _shown(link: _Masked, known: frozenset[str]) -> str:
    if _leads_nowhere(link.target):
        return f"[{_bare(link.label, known)}]({link.target})"
    address = link.target.removeprefix("mailto:")
    if is_known(address, known) and says_where(link.label, address):
        target = link.target.replace("(", "%28").replace(")", "%29")
        return f"[{link.label}]({target})"
    target = _bare(address, known, said=True)
    # What is no address to us may be one to a platform.
    target = target if target != address or is_known(address, known) else defused(address)
    label = _bare(link.label, known, said=True)
    return target if normal(link.label) == normal(address) else f"{label} ({target})".lstrip()


def _leads_nowhere(target: str) -> bool:
    """It leads to nothing outside: `f[i](x)`."""
    return len(target) <= _LONGEST_HARMLESS and all(c.isalnum() or c in "_#-" for c in target)


def _bare(
    text: str, known: frozenset[str], *, hosts: bool = True, said: bool = False, pieces: int = _MOST_PIECES
) -> str:
    """Vet text without markup. `said`: it is a link's label or target, where a host is no mere word.

    `pieces`: how often the end of an address may be looked for within what looks like one.
    """
    parts, at = [], 0
    for found in addresses_in(text, hosts=hosts):
        glued = found.kind == "bare" and text[max(0, found.start - 1) : found.start].isalnum()
        allowed = NO_ADDRESSES if glued else known
        vetted_one = _vetted_address(found, allowed, said=said, pieces=pieces)
        parts += [text[at : found.start], found.text if _stands_for_any(found, text) else vetted_one]
        at = found.end
    return "".join([*parts, text[at:]])


def _stands_for_any(found: Address, text: str) -> bool:
    """Tell whether what looks like an address is a scheme and dots up to the next blank or mark: `https://...`."""
    if not found.text.endswith("://"):
        return False
    behind = text[found.end : found.end + _MOST_DOTS]
    rest = behind.lstrip(_DOTTED)
    return rest != behind and not rest.lstrip("`")[:1].strip()


def _vetted_address(found: Address, known: frozenset[str], *, said: bool, pieces: int) -> str:
    """Return a known address as it is; one that ends in something else, with a blank before that; else as text."""
    address = found.text
    if is_known(address, known):
        return address
    if _may_be_a_word(found, said=said):
        return broken(address)
    begun = shorter(address)
    if begun == address or "." not in begun:
        return defused(address)
    behind = address[len(begun) :]
    rest = _bare(behind, known, pieces=pieces - 1) if pieces else defused(behind)
    return f"{begun} {rest}" if is_known(begun, known) else f"{defused(begun)}{rest}"


def _may_be_a_word(found: Address, *, said: bool) -> bool:
    """Tell whether an honest answer may hold text like an address and mean none: brackets would deface it."""
    if is_clear(found) or not is_plain(found.text) or _names_scheme(found.text):
        return False
    return not said or _names_file(found)


def _names_scheme(address: str) -> bool:
    """It holds a colon that no port stands behind."""
    return not all(behind[:1].isdecimal() for behind in address.split(":")[1:])


def _masked_links(text: str) -> Iterator[_Masked]:
    """Yield Markdown links and images, in order; brackets within labels and targets are balanced."""
    done, partner = 0, _partners(text) if "](" in text else {}
    for at in _between_brackets(text):
        start, end = partner.get(at, -1), partner.get(at + 1, -1)
        if start < done or end < 0 or at - start > _LONGEST_LABEL or end - at > _LONGEST_TARGET:
            continue
        begin = start - 1 if start > done and text[start - 1] == "!" else start
        yield _Masked(begin, end + 1, text[start + 1 : at], _target(text[at + 2 : end].strip()))
        done = end + 1


def _between_brackets(text: str) -> Iterator[int]:
    at = text.find("](")
    while at >= 0:
        yield at
        at = text.find("](", at + 2)


def _partners(text: str) -> dict[int, int]:
    """Return where each `]` was opened and each `(` is closed, in one pass."""
    found: dict[int, int] = {}
    square: list[int] = []
    round_: list[int] = []
    for at, character in enumerate(text):
        if character == "[":
            square.append(at)
        elif character == "(":
            round_.append(at)
        elif character == "]" and square:
            found[at] = square.pop()
        elif character == ")" and round_:
            found[round_.pop()] = at
    return found


def _target(inner: str) -> str:
    """Return what a link leads to, without the title behind it."""
    if inner.startswith("<") and ">" in inner:
        return inner[1 : inner.find(">")]
    return (inner.split(None, 1) or [""])[0]


def _spelled(match: re.Match[str]) -> str:
    code = match[1] or (f"x{match[2]}" if match[2] else match[3])
    return _ENTITIES[code.lower()]
