"""The marker contract of drafts and verification, read tolerantly and written so that evidence can't forge it."""

from __future__ import annotations

import re

from core.drafts.refusals import speaks_of_nothing_found
from core.drafts.search_requests import split_search
from core.model import Draft
from core.reading.characters import runs_of
from core.reading.lexicon import opens_with, pattern_of, words_of
from core.reading.marks import cited_in, plainly_marked
from core.tasks import Verification

_MARKER = re.compile(r"\[\s*+((?:/\s*+)?(?:ANSWER|(?:CITED[_ ])?SOURCES|COMPLETED|SEARCH))\s*\]", re.IGNORECASE)
# Small models drop brackets, add bold or write [1] for 1 (seen in 3 of 10 replies of a 1.5 B model).
_ADDED = " \t*#"
_SOURCES = frozenset({"CITED_SOURCES", "CITED SOURCES", "Cited sources", "Sources", "Source"})
_NUMBER = re.compile(r"(?<!\d)(\d{1,3})(?:\s*[–-]\s*(\d{1,3}))?(?!\d)")
_APPROVAL = "COMPLETED"
_WIDEST = 20  # sources that one range may name

# At the start, with nothing or a new sentence behind it, or at the end: "[COMPLETED] is not true" approves nothing.
_APPROVED = re.compile(
    r"\A[\s*#>_`]*(?:\[\s*(?i:COMPLETED)\s*\][*_`.!: \t]*(?=\Z|\n|[A-Z\"'(])|COMPLETED[*_`.!: \t]*(?=\n))"
    r"|(?:\A|[.!:)\]]|(?<![\s*#>_`])(?P<kept>(?:[^\S\n]|[*#>_`])*+)\n)[\s*#>_`]*\[\s*(?i:COMPLETED)\s*\]\W*\Z"
)


def parse_draft(reply: str) -> Draft:
    """Read a drafting reply. Without markers the whole reply is the answer, and `markers_ok` is false."""
    body, listed = _split_sources(reply)
    answer = _answer_in(body)
    text = plainly_marked(neutralise(body if answer is None else answer)).strip()
    cited = tuple(dict.fromkeys((*_listed(listed or ""), *cited_in(text))))
    marked = answer is not None and listed is not None
    return Draft(text, cited, refused=looks_refused(text, cited), markers_ok=marked)


def parse_verification(reply: str) -> Verification:
    """Read a verification reply: `[COMPLETED]` at its start or end approves, anything else is a fix.

    A reply that says both, a fix and `[COMPLETED]`, is a fix: the text beside the marker cites sources, or is in a
    draft's form. Mere commentary beside it is not. What asks for a search approves nothing.
    """
    search, bare = split_search(reply.strip())
    if search:
        return Verification(completed=False, fix=_verified(bare).fix, search=search)
    return _verified(bare)


def _verified(bare: str) -> Verification:
    if not bare or _says_completed(bare):
        return Verification(completed=bool(bare))
    approved = _APPROVED.search(bare)
    rest = _MARKER.sub(_unless_approval, _without(bare, approved) if approved else bare).strip()
    if approved and not _is_answer(rest):
        return Verification(completed=True)
    return Verification(completed=False, fix=parse_draft(rest) if rest else None)


def _says_completed(text: str) -> bool:
    """Nothing but the word, whatever marks stand about it."""
    at = text.upper().find(_APPROVAL)
    around = text[:at] + text[at + len(_APPROVAL) :]
    return at >= 0 and not any(c.isalnum() or c == "_" for c in around)


def _unless_approval(marker: re.Match[str]) -> str:
    return "" if marker[1].upper() == _APPROVAL else marker[0]


def _without(text: str, approved: re.Match[str]) -> str:
    return text[: max(approved.start(), approved.end("kept"))] + text[approved.end() :]


def neutralise(text: str) -> str:
    """Take the force out of markers inside quoted material: `[ANSWER]` becomes `(ANSWER)`."""
    return _MARKER.sub(lambda match: f"({match[1]})", text)


def looks_refused(text: str, cited: tuple[int, ...]) -> bool:
    """Say whether a draft declines to answer: it cites nothing and speaks of what is missing."""
    return not cited and len(text) < 600 and speaks_of_nothing_found(text)


def _split_sources(reply: str) -> tuple[str, str | None]:
    """Return what stands before the list of sources (behind it, where the answer follows), and the list."""
    found = _markers("SOURCES", reply)
    before, after = (_before(reply, found[-1]), _behind(reply, found[-1].end())) if found else _plain_list(reply)
    answers = _markers("ANSWER", after or "")
    if after and answers and not _markers("ANSWER", before):
        return after[answers[0].start() :], after[: answers[0].start()]
    return before, after


def _plain_list(reply: str) -> tuple[str, str | None]:
    """A list without brackets around its name is one only at the end, with nothing but sources behind it."""
    lines = reply.split("\n")
    for number in reversed(range(len(lines))):
        name, colon, first = lines[number].partition(":")
        if colon and name.strip(_ADDED) in _SOURCES:
            listed = [first.removeprefix("**"), *lines[number + 1 :]]
            return ("\n".join(lines[:number]), "\n".join(listed)) if all(map(_lists_sources, listed)) else (reply, None)
    return reply, None


def _answer_in(body: str) -> str | None:
    """Return what stands behind the marker of the answer, or behind a line's first word `ANSWER`; None without."""
    marked = _markers("ANSWER", body)
    if marked:
        return _behind(body, marked[0].end())
    name, colon, answer = body.partition(":")
    if colon and name.strip().strip(_ADDED) == "Answer":
        return answer
    lines = body.split("\n")
    for number, line in enumerate(lines):
        bare = line.lstrip(_ADDED)
        if bare.startswith("ANSWER") and runs_of(bare)[0] == "ANSWER":
            return _behind("\n".join([bare, *lines[number + 1 :]]), len("ANSWER"))
    return None


def _markers(name: str, text: str) -> list[re.Match[str]]:
    """Return where a text has a marker whose name ends so: `[SOURCES]` and `[CITED_SOURCES]` are the same."""
    return [found for found in _MARKER.finditer(text) if found[1][0] != "/" and found[1].upper().endswith(name)]


def _before(text: str, marker: re.Match[str]) -> str:
    lead = text[: marker.start()]
    return lead[:-2] if lead.endswith("**") else lead.rstrip(" ").rstrip("#")


def _behind(text: str, end: int) -> str:
    return text[end:].removeprefix("**").lstrip(" \t").removeprefix(":")


def _listed(text: str) -> tuple[int, ...]:
    """Read numbers off a list such as `1, 3`, `[1] Handbook, page 7` or one a line; it ends at the first blank line."""
    numbers: list[int] = []
    for line in text.strip().split("\n"):
        if not line.strip():
            break
        for piece in _parts(line):
            lettered = any(character.isalpha() for character in piece)
            numbers += _numbers(_leading_number(piece) if lettered else piece)
    return tuple(dict.fromkeys(numbers))


def _leading_number(piece: str) -> str:
    """The number, or range of them, that words stand behind: `2` of `[2] Handbook, page 7` and of `Source 2: ...`."""
    found = _NUMBER.search(piece)
    before = runs_of(piece[: found.start()].lower()) if found else []
    return found[0] if found and words_of("source_named").issuperset(before) and len(before) < 2 else ""


def _lists_sources(line: str) -> bool:
    """A line is empty, begins with a number, or says `none`; a bullet may stand before it."""
    bare = line.strip(" \t")
    bare = bare[1:].lstrip(" \t") if bare[:1] in ("-", "*", "•") else bare
    return not bare or bare.removeprefix("[")[:1].isdecimal() or opens_with("no_source", bare)


def _parts(line: str) -> list[str]:
    line = pattern_of("list_and").sub(",", line)
    return line.replace(";", ",").replace("&", ",").split(",")


def _numbers(text: str) -> list[int]:
    found: list[int] = []
    for match in _NUMBER.finditer(text):
        first, last = int(match[1]), int(match[2] or match[1])
        found += range(first, last + 1) if first <= last < first + _WIDEST else [first, last]
    return found


def _is_answer(text: str) -> bool:
    return bool(cited_in(text) or _split_sources(text)[1] is not None or _markers("ANSWER", text))
