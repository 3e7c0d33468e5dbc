"""What a row by itself can't tell: of a whole year where it is of months, and which of all rows is the highest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from core.extraction.gate.asked import Asked
from core.extraction.gate.figure_kinds import tells_other_kinds
from core.extraction.tables import Row, asked_columns, name_columns
from core.reading.calendars import months_named
from core.reading.characters import has_digit
from core.reading.detection import language_of
from core.reading.languages import BY_CODE
from core.reading.lexicon import opens_with, speaks_of, speaks_of_any, terms_in, words_of
from core.reading.line_names import is_scattered, names_said
from core.reading.periods import named_periods
from core.reading.roles import Role
from core.reading.senses import senses_of
from core.reading.time_lengths import YEAR, span_named
from core.reading.wording import held_terms, kind_of, telling_words
from core.reading.words import content_words, words


def is_of_a_part(asked: Asked, row: Row) -> bool:
    """Tell whether the figures of a row that say how long they are of, are of parts of years: `January-June 2023`."""
    if not asked.years or asked.quarters or asked.days or span_named(asked.text) or speaks_of("half", asked.text):
        return False
    named = name_columns(row.cells)
    figures = (at for at, cell in enumerate(row.cells) if at not in named and has_digit(cell))
    spans = {span_named(row.header[at]) for at in figures if at < len(row.header)} - {""}
    return bool(spans) and YEAR not in spans


def is_no_share(asked: Asked, row: Row) -> bool:
    """Tell whether a share is asked for, and the row has amounts alone."""
    language = asked.language or "en"
    said = f"{row.name} {row.section} {' '.join((*row.header, *row.cells))}"
    told = "%" in said or speaks_of("percent", said) or speaks_of("asks_share", said, language)
    return not told and speaks_of("asks_share", asked.text, language)


def is_divisor(asked: Asked, row: Row) -> bool:
    """Tell whether so much per something is asked for, and the row is of that alone (`Employees`)."""
    _, per, behind = asked.text.partition(" per ")
    noun = behind.strip(" ?.").partition(" ")[0]
    if not (per and noun) or speaks_of("calendar_word", noun):
        return False
    said = f"{row.name} {row.section} {' '.join((*row.header, *row.cells))}"
    return "per" not in said.replace("_", " ").casefold().split() and not senses_of(noun).isdisjoint(
        senses_of(row.name)
    )


def is_one_of_many(asked: Asked, row: Row) -> bool:
    """Tell whether it is asked which one is the highest or lowest, and the row does not say that it is."""
    said = f"{row.name} {row.section} {' '.join(row.header)}"
    extremes: tuple[Role, ...] = ("plan_highest", "plan_lowest")
    return opens_with("which_one_of_all", asked.text) and any(
        speaks_of(role, asked.text) and not speaks_of(role, said) for role in extremes
    )


def is_any_of_all(asked: Asked, row: Row) -> bool:
    """Tell whether it is asked which rows something holds of, and nothing that the row says sets it apart from others.

    `Which items have less stock than the reorder level`, of a row that has no word of it but the table's headings.
    """
    language = asked.language or "en"
    opens = opens_with("which_of_all_rows", asked.text.lstrip("¿¡ "), language)
    if not opens and not (kind_of(language) == "pairs" and speaks_of("which_of_all_rows", asked.text, language)):
        return False
    terms = {term for word in telling_words(asked.text, language) for term in word.terms}
    headings = held_terms(terms, " ".join(row.header), language)
    said = held_terms(terms, f"{row.name} {row.section} {' '.join(row.cells)}", language)
    return bool(headings) and not said


def has_what_is_lacking(asked: Asked, row: Row) -> bool:
    """Tell whether it is asked which rows lack something, or have run out, and no cell of the row is empty or 0."""
    language = asked.language or "en"
    if not speaks_of_any(("table_lacks", "sold_out"), asked.text, language):
        return False
    which = speaks_of_any(("which_of_all_rows", "plan_how_many"), asked.text, language)
    return which and all(cell.strip() not in _NONE for cell in row.cells)


def is_no_mean(asked: Asked, row: Row) -> bool:
    """Tell whether a mean or a median is asked for, not in English, and the row says that of nothing."""
    if asked.language in ("", "en"):
        return False
    said = f"{row.name} {row.section} {' '.join((*row.header, *row.cells))}"
    means: tuple[Role, ...] = ("average", "row_median")
    return any(
        speaks_of(role, asked.text, asked.language) and not speaks_of(role, said, asked.language) for role in means
    )


def is_of_a_whole_year(asked: Asked, row: Row) -> bool:
    """Tell whether a month is asked for, by its name, and the row has figures of years: not of what stood on a day.

    A year may end in a month that is named: `for the year ended March 2024`.
    """
    if not months_named(asked.text) or asked.days or speaks_of_any(("at_its_end", "year_ended"), asked.text):
        return False
    said = f"{row.name} {row.section} {' '.join((*row.header, *row.cells))}"
    return bool(named_periods(" ".join(row.header)).years) and not months_named(said)


def is_another_line(asked: Asked, row: Row) -> bool:
    """Tell whether a line of reports is asked for by its name, and the row is called by its words among others."""
    return any(is_scattered(name, row.name) for name in names_said(asked.text))


def lacks_what_is_asked(asked: Asked, row: Row) -> bool:
    """Tell whether all of a row would be told where one attribute is asked for that none of it tells.

    `How heavy is the chiller`, of its place, supplier and price. A year tells how old something is, a time how long.
    """
    if asked_columns(row, asked.text) is not None or len(row.cells) - len(name_columns(row.cells)) < _SEVERAL:
        return False
    said = f"{row.section} {' '.join((*row.header, *row.cells))}".replace("_", " ")
    if _is_somebody(row) and speaks_of("attribute_age", asked.text, asked.language or "en"):
        return not speaks_of_any(("attribute_age", "born"), said)  # when somebody began does not tell how old they are
    return (
        _asks_another_amount(asked, row)
        or _counts_others(asked, row)
        or any(
            speaks_of(attribute, asked.text, asked.language or "en")
            and not speaks_of_any((attribute, *others), said)
            and not (attribute == "attribute_age" and named_periods(said).years)
            for attribute, others in _TOLD_BY.items()
        )
    )


def _is_somebody(row: Row) -> bool:
    named = name_columns(row.cells)
    return any(at < len(row.header) and speaks_of("person_heading", row.header[at]) for at in named)


def _counts_others(asked: Asked, row: Row) -> bool:
    """Tell whether it is asked how many there are of something, right behind that, which nothing of a row is called."""
    code = asked.language or "en"
    text = asked.text.casefold()
    if kind_of(code) == "pairs" or speaks_of_any(("asks_price", "asks_money", *_TOLD_BY), text, code):
        return False
    terms = [term for term in terms_in("row_count", language=code) if _is_said(term, text)]
    behind = text.partition(max(terms, key=len))[2].split() if terms else []
    noun = behind[0].strip(".,?!") if behind else ""
    said = f"{row.name} {row.section} {' '.join((*row.header, *row.cells))}".replace("_", " ")
    words_asked = telling_words(noun, code)
    return bool(words_asked) and not any(held_terms(word.terms, said, code) for word in words_asked)


def _is_said(term: str, text: str) -> bool:
    return f" {term} " in f" {text} "


def _asks_another_amount(asked: Asked, row: Row) -> bool:
    """Tell whether a noun right before `how much` (`월세는 얼마`) stands nowhere in a row, where verbs come last."""
    language, headings = BY_CODE.get(asked.language), " ".join(row.header)
    if language is None or not language.head_final or language_of(headings) != asked.language:
        return False
    terms = [term for term in terms_in("kind_how_much", language=asked.language) if term in asked.text]
    before = asked.text.partition(max(terms, key=len))[0].rstrip() if terms else ""
    marks = words_of("topic_mark", language=asked.language)
    mark = next((one for one in marks if before.endswith(one)), "")
    noun = next(reversed(content_words(before.removesuffix(mark))), "") if mark else ""
    return bool(noun) and noun not in f"{row.name} {row.section} {headings} {' '.join(row.cells)}"


def is_of_another_attribute(asked: Asked, row: Row) -> bool:
    """Tell whether all figures of a row are of kinds that never tell the attribute asked for."""
    named, heads = name_columns(row.cells), (*row.header, *[""] * len(row.cells))
    figures = [(heads[at], cell) for at, cell in enumerate(row.cells) if at not in named and has_digit(cell)]
    return bool(figures) and tells_other_kinds(asked.text, asked.language, f"{row.name} {row.section}", figures)


def names_somebody(row: Row, question: str) -> bool:
    """Tell whether a cell of a row is a name that the question does not say: all its words have a capital."""
    asked = frozenset(words(question.casefold()))
    return any(_is_a_name(cell) and not asked.issuperset(words(cell.casefold())) for cell in row.cells)


def _is_a_name(cell: str) -> bool:
    if has_digit(cell):
        return False
    parts = [part.strip("(),.;") for part in cell.split()]
    written = [part for part in parts if part not in words_of("of_a_name")]
    return 0 < len(written) <= _LONGEST_NAME and all(part[:1].isupper() for part in written)


_TOLD_BY: Final[Mapping[Role, tuple[Role, ...]]] = {
    "attribute_weight": (),
    "attribute_age": ("calendar_word",),
    "attribute_sound": (),
    "attribute_length": ("calendar_word", "length_word", "asks_duration"),
    "attribute_serial": (),
    "asks_pay": ("price_heading", "asks_money"),
}
"""Attributes, each with what tells it beside its own words."""
_SEVERAL: Final = 2  # columns
_NONE: Final = ("", "0", "-", "–", "—")
_LONGEST_NAME = 5  # words
