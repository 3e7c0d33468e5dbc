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

# Small models drop brackets, add bold or write [1] for 1 (seen in 3 of 10 replies of a 1.5 B model).
_BRACKETED_ANSWER = re.compile(r"(?:\*\*|(?<!#)#++ *+)?\[ ?ANSWER ?\](?:\*\*)?[ \t]*:?", re.IGNORECASE)
_ANSWER = re.compile(
    r"^[ \t]*(?:\*\*|#+ *)?ANSWER\b(?:\*\*)?[ \t]*:?|\A\s*(?:\*\*)?Answer(?:\*\*)?[ \t]*:", re.MULTILINE
)
_BRACKETED_SOURCES = re.compile(
    r"(?:\*\*|(?<!#)#++ *+)?\[ ?(?:CITED[_ ])?SOURCES ?\](?:\*\*)?[ \t]*:?(?:\*\*)?", re.IGNORECASE
)
_SOURCES = re.compile(
    r"^[ \t]*(?:\*\*|#+ *)?(?:CITED[_ ]SOURCES|Cited sources|Sources?)(?:\*\*)?[ \t]*:(?:\*\*)?", re.MULTILINE
)
_NUMBER = re.compile(r"\W*(?:sources?\s*)?(\d{1,3}(?:\s*[–-]\s*\d{1,3})?)(?!\d)", re.IGNORECASE)
_NUMBER = re.compile(r"(?<!\d)(\d{1,3})(?:\s*[–-]\s*(\d{1,3}))?(?!\d)")
_APPROVAL = "COMPLETED"
_WIDEST = 20  # sources that one range may name

# At the start, with nothing or a new sentence behind it, or at the end: "[COMPLETED] is not true" approves nothing.
_APPROVED = re.compile(
    r"\A[\s*#>_`]*(?:\[\s*(?i:COMPLETED)\s*\][*_`.!: \t]*(?=\Z|\n|[A-Z\"'(])|COMPLETED[*_`.!: \t]*(?=\n))"
    r"|(?:\A|[.!:)\]]|(?<![\s*#>_`])(?P<kept>(?:[^\S\n]|[*#>_`])*+)\n)[\s*#>_`]*\[\s*(?i:COMPLETED)\s*\]\W*\Z"
)

_FORGED = re.compile(r"\[\s*+((?:/\s*+)?(?:ANSWER|(?:CITED[_ ])?SOURCES|COMPLETED|SEARCH))\s*\]", re.IGNORECASE)


def parse_draft(reply: str) -> Draft:
    """Read a drafting reply. Without markers the whole reply is the answer, and `markers_ok` is false."""
    body, cited, found_sources = _split_sources(reply)
    start = _BRACKETED_ANSWER.search(body) or _ANSWER.search(body)
    text = body[start.end() :] if start else body
    text = plainly_marked(neutralise(text)).strip()
    cited = tuple(dict.fromkeys((*cited, *cited_in(text))))
    return Draft(text, cited, refused=looks_refused(text, cited), markers_ok=bool(start) and found_sources)


def parse_verification(reply: str) -> Verification:
    """Read a verification reply: `[COMPLETED]` at its start or end approves, anything else is a fix.

    A reply that says both, a fix and `[COMPLETED]`, is a fix: the text beside the marker cites sources, or is in a
    draft's form. Mere commentary beside it is not. What asks for a search approves nothing.
    """
    search, bare = split_search(reply.strip())
    if search:
        fix = parse_verification(bare).fix if bare else None
        return Verification(completed=False, fix=fix, search=search)
    if not bare or _says_completed(bare):
        return Verification(completed=bool(bare))
    approved = _APPROVED.search(bare)
    rest = _FORGED.sub(_unless_approval, _without(bare, approved) if approved else bare).strip()
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
    return _FORGED.sub(lambda match: f"({match[1]})", text)


def looks_refused(text: str, cited: tuple[int, ...]) -> bool:
    """Say whether a draft declines to answer: it cites nothing and speaks of what is missing."""
    return not cited and len(text) < 600 and speaks_of_nothing_found(text)


def _split_sources(reply: str) -> tuple[str, tuple[int, ...], bool]:
    """Return what stands before the list of sources (behind it, where the answer follows), and the list."""
    found = _last(_BRACKETED_SOURCES, reply) or _plain_list(reply)
    if found is None:
        return reply, (), False
    before, after = reply[: found.start()], reply[found.end() :]
    answer = _BRACKETED_ANSWER.search(after)
    if answer and not _BRACKETED_ANSWER.search(before):
        return after[answer.start() :], _listed(after[: answer.start()]), True
    return before, _listed(after), True


def _plain_list(reply: str) -> re.Match[str] | None:
    """A list without brackets around its name is one only at the end, with nothing but sources behind it."""
    found = _last(_SOURCES, reply)
    if found is None:
        return None
    return found if all(map(_lists_sources, reply[found.end() :].split("\n"))) else None


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
    listed = _last(_BRACKETED_SOURCES, text) or _plain_list(text)
    return bool(listed or cited_in(text) or _BRACKETED_ANSWER.search(text))


def _last(pattern: re.Pattern[str], text: str) -> re.Match[str] | None:
    found = None
    for match in pattern.finditer(text):
        found = match
    return found
