"""No pattern of the product can be made slow by what it is given."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import fields
from functools import cache
from typing import get_args

import pytest

from bots.learn_request import asks_to_learn
from bots.render import for_askers
from core.facts import (
    anaphora,
    corrections,
    follow_up_time,
    grammar_languages,
    grammar_pairs,
    grammar_phrases,
    mentions,
    spelt_out,
)
from core.reading import (
    capitals,
    kindred,
    lexicon,
    line_names,
    marked_words,
    month_ranges,
    reasons,
    senses,
    spelt_shares,
    spoken_clock,
    thing_patterns,
    unit_words,
    weekdays,
    wording,
)
from core.reading.languages import READ
from core.reading.roles import Role
from core.tabulated import blanks, record_comparisons, record_patterns
from core.text import orders
from tests.linearity.ambiguity import Ambiguity, Paths
from tests.linearity.patterns import PACKAGES, Found, all_patterns, unknown_patterns
from tests.linearity.stepping import TooManySteps, spans, steps
from tests.linearity.words import Word, text_of, worst_words
from tests.places import ROOT

SHORT, LONG = 800, 50_000  # characters: for the matcher that counts, and for Python's own
MOST_STEPS = 250
"""Steps a character at most. A quadratic pattern takes 400 at this length, the longest bounded run takes 180."""

# Words that are looked up in a set, one by one: no pattern is made of them.
LOOKED_UP = {"neutral"}
# Patterns put together while running can't be read from the source; these are what such ones come out as.
MADE_WHILE_RUNNING = {
    "core.reading.capitals": lambda: [capitals._codes()],
    "core.facts.mentions": lambda: [
        mentions._as_written("johnson & johnson", mentions._LEGAL),
        mentions._as_written("a & b & c d", mentions._LEGAL),
        mentions._as_written("brk.b", ""),
        mentions._vocabulary(())[0],
        mentions._vocabulary(("net_income", "shareholders_equity", "total_revenue"))[0],
    ],
    # What only tells whether a word is there is built alike for all roles: a part of them stands for the others.
    "core.reading.lexicon": lambda: [
        *(lexicon.pattern_of(role) for role in get_args(Role) if role not in LOOKED_UP),
        *(lexicon._presence_of(role) for role in get_args(Role)[::10] if role not in LOOKED_UP),
        lexicon.standing_alone("aa bb"),
        lexicon.standing_alone("aa bb", r"\w&/'’-"),
    ],
    "core.reading.weekdays": lambda: [weekdays._pattern()],
    "core.reading.month_ranges": lambda: [month_ranges._pattern(one.code) for one in READ if one.months],
    "core.reading.thing_patterns": lambda: [pattern for row in thing_patterns.compiled() for pattern in row[2:]],
    "core.facts.grammar_languages": lambda: [
        *(pattern for language in READ for pattern in grammar_languages._phrases_of(language.code)),
        *(grammar_languages._quarters_of(language.code) for language in READ if language.measures),
        *(grammar_languages._asking_of(language.code) for language in READ if language.asks_figure),
        *(grammar_languages._bound_of(language.code) for language in READ if "above" in language.figure_words),
        *(grammar_languages._counts_of(language.code) for language in READ if language.measures),
    ],
    "core.text.orders": lambda: [
        getattr(orders._row(code), field.name) for code in orders.ORDERS for field in fields(orders._Row)
    ],
    "core.reading.kindred": lambda: [
        kindred.pattern_among(role, code) for role in (*reasons.KINDS, reasons.TELLS) for code in ("en", "de", "ko")
    ],
    "core.reading.spoken_clock": lambda: [p for one in READ for p, _ in spoken_clock._patterns(one.code)],
    "core.reading.spelt_shares": lambda: [spelt_shares._pattern()],
    "core.reading.unit_words": lambda: [unit_words._pattern("unit_names"), unit_words._pattern("time_units")],
    "core.reading.marked_words": lambda: [marked_words._phrases()[0]],
    "core.reading.wording": lambda: [wording._around(language.code) for language in READ if language.particles],
    "core.reading.senses": lambda: [senses._phrases()],
    "core.reading.line_names": lambda: [line_names._pattern()],
    "core.tabulated.blanks": lambda: [blanks.stating(language.code) for language in READ],
    "core.tabulated.record_comparisons": lambda: [record_comparisons.comparisons()],
    "core.tabulated.record_patterns": lambda: [
        *(record_patterns.heading_behind(role) for role in ("table_by", "table_group_ask")),
        record_patterns.numbered(),
        *(record_patterns.top(), record_patterns.cell_marked(0)),
    ],
    "core.facts.anaphora": lambda: [anaphora._opening(), anaphora._other_quarters(), anaphora._set()],
    "core.facts.grammar_pairs": lambda: [pattern for pattern, _, _ in grammar_pairs._forms()],
    "core.facts.grammar_phrases": lambda: [grammar_phrases._keeps_of_each()],
    "core.facts.corrections": lambda: [corrections._not_but(), corrections._instead_of()],
    "core.facts.follow_up_time": lambda: [follow_up_time._moved()],
    "core.facts.spelt_out": lambda: [spelt_out._shorthand(), spelt_out._short_years()],
    "bots.slack_app.listeners": list,  # the id of an action, and any number behind it
    "bots.render.for_askers": lambda: [for_askers._names()],
    "core.facts.grammar_names": list,  # a company's own words, escaped
    "core.facts.grammar": list,  # a word of the question, escaped
    "core.facts.planning": list,  # words of the question, escaped
    "core.facts.timespans": list,  # made once, when imported, and found among the module's own
}

# Those that import `re` or have a pattern built, told by their text: to import them all costs too much before a test
# is chosen.
MODULES = [
    ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
    for package in PACKAGES
    for path in sorted((ROOT / package).rglob("*.py"))
    if re.search(r"^import re$|\bstanding_alone\(", path.read_text(encoding="utf-8"), re.MULTILINE)
]

BAD = (
    (r"(a+)+b", "search", "exponential"),
    (r"(a|aa)+$", "search", "exponential"),
    (r"(\w+\s?)*!", "match", "exponential"),
    (r"(?:a*)*b", "fullmatch", "exponential"),
    # What `learn` + ` this file` * 30 + ` q!` hung: `this` was a word of the list, and began another.
    (r"^\W*learn(?:[\s,]+(?:this|it|(?:the\s+|from\s+|this\s+)*(?:files?|tables?)))*\W*$", "match", "exponential"),
    (r"\s+$", "search", "polynomial"),
    (r".*x.*y", "search", "polynomial"),
    (r"\d+x", "search", "polynomial"),
    (r"\b[\w-]+x", "search", "polynomial"),
    (r"\s*,?\s*x", "match", "polynomial"),
    (r"\w++!", "search", "polynomial"),
    (r"(?=.*\d).*x", "search", "polynomial"),
    (r"[.!?]+(?=\s|$)", "search", "polynomial"),
    (r"<!--.{0,2000}-->", "search", "polynomial"),
)
GOOD = (
    (r"\d+", "search"),
    (r"(?<!\d)\d+x", "search"),
    (r"\b\w+x", "search"),
    (r"(?:\w++\s?)*+!", "match"),
    (r"(?m)^[ \t]*x", "search"),
    (r"(?:a|a)*", "search"),
    (r"\s*,?\s*", "match"),
    (r"[^x]*x?", "search"),
    (r"a{1,40}b", "search"),
    (r"(?:(?!)|(?!))\s(?:(?:(?!))\s)?x\d+(?!\d)", "search"),  # groups of words that a language has none of
)


@cache
def _patterns() -> tuple[Found, ...]:
    made = [
        Found(f"{where} (made while running)", pattern, "search")
        for where, make in MADE_WHILE_RUNNING.items()
        for pattern in make()
    ]
    return (*all_patterns(), *made)


def _of(module: str) -> list[Found]:
    return [found for found in _patterns() if _module(found) == module]


def _module(found: Found) -> str:
    """The module that holds a pattern: `where` has its name, then a dot and the pattern's, or a colon, or a space."""
    where = re.split(r"[: ]", found.where)[0]
    return where if where in MODULES else where.rpartition(".")[0]


def test_every_pattern_is_proved_with_those_of_its_module():
    left_out = {_module(found) for found in _patterns()} - set(MODULES)
    assert not left_out, f"{left_out} keep patterns without what MODULES finds them by"


def test_every_pattern_of_the_product_is_found():
    held = {found.where for found in _patterns()}

    assert len(_patterns()) >= 150
    # In a tuple of tuples, in a call, and joined from constants.
    assert "core.facts.timespans._RULES" in held
    assert any(where.startswith("core.evaluation.stating:") for where in held)


def test_a_pattern_that_the_source_does_not_show_is_on_the_list_of_those_made_while_running():
    modules = {unknown.split(":")[0] for unknown in unknown_patterns()}

    assert modules == set(MADE_WHILE_RUNNING)


@pytest.mark.parametrize("module", MODULES)
def test_no_pattern_has_two_ways_round_a_cycle_or_from_one_cycle_to_another(module: str):
    found = {f"{f.where}: {f.pattern.pattern[:80]!r}": _ambiguity(f) for f in _of(module)}

    assert {where: what for where, what in found.items() if what} == {}


@pytest.mark.parametrize("module", MODULES)
def test_every_pattern_takes_linearly_many_steps_over_its_own_worst_words(module: str):
    slow = [found.where for found in _of(module) for word in _words(found) if _steps_of(found, word) is None]

    assert slow == []


@pytest.mark.parametrize("module", MODULES)
def test_every_pattern_gets_through_fifty_thousand_characters_of_its_own_worst_words(module: str):
    for found in _of(module):
        for word in _words(found)[:2]:
            text = text_of(word, LONG, binary=isinstance(found.pattern.pattern, bytes))
            getattr(found.pattern, found.mode)(text)  # a hang is ended by the suite's time limit


@pytest.mark.parametrize(("pattern", "mode", "growth"), BAD)
def test_a_slow_pattern_is_told_by_its_cycles_and_by_counting(pattern: str, mode: str, growth: str):
    found = Found("here", re.compile(pattern), mode)
    slow = _ambiguity(found)

    assert slow is not None
    assert slow.growth == growth
    assert _too_many(found, slow.prefix, slow.pump)


@pytest.mark.parametrize(("pattern", "mode"), GOOD)
def test_a_linear_pattern_is_told_by_its_cycles_and_by_counting(pattern: str, mode: str):
    found = Found("here", re.compile(pattern, re.DOTALL), mode)

    assert _ambiguity(found) is None
    assert all(_steps_of(found, word) is not None for word in _words(found))


def test_the_counting_matcher_finds_what_pythons_finds():
    text = "The aged 1,234.50 files (a--b) [1, 2] aaab; naïve 12 of\n#  x\n\n`y` ß ſ"
    for found in _patterns():
        if isinstance(found.pattern.pattern, str) and found.mode == "search":
            assert spans(found.pattern, text) == [m.span() for m in found.pattern.finditer(text)], found.where


def test_a_message_that_asks_to_learn_many_files_is_read_at_once():
    assert not asks_to_learn("learn" + " this file" * 4_000 + " q!")
    assert asks_to_learn("learn" + " this file" * 4_000 + "!")


@pytest.mark.parametrize(
    "text",
    ["learn this file", "Please index the file, please", "add these", "read from the this table!", "learn, it", "add"],
)
def test_a_wish_to_learn_is_still_told(text: str):
    assert asks_to_learn(text)


@pytest.mark.parametrize("text", ["learn the", "what does this file say?", "learn this file q!", "relearn this"])
def test_what_is_no_wish_to_learn_is_still_told(text: str):
    assert not asks_to_learn(text)


@cache
def _looked_at(found: Found) -> tuple[Ambiguity | None, list[Word]]:
    """What makes a pattern slow, and its worst words: one walk through its paths for all tests."""
    paths = Paths(found.pattern, found.mode)
    return paths.ambiguity(), worst_words(paths)


def _ambiguity(found: Found) -> Ambiguity | None:
    return _looked_at(found)[0]


def _words(found: Found) -> list[Word]:
    return _looked_at(found)[1]


def _steps_of(found: Found, word: Word) -> int | None:
    """The steps over a word, None where they are too many."""
    text = text_of(word, SHORT, binary=isinstance(found.pattern.pattern, bytes))
    try:
        return steps(found.pattern, text, found.mode, most=MOST_STEPS * SHORT)
    except TooManySteps:
        return None


def _too_many(found: Found, prefix: str, pump: str) -> bool:
    breakers: Iterable[str] = ("", "\n", "§", " q!")
    return any(_steps_of(found, (prefix, pump, breaker)) is None for breaker in breakers)
