"""The words that a question about figures is made of; whatever else a question says is for the documents."""

from __future__ import annotations

import re

from core.reading.lexicon import alternatives, opens_with, words_of

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
LISTS = re.compile(
    rf"{alternatives('asks_which')}(?: \w+){{0,3}}? {alternatives('kept_figures')}|{alternatives('figures_there')}"
)
TRENDS = re.compile(rf"{alternatives('trend')}|{alternatives('each')} {alternatives('each_period')}")
_MEANING = re.compile(
    rf"{alternatives('asks_meaning')} (?:{alternatives('a_or_the')} )?"
    rf"(?:{alternatives('meaning')}|(?:\S+ ){{0,4}}{alternatives('means')})"
)


def asks_what_it_means(text: str) -> bool:
    """Tell whether a question in lower case asks for a definition, and no figure."""
    return opens_with("what_is_a", text) or _MEANING.match(text) is not None
