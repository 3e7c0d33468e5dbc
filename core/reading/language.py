"""What a language is to us: its words by the part they play in a sentence, as data."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

Script = Literal["latin", "han", "kana", "hangul", "arabic", "devanagari", "cyrillic", "hebrew", "thai", "greek"]

Role = Literal[
    "percent",
    "percent_points",
    "basis_points",
    "times",
    "per",
    "per_share",
    "counted",
    "counted_each",
    "heads",
    "heads_measured",
    "measured_else",
    "quarter",
    "final",
    "half",
    "fiscal_year",
    "span_of_time",
    "until",
    "date_of",
    "ordinal_mark",
    "century",
    "numbered",
    "structure",
    "source_word",
    "tells",
    "lacks",
    "declines",
    "unknown",
    "about",
    "in_turn",
    "coordinates",
    "alternates",
    "compares",
    "compared_from",
    "moves_on",
    "joins_figures",
    "both_ends",
    "states",
    "leads_on",
    "article",
    "of",
    "change",
    "rise",
    "fall",
    "loss",
    "either_way",
    "average",
    "sum",
    "whole",
    "share",
    "compound",
    "unsigned",
    "fiscal",
    "half_year",
    "against",
    "negation",
    "hedge",
    "approximate",
    "at_least",
    "at_most",
    # What questions, quotes and follow-ups are told by.
    "leads_in",
    "also",
    "what_about",
    "question_word",
    "auxiliary",
    "perfect",
    "pronoun",
    "owner_pronoun",
    "demonstrative",
    "after_demonstrative",
    "expletive",
    "expletive_so",
    "expletive_link",
    "determiner",
    "preposition",
    "for_whom",
    "people_ending",
    "modal",
    "we_or_you",
    "topic_verb",
    "overrides",
    "what_was_said",
    "instructions",
    "said_to_a_model",
    "a_model",
    "has_to",
    "replies",
    "figure_word",
    "how_many",
    "asks_figure",
    "how_measured",
    "what_is_the",
    "figure_noun",
    "none",
    "asks_date",
    "calendar_word",
    "code_word",
    "what_is",
    "of_a_noun",
    "light_verb",
    "oneself",
    "measure_noun",
    "asked_of_a_figure",
    "asks_change",
    "asks_person",
    "sets_apart",
    "period_word",
    "unit_wanted",
    "instructs",
    "before_verb",
    "leaves_open",
    "asks_list",
    "asks_reason",
    "reason",
    "asks_explanation",
    "number_asked",
    "current_events",
    "high_stakes",
    "weighs_evidence",
    "about_reasons",
    "neutral",
    "of_filings_news",
    "quoted",
    "quote",
    "quoted_price",
    "price_of",
    "shares",
    "shares_of",
    "be",
    "is_worth",
    "price_said",
    "filing_word",
    "filings",
    "report",
    "asks_which",
    "kept_figures",
    "figures_there",
    "trend",
    "each",
    "each_period",
    "moves",
    "follows_on",
    "asks_meaning",
    "a_or_the",
    "meaning",
    "means",
    "what_is_a",
    "growth_rate",
    "growth",
    "growth_or_change",
    "newest",
    "count_word",
    "newest_one",
    "annual_report",
    "quarterly_report",
    "current_report",
    "proxy_statement",
    "growth_of",
    "growth_ending",
    "growth_itself",
    "growth_span",
    "highest",
    "lowest",
    "mean_value",
    "in_all",
    "by_quarter",
    "list_and",
    "source_named",
    "no_source",
    "not_explained",
    # Up to here.
    "year_before",
    "year_after",
    "most_of_all",
    "least_of_all",
    "no_extreme",
    "a_share",
]
"""The part that a word plays: `rose` tells a `rise`, `in total` a `whole`."""

Terms = str
"""Words and phrases, parted by commas: `rose, increas*, in all`; a star stands for any ending."""

_TERM: Final = re.compile(r"[^\s*,][^*,]*\*?")
_CODE: Final = re.compile(r"[a-z]{2}")
MONTHS = 12
_IN_LOWER_CASE: Final = (
    *(
        "stop_words",
        "claim_stop_words",
        "telltales",
        "fillers",
        "same_words",
        "endings",
        "inflections",
        "abbreviations",
        "months",
    ),
    *("abbreviations", "months", "capital_months", "numbers", "number_joiners", "ordinals"),
    *("scales", "fractions", "currencies"),
)


class BadLanguage(ValueError):
    """A language's data can't be right; names the language, the field and what is wrong."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Language:
    """One language. Words are in lower case; `terms` fields as `Terms`, the others as their comment says."""

    code: str
    """ISO 639-1."""
    name: str
    """In English: notices for operators name it."""
    script: Script = "latin"
    stop_words: str = ""
    """Function words, parted by blanks: they tell the language, and count for nothing in comparisons."""
    claim_stop_words: str = ""
    """As `stop_words`, where what is said is held against a source: `more`, `all` and `before` count there."""
    telltales: str = ""
    """Words that tell a short text is in this language and not in English, parted by blanks."""
    fillers: str = ""
    """What people say around a question, parted by blanks: in no document, and never missing there."""
    same_words: tuple[str, ...] = ()
    """Each entry: the word that stands for all, then those it stands for (`fall fell fallen`)."""
    endings: tuple[str, ...] = ()
    """What a light stemmer takes off, longest first."""
    inflections: tuple[str, ...] = ()
    """Endings of inflection, and what takes their place where something does (`ies y`), in the order of trying."""
    abbreviations: str = ""
    """Words that end in a full stop which ends no sentence, without it, parted by blanks."""
    months: tuple[str, ...] = ()
    """Twelve entries, January first: the names and abbreviations of a month, parted by blanks."""
    capital_months: str = ""
    """Months that are words of another meaning in lower case (`may`), parted by blanks."""
    numbers: Mapping[str, int] = field(default_factory=dict)
    """Number words up to a trillion; from 100 on they multiply what stands before them."""
    number_joiners: str = ""
    """What may stand between number words (`three hundred and five`), parted by blanks."""
    ordinals: Mapping[str, int] = field(default_factory=dict)
    """Which quarter or half: `first` to 1, `4th` to 4."""
    scales: Mapping[str, float] = field(default_factory=dict)
    """`thousand` to 1e3; in languages whose point parts thousands these say so (`1.200 Mio.`)."""
    fractions: Mapping[str, int] = field(default_factory=dict)
    """`third` to 3."""
    currencies: Mapping[str, str] = field(default_factory=dict)
    """Names to ISO 4217 codes."""
    roles: Mapping[Role, Terms] = field(default_factory=dict)
    says: Mapping[str, str] = field(default_factory=dict)
    """What the core says itself, by the name of the phrase (`core.reading.phrases`)."""

    def __post_init__(self) -> None:
        """Hold the data against what its fields say. Raises `BadLanguage`."""
        for where, fault in self._faults():
            raise BadLanguage(f"{self.name}, {where}: {fault}")

    def _faults(self) -> Iterator[tuple[str, str]]:
        if not _CODE.fullmatch(self.code):
            yield "code", f"{self.code!r} is no ISO 639-1 code"
        if self.months and len(self.months) != MONTHS:
            yield "months", f"{len(self.months)} entries, not {MONTHS}"
        yield from (("says", f"{name!r} is empty") for name, phrase in self.says.items() if not phrase.strip())
        for role, terms in self.roles.items():
            yield from (
                (role, f"{t!r} is no term") for t in terms_of(terms) if t != t.lower() or not _TERM.fullmatch(t)
            )
        for where in _IN_LOWER_CASE:
            yield from (
                (where, f"{w!r} is not in lower case") for w in _words_of(getattr(self, where)) if w != w.lower()
            )


def terms_of(terms: Terms) -> tuple[str, ...]:
    """Return the words and phrases of a list."""
    return tuple(" ".join(term.split()) for term in terms.split(",") if term.strip())


def _words_of(value: object) -> tuple[str, ...]:
    if isinstance(value, str):
        return (value,)
    if isinstance(value, tuple):
        return tuple(str(entry) for entry in value)
    return tuple(map(str, value)) if isinstance(value, Mapping) else ()
