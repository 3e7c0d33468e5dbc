"""The words that a question about figures is made of; whatever else a question says is for the documents."""

from __future__ import annotations

import re

from core.reading.lexicon import alternatives, opens_with, pattern_of, speaks_of, words_of

NEUTRAL = words_of("neutral")
NEWS = words_of("of_filings_news")
"""What an 8-K may be about: these words search the filings themselves."""

SHARES = re.compile(
    rf"{alternatives('quoted')}[- ]{alternatives('quote')}|{alternatives('quoted_price')}"
    rf"|{alternatives('price_of')} (?:¤ )?{alternatives('shares')}"
    rf"|{alternatives('shares_of')}(?: ¤)?(?: {alternatives('be')})?(?: {alternatives('is_worth')})*\b"
    rf"|{alternatives('price_said')}"
)
"""What is said of a share's price; `¤` stands for the company."""
_FIGURES_THERE = re.compile(rf"{alternatives('figures_there')}\s{alternatives('are_there')}", re.IGNORECASE)
LIST_WORDS = (_FIGURES_THERE, pattern_of("asks_which"), pattern_of("kept_figures"))
"""What asks for a list of the figures there are."""

# Words from `what is` to `mean`, and from `which` to `metrics`.
_MEANT_WITHIN, _LISTED_WITHIN = 5, 4


def asks_what_it_means(text: str) -> bool:
    """Tell whether a question in lower case asks for a definition, and no figure."""
    asked = pattern_of("asks_meaning").match(text)
    first = " ".join(text[asked.end() :].split()[:_MEANT_WITHIN]) if asked else ""
    return opens_with("what_is_a", text) or speaks_of("meaning", first) or speaks_of("means", first)


def asks_for_trend(text: str) -> bool:
    """Tell whether a question in lower case asks how a figure developed: `trend`, `by year`, `each quarter`."""
    periods = (pattern_of("each_period").match(text, m.end() + 1) for m in pattern_of("each").finditer(text))
    return speaks_of("trend", text) or any(periods)


def asks_for_list(text: str) -> bool:
    """Tell whether a question in lower case asks which figures there are: `what financial data do you have`."""
    kept = pattern_of("kept_figures")
    asked = (" ".join(text[m.end() :].split()[:_LISTED_WITHIN]) for m in pattern_of("asks_which").finditer(text))
    return bool(_FIGURES_THERE.search(text)) or any(kept.search(words) for words in asked)
