"""What a function takes, returns and raises, and which fields a class has: told by its definition, with its lines."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from core.extraction.code import elided
from core.extraction.composing import code_block
from core.indexing.readers.definitions import Definition, definitions
from core.indexing.readers.formats import PROGRAMS
from core.model import IMPORT_GRAPH, LINK, SCHEMA, Draft, Passage
from core.reading.lexicon import speaks_of
from core.reading.roles import Role

_MOST_FIELDS: Final = 40  # lines
_SUPPORT: Final = 1.0  # it is the definition itself
_AROUND: Final = "?!.,;:\"'`“”„«»()[]{}<>*？。、，"
_MAKERS: Final = ("__init__", "constructor")
_RETURNS: Final = ("return", "yield")
_RAISES: Final = ("raise", "throw")
_SAYS_RAISES: Final = ("raises", "throws", ":raises", "@throws", "* @throws")
_OWN: Final = ("self.", "this.")


@dataclass(frozen=True, slots=True)
class _Found:
    """A definition, the passage it stands in (1-based), and all definitions of that passage."""

    one: Definition
    source: int
    beside: tuple[Definition, ...]


def told_by_definition(question: str, language: str, passages: Sequence[Passage]) -> Draft | None:
    """Return the signature, documentation and lines that tell what a question asks of a symbol it names.

    None where it asks for none of it, names no symbol that the passages define, or several are called so.
    """
    role = next((role for role in _TOLD if _asks(role, question, language)), None)
    if role is None:
        return None
    found = _defined(question, passages)
    if found is None:
        return None
    lines = list(_TOLD[role](found))
    if not lines:
        return None
    passage = passages[found.source - 1]
    block = code_block("\n".join(lines), found.source, passage)
    return Draft(block, cited=(found.source,), support=_SUPPORT)


def _asks(role: Role, question: str, language: str) -> bool:
    return speaks_of(role, question, language) or speaks_of(role, question, "en")


def _defined(question: str, passages: Sequence[Passage]) -> _Found | None:
    """Return the definition of the longest name that the question has; a method by its own name where one has it."""
    names = {word.strip(_AROUND).removesuffix("()") for word in question.split()}
    named: dict[str, _Found] = {}
    for number, passage in enumerate(passages, 1):
        kind = passage.meta.file_type.lower()
        if kind not in PROGRAMS or passage.meta.chunk_method in (IMPORT_GRAPH, LINK, SCHEMA):
            continue
        known = definitions(passage.text.strip("\n"), kind)
        for one in known:
            last = one.name.rpartition(".")[2]
            if one.name in names or (last in names and _is_a_symbol(last)):
                held = named.get(one.name)
                if held is not None and held.one.head != one.head:
                    return None  # two files define it, and nobody said which
                named.setdefault(one.name, _Found(one, number, known))
    exact = [found for name, found in named.items() if name in names]
    chosen = exact or list(named.values())
    return max(chosen, key=lambda found: len(found.one.name)) if len(chosen) == 1 or exact else None


def _is_a_symbol(name: str) -> bool:
    """`issue_refund` and `RefundPolicy` are no words of a sentence; `refund` may be."""
    return "_" in name or any(map(str.isupper, name))


def _arguments(found: _Found) -> Iterator[str]:
    """Yield a signature and what documents it; of a class that of what makes it, or else its fields."""
    maker = _maker(found)
    if maker is not None:
        yield from (*found.one.head, *maker.head, *maker.doc)
    elif _is_function(found.one):
        yield from (*found.one.head, *found.one.doc)
    else:
        yield from _fields(found)


def _fields(found: _Found) -> Iterator[str]:
    one, maker = found.one, _maker(found)
    if _is_function(one):
        return
    lines = list(one.body[:_MOST_FIELDS])
    if not any(_declares(line) for line in lines):
        lines = [line for line in (maker.body if maker else ()) if line.strip().startswith(_OWN)]
    if lines:
        yield from (*one.head, *one.doc, *lines)


def _returns(found: _Found) -> Iterator[str]:
    yield from _lines(found.one, _RETURNS, documented=True)


def _raises(found: _Found) -> Iterator[str]:
    said = any(line.strip().lower().startswith(_SAYS_RAISES) for line in (*found.one.head, *found.one.doc))
    yield from _lines(found.one, _RAISES, documented=said)


def _lines(one: Definition, starts: tuple[str, ...], *, documented: bool) -> Iterator[str]:
    if not _is_function(one):
        return
    kept = [row for row, line in enumerate(one.body) if line.strip().startswith(starts)]
    if kept or documented:
        yield from (*one.head, *one.doc, *elided(one.body, kept))


def _maker(found: _Found) -> Definition | None:
    makers = {f"{found.one.name}.{name}" for name in _MAKERS}
    return next((one for one in found.beside if one.name in makers), None)


def _is_function(one: Definition) -> bool:
    """Tell it by the signature: a class has none of its own."""
    return not any(line.lstrip().removeprefix("export ").startswith(_CLASS_LIKE) for line in one.head)


_CLASS_LIKE: Final = ("class ", "abstract class ", "default class ", "interface ", "enum ", "type ", "namespace ")


def _declares(line: str) -> bool:
    return ":" in line or "=" in line


_TOLD: Final[dict[Role, Callable[[_Found], Iterator[str]]]] = {
    "code_fields": _fields,
    "code_arguments": _arguments,
    "code_raises": _raises,
    "code_returns": _returns,
}
