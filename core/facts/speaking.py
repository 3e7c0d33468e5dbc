"""What sentences about figures are made of, said in any of our languages: figures, measures, periods, lists.

In English as `core.facts.told` says them; in other languages with their marks for decimals, their scales and names.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Decimal
from functools import cache

from core.facts.composed import LESS, PLUS, parts_of
from core.facts.metrics import BY_NAME, label, spoken
from core.facts.periods_stored import CALENDAR, FULL, HALVES, QUARTERS, TRAILING, Key, key_of
from core.facts.ratios import known_ratio, ratio_label
from core.facts.readable import SYMBOLS
from core.facts.series import possessive
from core.facts.told import amount, listed, period_named, spans, stretches
from core.model import FactRow
from core.reading.language import FigureWording, Language, terms_of
from core.reading.languages import BY_CODE
from core.reading.notes import Told as Sayable
from core.reading.phrases import FALLBACK, say
from core.reading.retold import retold

_ONE_DECIMAL = 100
_COMMAS = str.maketrans({",": ".", ".": ","})
_SIGNS = frozenset("+-*/")
_WIDE_LISTS = {"ja": "、", "zh": "、", "ar": "، "}


@dataclass(frozen=True, slots=True)
class Speaker:
    """A language that tells figures in its own way."""

    language: Language
    wording: FigureWording

    def say(self, phrase: str, **parts: object) -> str:
        """Return a phrase in the language."""
        return say(phrase, self.language.code, **parts)

    def listed(self, parts: Sequence[str]) -> str:
        """Return parts one after the other: what stands before the last, each language has another rule for."""
        return _WIDE_LISTS.get(self.language.code, ", ").join(parts)

    def measure(self, name: str) -> str:
        """Return what the language calls a metric or ratio; the data's own name where it has none."""
        if name in self.wording.named:
            return self.wording.named[name]
        if (made := parts_of(name)) is not None:
            sign = "−" if made.joint == LESS else "+" if made.joint == PLUS else "/"
            return f"{self.measure(made.first)} {sign} {self.measure(made.second)}"
        for ending, phrase in (("_growth", "fact growth"), ("_per_share", "fact a share")):
            base = name.removesuffix(ending)
            if base != name and base in BY_NAME:
                return f"{self.measure(base)} ({self.say(phrase)})"
        words = self.language.figure_words
        terms = self.language.measures.get(name) or words.get(label(name)) or words.get(ratio_label(name))
        terms = terms or self.language.line_names.get(label(name))
        if terms is None and not self._is_a_word_here(name):
            return ratio_label(name)
        called = ratio_label(name) if terms is None else next(iter(terms_of(terms)))
        return f"{called[:1].upper()}{called[1:]}" if self.language.nouns_in_capitals else called

    def _is_a_word_here(self, name: str) -> bool:
        """Tell whether the data's own name is a word of this language for a measure: `umsatz`."""
        words = (term for terms in self.language.measures.values() for term in terms_of(terms))
        return spoken(name) in map(str.casefold, words)

    def period(self, key: Key, end: str = "") -> str:
        """Return a period as a sentence has it: `im Geschäftsjahr 2023`."""
        year, name = key
        if name == FULL:
            return self.wording.year.format(year=year)
        if name in QUARTERS:
            return self.wording.quarter.format(year=year, quarter=name[1:])
        if name in HALVES:
            return self.say("fact first half" if name == "H1" else "fact second half", year=year)
        if name == CALENDAR:
            return self.say("fact calendar", year=year)
        return self.say("fact trailing", end=end) if name == TRAILING else str(year or "")

    def figure(self, value: float, unit: str) -> str:
        """Return a figure with its unit."""
        currency, share, _ = unit.partition("/")
        number = Decimal(repr(value))
        if unit == "percent":
            return f"{self._number(number, 1)} %"
        if unit == "ratio" or (share and not currency):
            return self._number(number, 2)
        if not currency.isupper():
            return self._number(number, 0 if number == number.to_integral_value() else 2)
        scale, word = 1.0, ""
        if not share:
            scale, word = next(((size, name) for size, name in self.wording.scales if abs(value) >= size), (1.0, ""))
        number /= Decimal(scale)
        written = self._number(number, 1 if abs(number) >= _ONE_DECIMAL else 2)
        named = self.wording.currencies.get(currency) or SYMBOLS.get(currency) or currency
        return " ".join(self.wording.money.format(number=written, scale=word, currency=named).split())

    def _number(self, number: Decimal, digits: int) -> str:
        rounded = number.quantize(Decimal(1).scaleb(-digits), ROUND_HALF_UP)
        written = f"{rounded:,f}"
        return written.translate(_COMMAS) if self.language.decimal_comma else written

    def of(self, row: FactRow) -> str:
        """Return a row's figure."""
        return self.figure(float(row.values["value"] or 0), str(row.values["unit"]))

    def at(self, row: FactRow) -> str:
        """Return a row's period."""
        return self.period(key_of(row), str(row.values.get("end") or ""))

    def sentence(self, row: FactRow) -> str:
        """Return a sentence that tells a row, with how a ratio comes about."""
        values = row.values
        told = self.wording.value.format(
            measure=self.measure(str(values["metric"])),
            company=values["company"],
            period=self.at(row),
            end=values["end"],
            figure=f"{self.of(row)}{self._how(row)}",
        )
        return told[:1].upper() + told[1:]

    def _how(self, row: FactRow) -> str:
        words = self.formula(str(row.values.get("formula") or ""))
        growth = str(row.values["metric"]).endswith("_growth")
        return f" ({words})" if words and not growth else ""

    def formula(self, words: str) -> str:
        """Return a formula of metrics by their names; nothing where it is of anything else."""
        tokens = words.removeprefix("100 * ").split()
        names = {token: token.strip("()") for token in tokens if token not in _SIGNS}
        if not tokens or not all(_is_named(name) for name in names.values()):
            return ""
        return " ".join(t.replace(names[t], self.measure(names[t])) if t in names else t for t in tokens)


def _is_named(name: str) -> bool:
    return name in BY_NAME or known_ratio(name) is not None or name == "share_price"


@cache
def speaker_of(code: str) -> Speaker | None:
    """Return how a language (ISO 639-1) tells figures; None for English and for what is not read here."""
    language = BY_CODE.get(code)
    if language is None or code == FALLBACK or language.figures is None:
        return None
    return Speaker(language, language.figures)


@dataclass(frozen=True, slots=True)
class Amount:
    """A figure with its unit."""

    value: float
    unit: str

    def said(self, language: str) -> str:
        """Return it as a language writes it."""
        speaker = speaker_of(language)
        return amount(self.value, self.unit) if speaker is None else speaker.figure(self.value, self.unit)


@dataclass(frozen=True, slots=True)
class Named:
    """A metric or ratio, by the name it is stored under."""

    name: str
    begins: bool = False

    def said(self, language: str) -> str:
        """Return what a language calls it."""
        speaker = speaker_of(language)
        called = ratio_label(self.name) if speaker is None else speaker.measure(self.name)
        return f"{called[:1].upper()}{called[1:]}" if self.begins else called


@dataclass(frozen=True, slots=True)
class During:
    """A period: in English its name, in other languages as a sentence has it."""

    key: Key
    end: str = ""

    def said(self, language: str) -> str:
        """Return it in a language."""
        speaker = speaker_of(language)
        return period_named(self.key, self.end) if speaker is None else speaker.period(self.key, self.end)


@dataclass(frozen=True, slots=True)
class Years:
    """Fiscal years that were named together; `bare` without the words for that."""

    years: tuple[int, ...]
    bare: bool = False

    def said(self, language: str) -> str:
        """Return them in a language: `fiscal years 2007 to 2013`."""
        speaker = speaker_of(language)
        if speaker is None:
            named = spans(self.years)
            return named if self.bare else f"fiscal {'years' if len(self.years) > 1 else 'year'} {named}"
        named = _in_figures(self.years)
        if self.bare:
            return named
        one = len(self.years) == 1
        return speaker.period((self.years[0], FULL)) if one else speaker.say("fact years", years=named)


def _in_figures(years: Sequence[int]) -> str:
    return ", ".join(f"{a}" if a == b else f"{a}–{b}" for a, b in stretches(years))


@dataclass(frozen=True, slots=True)
class Whose:
    """A company: in English with its apostrophe."""

    company: str

    def said(self, language: str) -> str:
        """Return its name as what is its own stands behind it."""
        return possessive(self.company) if speaker_of(language) is None else self.company


@dataclass(frozen=True, slots=True)
class Listed:
    """Several parts, one after the other; `joint` stands before the last in English alone."""

    parts: tuple[str | Sayable, ...]
    joint: str = "and"

    def said(self, language: str) -> str:
        """Return them in a language."""
        told = [part if isinstance(part, str) else part.said(language) for part in self.parts]
        speaker = speaker_of(language)
        return listed(told, self.joint) if speaker is None else speaker.listed(told)


@dataclass(frozen=True, slots=True)
class Formula:
    """How a figure is made of others, in words of our own: `100 * net_income / revenue`."""

    words: str

    def said(self, language: str) -> str:
        """Return it with the names that a language has; nothing where it is told in words that it has not."""
        speaker = speaker_of(language)
        return named_formula(self.words) if speaker is None else speaker.formula(self.words) or _signs(self.words)


@dataclass(frozen=True, slots=True)
class HowComputed:
    """That a measure is computed by a formula; nothing in a language that can't say the formula."""

    measure: str
    formula: Formula

    def said(self, language: str) -> str:
        """Return the sentence in a language."""
        formula = self.formula.said(language)
        named = Named(self.measure, begins=True).said(language)
        return say("fact computed as", language, measure=named, formula=formula) if formula else ""


def named_formula(formula: str) -> str:
    """Return a formula with its metrics by the names that English sentences give them."""
    words = formula.removeprefix("100 * ").split(" ")
    return " ".join(name if name in "+-*/^()" else _in_words(name) for name in words)


def _in_words(word: str) -> str:
    bare = word.strip("()")
    known = BY_NAME.get(bare)
    return word.replace(bare, known.label if known else bare.replace("_", " "))


def _signs(words: str) -> str:
    """A formula of places in a series: its first and last figure as signs, which need no language."""
    told = words.replace("last", "b").replace("first", "a").replace("change", "(b - a)")
    return "" if any(part.isalpha() and len(part) > 1 for part in told.split()) else told


@dataclass(frozen=True, slots=True)
class Made:
    """What an operation makes of figures, by its name in tables: `average`."""

    operation: str

    def said(self, language: str) -> str:
        """Return it in a language."""
        speaker = speaker_of(language)
        words = {} if speaker is None else speaker.wording.computed
        named = words.get(str(self.operation), str(self.operation)).replace("{first}–{last}", "")
        return " ".join(named.format(first="", last="").split())


@dataclass(frozen=True, slots=True)
class Retold:
    """A sentence that is kept in English with a plan: how a word of the question was read."""

    sentence: str

    def said(self, language: str) -> str:
        """Return it in a language."""
        return retold(self.sentence, language)


@dataclass(frozen=True, slots=True)
class Quoted:
    """Words of a question, in quotation marks."""

    words: tuple[str, ...]

    def said(self, language: str) -> str:
        """Return them in a language."""
        return Listed(tuple(f"“{word}”" for word in self.words)).said(language)


PRICES: Mapping[str, str] = {name: f"fact price {name}" for name in ("open", "high", "low", "close", "volume")}
"""What columns of prices are called: names of phrases."""
