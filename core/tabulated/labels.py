"""Whether a row's label is the line that was asked for: the same words, another name of it, or less than that."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

from core.reading.lexicon import speaks_of, terms_in, words_of
from core.reading.senses import telling_senses
from core.reading.stems import stem
from core.reading.words import words
from core.tabulated.line_items import LINE_ITEMS, LineItem

_KEPT = "&%"
LAST = 99
"""The place of the words said themselves, behind all labels that are known for them."""
SAME_SENSE = 2 * LAST + 2
"""What a label ranks that says the same in other words, or in another order."""


@lru_cache(maxsize=16384)
def squeeze(text: str) -> str:
    """Return a label's letters, digits and `&`: what is left where the blanks of a PDF got lost.

    >>> squeeze("Cost of sales") == squeeze("Costofsales")
    True
    """
    return "".join(sign for sign in text.casefold() if sign.isalnum() or sign in _KEPT)


@lru_cache(maxsize=16384)
def without_asides(label: str) -> str:
    """Return a label without what stands in parentheses, and without the marks of footnotes behind it."""
    kept, depth = [], 0
    for sign in label:
        depth += sign in "(["
        if not depth:
            kept.append(sign)
        depth -= sign in ")]" and depth > 0
    return "".join(kept).rstrip(" :*†‡¹²³⁴⁵0123456789").strip()


@cache
def _items() -> dict[str, LineItem]:
    return {squeeze(name): item for item in LINE_ITEMS for name in item.asked}


def item_of(phrase: str) -> LineItem | None:
    """Return the line of financial statements that a phrase asks for, None where it is none that we know by name."""
    exact = _items().get(squeeze(phrase))
    return exact or (_items_by_sense().get(telling_senses(phrase)) if " " in phrase else None)


def is_item(phrase: str) -> bool:
    """Tell whether a phrase is, word for word, what a line of financial statements is asked for by."""
    return squeeze(phrase) in _items()


def line_named(phrase: str) -> str:
    """Return the longest name of a line of statements, two words or more, that stands in a phrase; empty for none."""
    said = words(phrase)
    return max((run for run in runs_within(said, 2, len(said)) if is_item(run)), key=len, default="")


def runs_within(said: Sequence[str], fewest: int, most: int) -> Iterator[str]:
    """Yield each run of so many neighbouring words, from the first word on."""
    for at in range(len(said)):
        yield from (" ".join(said[at:end]) for end in range(at + fewest, min(at + most, len(said)) + 1))


@cache
def _items_by_sense() -> dict[frozenset[str], LineItem]:
    """Lines by what their names mean, those left out that two lines have."""
    named = [(telling_senses(name), item) for item in LINE_ITEMS for name in item.asked]
    meant = {senses: {id(item) for other, item in named if other == senses} for senses, _ in named if senses}
    return {senses: item for senses, item in named if len(meant.get(senses, ())) == 1}


@lru_cache(maxsize=1024)
def names_of(phrase: str) -> tuple[tuple[str, int], ...]:
    """Return the labels that a phrase may mean, squeezed, each with its place, 0 the best; a star is any stretch.

    One word is a kind (`sales`), of which the total is meant; several are a line of that name (`net sales`).
    """
    item, bare = item_of(phrase), squeeze(phrase)
    own = (bare, *_totals(bare))
    known = tuple(_with_star(label) for label in item.labels) if item else ()
    first = item is None or (len(phrase.split()) > 1 and not item.labels_first)
    named = [*((name, 0) for name in own if first), *((name, at) for at, name in enumerate(known, 1))]
    return tuple(dict(reversed([*named, *((name, LAST) for name in own)])).items())


def _totals(bare: str) -> tuple[str, ...]:
    """A line with and without the word that says it is a total."""
    terms = [squeeze(term) for term in terms_in("opens_total")]
    plain = next((bare.removeprefix(term) for term in terms if bare.startswith(term)), "")
    return (plain,) if plain else tuple(f"{term}{bare}" for term in terms)


def _with_star(label: str) -> str:
    return "*".join(squeeze(part) for part in label.split("*")) if "*" in label else squeeze(label)


@lru_cache(maxsize=65536)
def rank(label: str, phrase: str) -> int | None:
    """Return how well a label fits what is asked, 0 the best; None where it is none of its names."""
    forms = tuple(dict.fromkeys((squeeze(label), squeeze(without_asides(label)))))
    names = names_of(phrase)
    places = [at for name, at in names if any(is_called(form, name) for form in forms)]
    if places:
        return 2 * min(places)
    tails = [at for name, at in names if "*" not in name and any(_goes_on(form, name) for form in forms)]
    if tails:
        return 2 * min(tails) + 1
    asked = telling_senses(phrase)
    return SAME_SENSE if asked and asked == telling_senses(without_asides(label)) else None


def is_called(form: str, name: str) -> bool:
    """Tell whether a squeezed label is a name, in which a star stands for any stretch."""
    if "*" not in name:
        return form == name
    first, *rest = name.split("*")
    if not form.startswith(first):
        return False
    at = len(first)
    for part in rest:
        found = form.find(part, at)
        if found < 0:
            return False
        at = found + len(part)
    return not rest[-1] or form.endswith(rest[-1])


def _goes_on(form: str, name: str) -> bool:
    """`Trade receivables, net of allowances`: what a label says behind the line's name."""
    tail = form.removeprefix(name)
    return bool(tail) and tail != form and len(name) > 3 and tail.startswith(_tails())


@cache
def _tails() -> tuple[str, ...]:
    return tuple(squeeze(term) for term in terms_in("label_tail"))


@lru_cache(maxsize=16384)
def stems_of(text: str) -> frozenset[str]:
    """Return the stems of a text's words."""
    return frozenset(stem(word) for word in words(text))


@lru_cache(maxsize=1024)
def kind_of(phrase: str) -> tuple[str, str]:
    """Return the words of a phrase that name a line of statements, and its others: `sales` and `Mac` of `Mac sales`.

    Both are empty where it names a part of none.
    """
    said = phrase.split()
    for size in range(min(len(said) - 1, 6), 0, -1):
        for at in range(len(said) - size + 1):
            kind = " ".join(said[at : at + size])
            if item_of(kind) is not None:
                return kind, " ".join((*said[:at], *said[at + size :]))
    return "", ""


def before_measure(heading: str) -> str:
    """Return what a heading says before what each of its figures is of: `Guest passes` of `Guest passes a year`."""
    said = heading.split()
    for at, word in enumerate(said):
        of_a_time = word.casefold() in words_of("adposition") and speaks_of("calendar_word", " ".join(said[at + 1 :]))
        if at and (of_a_time or word.casefold() in words_of("per")):
            return " ".join(said[:at])
    return heading
