"""What a language is to us: its words by the part they play in a sentence, as data."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from string import ascii_lowercase
from typing import Final, Literal

from core.reading.roles import Role

Script = Literal["latin", "han", "kana", "hangul", "arabic", "devanagari", "cyrillic", "hebrew", "thai", "greek"]

Terms = str
"""Words and phrases, parted by commas: `rose, increas*, in all`; a star stands for any ending."""

MONTHS = 12
_IN_LOWER_CASE: Final = (
    *(
        "stop_words",
        "claim_stop_words",
        "telling_pairs",
        "telling_words",
        "telling_endings",
        "telltales",
        "fillers",
        "asked_around",
        "said_otherwise",
        "said_lightly",
        "set_apart",
        "asked_alike",
        "same_words",
        "same_rows",
        "same_things",
        "opposites",
        "events",
        "endings",
        "inflections",
    ),
    *("abbreviations", "months", "capital_months", "numbers", "number_joiners", "ordinals"),
    *("scales", "fractions", "currencies"),
)


class BadLanguage(ValueError):
    """A language's data can't be right; names the language, the field and what is wrong."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FigureWording:
    """How a figure is told: templates whose names stand in braces, and in what it is counted.

    `value` has `{measure} {company} {period} {end} {figure}`, `year` has `{year}`, `quarter` that and `{quarter}`,
    `nothing` the years `{first}` and `{last}` that there are figures of, `unread` the `{words}` not understood.
    """

    value: str
    year: str
    quarter: str
    nothing: str
    unread: str
    scales: tuple[tuple[float, str], ...]
    """The largest first: what a figure is divided by, and the word for that."""
    money: str = "{number} {scale} {currency}"
    currencies: Mapping[str, str] = field(default_factory=dict)
    """What is written for a currency (ISO 4217) where it is not its sign."""
    named: Mapping[str, str] = field(default_factory=dict)
    """What a sentence calls a metric where that is not the first of its names as it stands."""
    computed: Mapping[str, str] = field(default_factory=dict)
    """What is computed of figures, by the operation: `highest` and `lowest` with the years `{first}` and `{last}`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Language:
    """One language. Words are in lower case; `terms` fields as `Terms`, the others as their comment says."""

    code: str
    """ISO 639-1."""
    name: str
    """In English: notices for operators name it."""
    script: Script = "latin"
    character_sets: tuple[str, ...] = ()
    """Of a language that writes Chinese characters, the national sets (codecs) that have those it writes."""
    stop_words: str = ""
    """Function words, parted by blanks: they tell the language, and count for nothing in comparisons."""
    claim_stop_words: str = ""
    """As `stop_words`, where what is said is held against a source: `more`, `all` and `before` count there."""
    own_letters: str = ""
    """Letters and signs that, of the languages in its script, it alone writes or writes most: they tell short texts."""
    telling_pairs: str = ""
    """Pairs of words, parted by commas, that it alone has of two that others have, too: `tu es`."""
    telling_words: str = ""
    """What people greet and ask with and offices speak of, parted by blanks: with `stop_words` it tells the language of
    a short text, and counts for nothing else. A word of several languages stands in each."""
    telling_endings: str = ""
    """Endings of words that tell it of a short text of words that are not known, parted by blanks."""
    telltales: str = ""
    """Words that tell a short text is in this language and not in English, parted by blanks."""
    fillers: str = ""
    """What people say around a question, parted by blanks: in no document, and never missing there."""
    asked_around: str = ""
    """Words a question is asked with and documents do without (`eigentlich`, `krieg`, `能不能`), parted by blanks."""
    said_otherwise: tuple[str, ...] = ()
    """Each entry: what people and documents say for one thing, parted by commas (`heirat*, hochzeit*`): a star stands
    for any ending. A question is answered by what says another of them; nothing is checked by it."""
    said_lightly: tuple[str, ...] = ()
    """The same of what says little by itself: who cares for a thing, and whether one may."""
    set_apart: tuple[str, ...] = ()
    """Each entry: sides that exclude each other, parted by bars (`breakfast | lunch | dinner`), each as above: what
    tells of one side answers nothing of another."""
    asked_alike: tuple[str, ...] = ()
    """Each entry: what people ask for one thing by, parted by commas (`reimburse, pay back`); by stems where there are
    `endings`. By it two questions ask the same; `said_otherwise` holds what is merely looked for alike."""
    same_words: tuple[str, ...] = ()
    """Each entry: the word that stands for all, then those it stands for (`fall fell fallen`)."""
    same_rows: tuple[tuple[str, ...], ...] = ()
    """What a row of figures is called in one source or another, a group a thing: `headcount` for `employees`."""
    same_things: tuple[str, ...] = ()
    """Each entry: names of one thing in business, parted by commas, phrases among them (`employees, staff, personnel`).

    They are alike where a row's label is looked up, and nowhere else: a check must tell `income` from `earnings`."""
    opposites: tuple[str, ...] = ()
    """Each entry: words, a bar, and those that say the opposite of the same two things (`before | after`).

    A star stands for any ending. Those that compare say first what of (`size: larger bigger | smaller`, the larger
    figure first; `size_most:` of the one before all others): `size`, `amount`, `height`, `length`, `weight`, `price`,
    `age`, `speed` and `temperature`."""
    events: tuple[str, ...] = ()
    """Each entry: words that tell of one kind of event, in a source as in an answer (`married wed wife`)."""
    endings: tuple[str, ...] = ()
    """What a light stemmer takes off, longest first."""
    inflections: tuple[str, ...] = ()
    """Endings of inflection, and what takes their place where something does (`ies y`), in the order of trying."""
    short_endings: str = ""
    """Endings by which alone short words are forms of one (`pido`, `piden`), parted by blanks."""
    joints: str = ""
    """Letters that may stand between the parts of a word that is written in one of two (`Kündigungsfrist`), parted by
    blanks; empty where words are not written so."""
    noun_endings: str = ""
    """Endings of nouns, longest first, parted by blanks: what its parts are inflected by where they stand alone."""
    word_endings: str = ""
    """What endings of three letters or more begin with, parted by blanks: all else that is written on to a word is
    another one (`Elternzeit`), where words are written so."""
    respelled: tuple[str, ...] = ()
    """Two ways to write one sound each, parted by a blank: `ue ü`, where a keyboard has no other."""
    written_before: tuple[str, ...] = ()
    """What a script that is stemmed by itself writes on to the beginning of a word (article, `and`), longest first."""
    written_behind: tuple[str, ...] = ()
    """And on to its end; each is taken off once, in this order. Of Korean words of a question the first that fits."""
    elided: str = ""
    """Small words that lose their last letter to an apostrophe and are written on (`l'Alsace`), parted by blanks."""
    particle_pairs: tuple[str, ...] = ()
    """Particles that are written by the sound before them: what is written where that is not known, the form behind a
    consonant, that behind a vowel, and that behind ㄹ where it is another (`을(를) 을 를`)."""
    particles: str = ""
    """Characters that carry no meaning between those that do, in a script without blanks, parted by blanks."""
    nouns_in_capitals: bool = False
    """Every noun is written with a capital letter: a word with one need be no name."""
    written_on: str = ""
    """What carries no meaning between words that do, in a script that writes it on to them, parted by blanks."""
    names_in_capitals: bool = False
    """What bears a capital letter within a sentence is a name or a month: not in German, nor where none are written."""
    decimal_comma: bool = False
    """A comma parts decimals and a point thousands: `1.234,5`."""
    head_final: bool = False
    """What tells of a figure stands before it: `2022年の売上高は12億円`, and what it goes from or to right behind."""
    same_letters: tuple[str, ...] = ()
    """Letters of such a script that are written one for the other; the first of an entry stands for all."""
    unwritten: str = ""
    """Signs of such a script that may be left out."""
    abbreviations: str = ""
    """Words that end in a full stop which ends no sentence, without it, parted by blanks."""
    weekdays: tuple[str, ...] = ()
    """Seven entries, Monday first: the names of a day, parted by blanks. Those of less than five letters are read with
    a capital letter, next to another or a time."""
    months: tuple[str, ...] = ()
    """Twelve entries, January first: the names and abbreviations of a month, parted by blanks."""
    eras: Mapping[str, int] = field(default_factory=dict)
    """Names of eras by which years are counted, to the year before their first: `令和` to 2018."""
    capital_months: str = ""
    """Months that are words of another meaning in lower case (`may`), parted by blanks."""
    numbers: Mapping[str, int] = field(default_factory=dict)
    """Number words up to a trillion; from 100 on they multiply what stands before them."""
    clock_hours: Mapping[str, int] = field(default_factory=dict)
    """Words for the hours from one to twelve, as clock times say them: `neun` to 9, `التاسعة` to 9."""
    numerals: Mapping[str, int] = field(default_factory=dict)
    """Signs for digits (`三`), in a language that writes numbers by digits and units."""
    numeral_units: Mapping[str, float] = field(default_factory=dict)
    """What they are counted in: `十` to 10, `万` to 10,000."""
    native_numbers: Mapping[str, int] = field(default_factory=dict)
    """Words for numbers that are written on to each other and before a counter: `스물` to 20."""
    time_units: Mapping[str, Terms] = field(default_factory=dict)
    """What stands behind a number of days and the like, by the English word: `day` to `tag, tage, tagen`."""
    unit_names: Mapping[str, Terms] = field(default_factory=dict)
    """Names of units of measure, by what `core.reading.units` calls them: `mg` to `milligramm`."""
    counters: str = ""
    """What is written behind a number in signs or such words and tells it from other uses, parted by blanks."""
    number_joiners: str = ""
    """What may stand between number words (`three hundred and five`), parted by blanks."""
    ordinals: Mapping[str, int] = field(default_factory=dict)
    """Which quarter or half: `first` to 1, `4th` to 4."""
    scales: Mapping[str, float] = field(default_factory=dict)
    """`thousand` to 1e3; in languages whose point parts thousands these say so (`1.200 Mio.`)."""
    unit_scales: Mapping[str, float] = field(default_factory=dict)
    """Words for scales that a line or heading alone says of the figures below it: `miles de euros`, `in migliaia`."""
    fractions: Mapping[str, int] = field(default_factory=dict)
    """`third` to 3."""
    shares: Mapping[str, Terms] = field(default_factory=dict)
    """Words for parts of a whole, by their fraction: `2/3` to `zwei drittel`."""
    share_of: str = ""
    """Words one of which stands behind such a part, before the whole, parted by blanks; none: nothing need stand."""
    share_joint: str = ""
    """What stands between the whole and the part of it, in languages that write these by number: `分の`."""
    currencies: Mapping[str, str] = field(default_factory=dict)
    """Names to ISO 4217 codes."""
    measures: Mapping[str, Terms] = field(default_factory=dict)
    """What a company's figures are called, by the name they are stored under (`revenue`); sentences say the first."""
    line_names: Mapping[str, Terms] = field(default_factory=dict)
    """Other lines of statements and reports, by their English name (`personnel expenses`): so a table in one language
    is asked in another."""
    figure_words: Mapping[str, Terms] = field(default_factory=dict)
    """What else is said where figures are asked for, by the English words that the grammar reads (`highest`)."""
    figures: FigureWording | None = None
    """How a company's figures are told; in English where nothing says it."""
    shorthand: Mapping[str, str] = field(default_factory=dict)
    """What people type in haste where they ask for figures, to the words that it stands for (`yr` to `year`)."""
    asks_figure: Terms = ""
    """Words of a plain question for a figure that say nothing about which (`how high was`, `fiscal year`)."""
    roles: Mapping[Role, Terms] = field(default_factory=dict)
    says: Mapping[str, str] = field(default_factory=dict)
    """What the core says itself, by the name of the phrase (`core.reading.phrases`)."""

    def __post_init__(self) -> None:
        """Hold the data against what its fields say. Raises `BadLanguage`."""
        for where, fault in self._faults():
            raise BadLanguage(f"{self.name}, {where}: {fault}")

    def _faults(self) -> Iterator[tuple[str, str]]:
        if len(self.code) != len("en") or not set(self.code) <= set(ascii_lowercase):
            yield "code", f"{self.code!r} is no ISO 639-1 code"
        if self.months and len(self.months) != MONTHS:
            yield "months", f"{len(self.months)} entries, not {MONTHS}"
        yield from (("says", f"{name!r} is empty") for name, phrase in self.says.items() if not phrase.strip())
        for role, terms in self.roles.items():
            if _may_hold_a_fault(terms):
                wrong = (t for t in terms_of(terms) if t != t.lower() or t == "*" or "*" in t[:-1])
                yield from ((role, f"{t!r} is no term: those are in lower case, and a star ends one") for t in wrong)
        for where in _IN_LOWER_CASE:
            yield from (
                (where, f"{w!r} is not in lower case") for w in _words_of(getattr(self, where)) if w != w.lower()
            )


def _may_hold_a_fault(terms: Terms) -> bool:
    """Tell it of the whole list: to take thousands apart each time a program starts takes a twentieth of that."""
    ends = terms.count("*,") + terms.endswith("*")
    alone = any(f"{before}*" in f" {terms}" for before in " ,\n")
    return terms != terms.lower() or terms.count("*") != ends or alone


def terms_of(terms: Terms) -> tuple[str, ...]:
    """Return the words and phrases of a list."""
    return tuple(" ".join(term.split()) for term in terms.split(",") if term.strip())


def _words_of(value: object) -> tuple[str, ...]:
    if isinstance(value, str):
        return (value,)
    if isinstance(value, tuple):
        return tuple(word for entry in value for word in (entry if isinstance(entry, tuple) else (str(entry),)))
    return tuple(map(str, value)) if isinstance(value, Mapping) else ()
