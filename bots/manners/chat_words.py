"""The words of chats in all languages (`bots/languages`), and how a text is held against them; linear in its length."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from itertools import groupby, takewhile
from typing import Final, NamedTuple

from bots.languages import LANGUAGES
from core.reading.characters import QUESTION_MARKS, runs_of
from core.reading.language import terms_of
from core.reading.lexicon import words_of
from core.reading.normal_forms import normal
from core.reading.roles import Role

ALL = frozenset(language.code for language in LANGUAGES)
TALK: Final[tuple[Role, ...]] = (
    *("chat_greeting", "chat_farewell", "chat_thanks", "chat_laughter"),
    *("chat_ok", "chat_retracts"),
)
"""What small talk is made of, in the order in which it is asked what it says."""
_WITHOUT_BLANKS = "\u3040", "\u9fff"  # kana and Chinese characters; hangul parts its words
_HANGUL = "\uac00", "\ud7a3"
_ANYWHERE = frozenset({"ja", "ko", "zh", "hi"})  # where a question keeps the order of a statement
_SAME_LETTER = 3  # in a row and more are drawn out: `sooo`
_LONGEST_UNIT = 3  # letters that laughter repeats: `haha`, `kkk`
_LONGEST_TAIL = 8  # characters behind what is asked about us, in a script without blanks
_LONGEST_ENDING = 4  # syllables of a Korean one
_LONGEST_PARTICLE = 3  # characters written on to a question in a script without blanks: `ですか`
_SHORTEST_TYPO = 3
_SHORTEST_CLAUSE = 3  # words
_A_PAIR = 2
_CLAUSE_ENDS = ",.!;:，。！；：、،؛।"
_LINK_OPENS = ("http://", "https://", "www.")
_FENCE, _TICK = "```", "`"
_FACE_OPENS = ":;=<"
_LONGEST_FACE = 3


@lru_cache(maxsize=2048)
def plain(text: str) -> str:
    """Return a text in lower case, one blank between words, without code, links, quoted lines and drawn faces."""
    lines = (line for line in _without_code(text).splitlines() if not line.lstrip().startswith((">", "&gt;")))
    folded = normal(" ".join(lines), "NFKC").lower().replace("’", "'")
    kept = (word for word in folded.split() if not _is_link(word) and not _is_face(word))
    return " ".join(_folded(word) for word in kept)


def has_word(said: str) -> bool:
    """Tell whether a plain text has a letter or digit, or a sign that is said like a word (`+1`)."""
    return any(character.isalnum() for character in said)


def has_link(text: str) -> bool:
    """Tell whether a text holds an address."""
    return any(map(_is_link, text.lower().split()))


def has_code(text: str) -> bool:
    """Tell whether a text holds code between ticks."""
    return _TICK in text


def opens(role: Role, said: str, spoken: frozenset[str] = ALL) -> bool:
    """Tell whether a plain text begins with a word or phrase of a role."""
    return bool(_longest(said.lstrip(" .,!;:-~¡¿"), _by_first(role, spoken)))


def behind_opening(said: str, role: Role, spoken: frozenset[str] = ALL) -> str:
    """Return what follows a word or phrase of a role that a plain text begins with; nothing where it doesn't."""
    rest = _bare(said)
    found = _longest(rest, _by_first(role, spoken))
    return _bare(rest[len(found) :]) if found else ""


def speaks(role: Role, said: str, spoken: frozenset[str] = ALL) -> bool:
    """Tell whether a plain text has a word or phrase of a role."""
    table = _by_first(role, spoken)
    return any(said[at] in table and _longest(said, table, at) for at in _starts(said))


def may_be_all(said: str, roles: tuple[Role, ...]) -> bool:
    """Tell whether a plain text can be a phrase of one of the roles by how it begins: most texts are none of many."""
    rest = _bare(said)
    return rest.startswith(_by_first_of(roles).get(rest[:1], ()))


def is_all(said: str, role: Role) -> bool:
    """Tell whether a plain text is a phrase of a role, small talk and fillers around it left out of account."""
    rest = _bare(said)
    found = _longest(rest, _by_first(role, ALL)) or _inflected(rest, _by_first(role, ALL))
    behind = _bare(rest[len(found) :])
    if not found or not behind:
        return bool(found)
    if _runs_on(rest[len(found) - 1]):
        return len(behind) <= _LONGEST_TAIL
    return not _consumed(behind, fillers=True, begun=True)[0]


def says_only(said: str, role: Role) -> bool:
    """As `is_all`, but where words aren't parted, a particle alone may be written on: `質問です、年休は？` is more."""
    rest = _bare(said)
    found = _longest(rest, _by_first(role, ALL)) or _inflected(rest, _by_first(role, ALL))
    behind = rest[len(found) :]
    if not found or not has_word(behind):
        return bool(found)
    if runs_together(rest, behind):
        clauses = _clauses(behind)
        return len(clauses) == 1 and len(clauses[0].rstrip("".join(QUESTION_MARKS))) <= _LONGEST_PARTICLE
    return not _consumed(_bare(behind), fillers=True, begun=True)[0]


def is_talk(said: str, *, fillers: bool = True) -> bool:
    """Tell whether a plain text is small talk and nothing else; it begins with a word of it, not with a filler."""
    rest, _ = _consumed(_bare(said), fillers=fillers, begun=False)
    return not rest


def behind_talk(said: str) -> str:
    """Return what follows the small talk that a plain text opens with: `ok and for part timers` less `ok`."""
    _, behind = _consumed(_bare(said), fillers=True, begun=False)
    return behind


def runs_together(said: str, behind: str) -> bool:
    """Tell whether what follows small talk is written on to it, as the same word: `可以分期吗` is no `可以`."""
    at = len(said) - len(behind)
    return 0 < at < len(said) and _runs_on(said[at - 1]) and _runs_on(said[at])


def unparted(said: str) -> int:
    """Return how many characters of a plain text are of scripts that put no blanks between words."""
    return sum(map(_runs_on, said))


def behind_fillers(said: str) -> str:
    """Return what follows the small talk and fillers that a plain text opens with: `so what can you do` less `so`."""
    return _consumed(_bare(said), fillers=True, begun=True)[0]


def last_part(said: str) -> str:
    """Return what follows the last comma or stop of a plain text; nothing where there is none."""
    clauses = _clauses(said)
    return clauses[-1] if len(clauses) > 1 else ""


def first_clause(said: str) -> str:
    """Return what stands before the first comma or stop of a plain text; nothing where there is none."""
    clauses = _clauses(said)
    return clauses[0] if len(clauses) > 1 else ""


def last_clause(said: str) -> str:
    """Return the last clause of a plain text, of three words or more, where none before it asks."""
    clauses = _clauses(said)
    if len(clauses) < _A_PAIR or len(clauses[-1].split()) < _SHORTEST_CLAUSE:
        return ""
    asked_before = any(mark in clause for clause in clauses[:-1] for mark in QUESTION_MARKS)
    return "" if asked_before else clauses[-1]


def asks_by_word(said: str, spoken: frozenset[str]) -> bool:
    """Tell whether a plain text asks by a question word: at its front, or anywhere, or by its ending, as is usual."""
    rest = said.lstrip(" .,!;:-¡¿")
    first = next(iter(runs_of(rest[:60], "'")), "")
    for code in spoken:
        known = words_of("question_word", language=code)
        if code in _ANYWHERE and _longest_anywhere(rest, _table(known)):
            return True
        if first in known or (first.isascii() and any(_is_typo(first, word) for word in known)):
            return True
        if _ends(rest, _terms("chat_asks_ending", frozenset({code}))):
            return True
    return False


def speaks_to_you(said: str, spoken: frozenset[str]) -> bool:
    """Tell whether a plain text speaks to `you`, also by the form of a verb, or of what people do together."""
    if speaks("chat_you", said, spoken) or speaks("chat_together", said, spoken):
        return True
    return has_word_ending("chat_you_ending", said, spoken)


def has_word_ending(role: Role, said: str, spoken: frozenset[str]) -> bool:
    """Tell whether a word of a plain text ends as a role says."""
    endings = _terms(role, spoken)
    return bool(endings) and any(word.endswith(endings) for word in runs_of(said))


def is_more_than(said: str, role: Role) -> bool:
    """Tell whether a plain text that opens with a phrase of a role goes on behind it."""
    rest = _bare(said)
    return has_word(_bare(rest[len(_longest(rest, _by_first(role, ALL))) :]))


def points_back(said: str, spoken: frozenset[str]) -> bool:
    """Tell whether a plain text has a word that stands for what was said before: `it`, `those`."""
    pronouns = frozenset(word for code in spoken for word in words_of("pronoun", "demonstrative", language=code))
    return not pronouns.isdisjoint(runs_of(said, "'"))


def without_particles(said: str, spoken: frozenset[str]) -> str:
    """Return a plain text without what only adds emphasis: `das stimmt nicht` of `das stimmt doch gar nicht`."""
    return without("chat_particle", said, spoken)


def without(role: Role, said: str, spoken: frozenset[str]) -> str:
    """Return a plain text without the words and phrases of a role."""
    table, kept, end = _by_first(role, spoken), [], 0
    for at in _starts(said):
        if at < end or said[at] not in table:
            continue
        if found := _longest(said, table, at):
            kept.append(said[end:at])
            end = at + len(found)
    return " ".join("".join((*kept, said[end:])).split())


def names_person(said: str, *, to_you: bool) -> bool:
    """Tell whether a plain text is said to a person that it names: at its front or end, or beside `you`."""
    named = said.split()
    at = [i for i, word in enumerate(named) if word.startswith("@") and len(word) > 1]
    return bool(at) and (at[0] == 0 or at[-1] == len(named) - 1 or to_you)


def made_of(said: str, roles: tuple[Role, ...], code: str) -> tuple[frozenset[Role], ...]:
    """Return the roles of each term of a language that a plain text consists of; () where any word is of none.

    The longest terms count, from the front on. A Korean one of two syllables and more may have an ending written on.
    """
    table, found, rest = _roles_by_term(roles, code), list[frozenset[Role]](), _bare(said)
    while rest:
        term = _longest(rest, table.by_first) or _begun(rest, table.by_first)
        if not term:
            return ()
        found.append(table.roles[term])
        rest = _bare(rest[len(term) + _ending_of(term, rest) :])
    return tuple(found)


def _begun(said: str, table: Mapping[str, tuple[str, ...]]) -> str:
    """Return the longest Korean term that a text begins with an inflected form of."""
    known = (term for term in table.get(said[:1], ()) if len(term) >= _A_PAIR and _is_hangul(term[-1]))
    return next((term for term in known if said.startswith(term) and _ending_of(term, said) <= _LONGEST_ENDING), "")


def _ending_of(term: str, said: str) -> int:
    """Return how many syllables are written on to a Korean term that a text begins with."""
    if not _is_hangul(term[-1]):
        return 0
    return sum(1 for _ in takewhile(_is_hangul, said[len(term) :]))


def _clauses(said: str) -> list[str]:
    clauses = [said]
    for mark in _CLAUSE_ENDS:
        clauses = [part for clause in clauses for part in clause.split(mark)]
    return [clause.strip() for clause in clauses if clause.strip()]


def _without_code(text: str) -> str:
    for fence in (_FENCE, _TICK):
        parts = text.split(fence)
        text = " ".join(parts[::2])
    return text


def _is_link(word: str) -> bool:
    return word.lstrip("<(").startswith(_LINK_OPENS)


def _is_face(word: str) -> bool:
    """`:)`, `<3`, `:tada:`."""
    if word.startswith(":") and word.endswith(":") and len(word) > _LONGEST_FACE:
        return True
    return word[:1] in _FACE_OPENS and len(word) <= _LONGEST_FACE


@lru_cache(maxsize=8192)
def _folded(word: str) -> str:
    """Return a word with what is drawn out or repeated written once: `thaaanks`, `hahaha`, `kkkk`, `jajaja`."""
    if not word.isalpha():
        return word
    for unit in range(1, _LONGEST_UNIT + 1):
        if len(word) > unit * 2 - (unit == 1) and word == (word[:unit] * len(word))[: len(word)]:
            return word[:unit] if unit == 1 and len(word) >= _SAME_LETTER else word[: unit * 2]
    runs = ((letter, len(list(run))) for letter, run in groupby(word))
    return "".join(letter * (1 if count >= _SAME_LETTER else count) for letter, count in runs)


def _bare(said: str) -> str:
    """Return a text from its first letter, digit or sign that is said like a word, on."""
    at = next((i for i, c in enumerate(said) if c.isalnum() or c in "+-^"), len(said))
    return said[at:]


def _consumed(said: str, *, fillers: bool, begun: bool) -> tuple[str, str]:
    """Take small talk off the front, fillers among it; return what is left, and what follows the last small talk."""
    rest = behind = said
    talk, beside = _by_first_of(TALK), _by_first("chat_beside", ALL)
    while rest:
        found = _longest(rest, talk)
        filler = "" if found or not (begun and fillers) else _longest(rest, beside)
        if not (found or filler):
            break
        rest = _bare(rest[len(found or filler) :])
        begun = True
        behind = rest if found else behind
    return rest, behind


def _longest(said: str, table: Mapping[str, tuple[str, ...]], at: int = 0) -> str:
    """Return the longest term that stands at a place of a text as a word; nothing where there is none."""
    terms = table.get(said[at : at + 1], ())
    if not said.startswith(terms, at):
        return ""  # most begin with none: asked of all at once
    return next((term for term in terms if said.startswith(term, at) and _ends_word(said, at + len(term))), "")


def _inflected(said: str, table: Mapping[str, tuple[str, ...]]) -> str:
    """Return a text that is one of the terms with a Korean ending written on to it: `뭘 할 수 있어요`."""
    end = said.rstrip(" .!?~ㅋㅎ" + "".join(QUESTION_MARKS))
    for term in table.get(said[:1], ()):
        tail = end[len(term) :]
        if _is_hangul(term[-1]) and end.startswith(term) and len(tail) <= _LONGEST_TAIL and all(map(_is_hangul, tail)):
            return said
    return ""


def _longest_anywhere(said: str, table: Mapping[str, tuple[str, ...]]) -> bool:
    """Tell whether a text has a term, which may be written on to what follows it: scripts with and without blanks."""
    return any(said.startswith(term, at) for at in range(len(said)) for term in table.get(said[at], ()))


def _ends(said: str, terms: Iterable[str]) -> bool:
    end = said.rstrip(" .!。！~ㅋㅎw" + "".join(QUESTION_MARKS))
    return any(end.endswith(term) and (_is_wide(term[0]) or _begins_word(end, len(end) - len(term))) for term in terms)


@lru_cache(maxsize=256)
def _starts(said: str) -> tuple[int, ...]:
    """Return where words begin in a text, each sign that is none among them: looked for once, asked for often."""
    if said.isascii():
        return tuple([at for at, before in enumerate(f" {said}"[:-1]) if not before.isalnum()])
    return tuple([at for at in range(len(said)) if _begins_word(said, at)])


def _begins_word(said: str, at: int) -> bool:
    return at == 0 or _runs_on(said[at]) or not joins(said[at - 1])


def _ends_word(said: str, end: int) -> bool:
    return end >= len(said) or _runs_on(said[end - 1]) or not joins(said[end])


def joins(character: str) -> bool:
    """Tell whether a character is part of a word."""
    return character.isalnum() or unicodedata.category(character).startswith("M")


def _runs_on(character: str) -> bool:
    low, high = _WITHOUT_BLANKS
    return low <= character <= high


def _is_wide(character: str) -> bool:
    return character >= _WITHOUT_BLANKS[0]


def _is_hangul(character: str) -> bool:
    return _HANGUL[0] <= character <= _HANGUL[1]


def _is_typo(typed: str, word: str) -> bool:
    """Tell whether a word was typed with letters swapped, or with one left out behind the first."""
    if len(typed) < _SHORTEST_TYPO or typed[0] != word[0] or typed == word:
        return False
    if len(typed) == len(word):
        return sorted(typed) == sorted(word)
    return len(word) == len(typed) + 1 and any(word[:i] + word[i + 1 :] == typed for i in range(1, len(word)))


@cache
def terms(role: Role, spoken: frozenset[str] = ALL) -> frozenset[str]:
    """Return the words and phrases of a role, as a plain text has them."""
    return frozenset(map(plain, _terms(role, spoken)))


@cache
def _terms(role: Role, spoken: frozenset[str]) -> tuple[str, ...]:
    return tuple(
        term for language in LANGUAGES if language.code in spoken for term in terms_of(language.roles.get(role, ""))
    )


@cache
def _by_first(role: Role, spoken: frozenset[str]) -> dict[str, tuple[str, ...]]:
    return _table(_terms(role, spoken))


@cache
def _by_first_of(roles: tuple[Role, ...]) -> dict[str, tuple[str, ...]]:
    return _table(tuple(term for role in roles for term in _terms(role, ALL)))


@cache
def _table(terms: Iterable[str]) -> dict[str, tuple[str, ...]]:
    """Return terms by their first character, the longest first; written as `plain` writes a text."""
    folded = sorted({plain(term) for term in terms if term}, key=len, reverse=True)
    return {first: tuple(t for t in folded if t[0] == first) for first in {t[0] for t in folded if t}}


class _Terms(NamedTuple):
    """Terms of a language by their first character, the longest first, and the roles of each."""

    by_first: dict[str, tuple[str, ...]]
    roles: dict[str, frozenset[Role]]


@cache
def _roles_by_term(roles: tuple[Role, ...], code: str) -> _Terms:
    known: dict[str, set[Role]] = {}
    for role in roles:
        for term in terms(role, frozenset({code})):
            known.setdefault(term, set()).add(role)
    return _Terms(_table(tuple(known)), {term: frozenset(found) for term, found in known.items()})
