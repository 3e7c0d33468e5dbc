"""How figures are written: scales, currencies and number formats, in English, on the continent and in East Asia."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from core.reading.languages import LANGUAGES
from core.reading.lexicon import either, terms_in

LETTER_SCALES: Final = {"¢": 1e-2, "k": 1e3, "m": 1e6, "b": 1e9, "t": 1e12}
_BY_SCRIPT = [
    (language.script in ("kana", "hangul", "han"), language.code == "en", language.scales) for language in LANGUAGES
]
SCALES: Final = LETTER_SCALES | {w: v for _, english, scales in _BY_SCRIPT if english for w, v in scales.items()}
"""Scale words of English, and the letters and signs that all write."""

CONTINENTAL: Final = {
    w: v for east_asian, english, scales in _BY_SCRIPT if not english and not east_asian for w, v in scales.items()
}
"""Scale words of other languages; with them a point may part thousands (`1.200 Mio.`)."""

_POINTED = [language for language in LANGUAGES if language.decimal_comma]
POINTED: Final = frozenset(w for one in _POINTED for w in (*one.scales, *one.currencies)) - frozenset(
    (*SCALES, *(w for language in LANGUAGES if language.code == "en" for w in language.currencies))
)
"""Scales and currencies that tell by themselves that a point parts thousands: `1.200 milliards`, `1.249 reais`."""

EAST_ASIAN: Final = {w: v for east_asian, _, scales in _BY_SCRIPT if east_asian for w, v in scales.items()}

_EVERY_SCALE = SCALES | CONTINENTAL | EAST_ASIAN

LARGE_SCALE: Final = either(word for word, value in SCALES.items() if value >= 1e3 and len(word) > 2)
"""A thousand or more, spelt out or nearly."""

CODES: Final = {
    "usd": "USD", "eur": "EUR", "gbp": "GBP", "jpy": "JPY", "inr": "INR", "rmb": "CNY", "cny": "CNY", "krw": "KRW",
    "brl": "BRL",
}  # fmt: skip
_LEADING_CODES: Final = {"chf": "CHF", "nis": "ILS", "rs": "INR", "rs.": "INR"}
"""Written before a figure, not behind it."""
_SIGNS: Final = {
    "$": "USD", "us$": "USD", "a$": "AUD", "c$": "CAD", "hk$": "HKD",
    "nt$": "TWD", "r$": "BRL", "€": "EUR", "£": "GBP", "¥": "JPY", "₹": "INR",
    "₩": "KRW", "₪": "ILS",
}  # fmt: skip
CURRENCY_NAMES: Final = {name: code for language in LANGUAGES for name, code in language.currencies.items()}
CURRENCY_CODES: Final = frozenset(
    (*_SIGNS.values(), *CURRENCY_NAMES.values(), "CHF", "SEK", "NOK", "DKK", "CAD", "AUD")
)
"""Codes of currencies that may stand beside an amount or above a column."""
CURRENCIES: Final = _SIGNS | CODES | _LEADING_CODES | CURRENCY_NAMES

IDEOGRAPHS = "\u3005\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af"
"""Kana, Han and Hangul: scripts that put no blank between a word and a figure."""
NO_WORD_BEFORE = rf"(?:(?<![^\W{IDEOGRAPHS}\u0621-\u064a])|(?<=\dx))"
"""As `(?<!\\w)`, where what is written without blanks does not count as one word, nor the `x` of `9x5`."""

VULGAR: dict[str, float] = {
    "½": 1 / 2, "⅓": 1 / 3, "⅔": 2 / 3, "¼": 1 / 4, "¾": 3 / 4, "⅛": 1 / 8, "⅜": 3 / 8, "⅝": 5 / 8, "⅞": 7 / 8,
}  # fmt: skip
MIXED = re.compile(
    rf"(?:(?P<whole>\d{{1,3}})[\s-]?)?(?:(?P<above>\d{{1,2}})[/⁄](?P<below>\d{{1,2}})|(?P<sign>[{''.join(VULGAR)}]))"
)
"""A number with a fraction: `1 1/2`, `2½`, `3/4`."""

STARTS = rf"(?=[-−–+(.\d$€£¥₹₩₪UABCHEGJIKRN{''.join(VULGAR)}])"
"""What a figure may begin with: quicker to look for than the figure itself."""
CURRENCY = rf"(?:US\$|A\$|C\$|HK\$|NT\$|R\$|[$€£¥₹₩₪]|(?:{either(c.upper() for c in CODES)}|CHF|NIS|Rs\.?)(?![A-Za-z]))"
SIGN = r"[-−–+]"
_SPELT = {**{w: v for w, v in SCALES.items() if w not in LETTER_SCALES}, **CONTINENTAL}
_STARTS_A_SCALE = "".join(sorted({word[0] for word in _SPELT} | {word[0].upper() for word in _SPELT}))
_CLOSE_NAMES = [name for name in CURRENCY_NAMES if name[0] > "\u2fff"]
_APART_NAMES = [name for name in CURRENCY_NAMES if name[0] <= "\u2fff"]
NUMBER = (
    r"(?:\d{1,3}[\s-])?(?:1[/⁄]2|[12][/⁄]3|[13][/⁄]4|[1357][/⁄]8)(?![\d/])"
    rf"|(?:\d{{1,3}}\s?)?[{''.join(VULGAR)}]"
    r"|\d{1,3}(?:,\d{3}){1,90}(?:\.\d{1,12})?"
    r"|\d{1,3}(?:[\u00a0\u202f]\d{3}){1,9}(?:[.,]\d{1,12})?"
    r"|\d{1,3}(?:['’]\d{3}){1,9}(?:[.,]\d{1,12})?(?![\d'’])"
    rf"|\d{{1,3}}(?:\s\d{{3}}){{1,4}}(?:,\d{{1,2}})?(?=\s?[€£]|\s(?i:{either((*_SPELT, *_APART_NAMES))})\b)"
    r"|\d{1,2}(?:,\d{2}){1,5},\d{3}(?:\.\d{1,12})?"
    r"|\d{1,3}(?:\.\d{3}){2,9}(?:,\d{1,12})?"
    r"|\d{1,3}\.\d{3},\d{1,12}"
    r"|\d{1,40},\d{1,2}(?!\d|,\d)"
    r"|\d+(?:\.\d{1,16})?(?:[eE][+-]?\d{1,2}(?!\w))?"
    r"|\.\d{1,16}"
)
SCALE = (
    rf"(?:[\s\u00a0-]{{0,2}}(?=[{_STARTS_A_SCALE}])(?P<scale>(?i:{either(_SPELT)}))(?!\w)(?:(?<=(?i:mio|mrd|tsd|tys))\.)?"
    r"|\s?(?P<small>¢)"
    rf"|\s?(?P<eastern>{either(EAST_ASIAN)})"
    r"|\s?(?P<letter>[KkMBbTm])(?![A-Za-zÀ-ÖØ-öø-ÿĀ-ɏ0-9'’°²³/-]|\.[A-Za-z]))"
)
_FIRST_SIGN = "\u0900"
"""From here on a word may end in a sign that is no letter, or another may follow without a blank."""
_PERCENT_WORDS = terms_in("percent_points", "basis_points", "percent")
_PLAIN_PERCENT = [word for word in _PERCENT_WORDS if word[-1] < _FIRST_SIGN]
_OTHER_PERCENT = [word for word in _PERCENT_WORDS if word[-1] >= _FIRST_SIGN]
UNIT = (
    rf"(?:[\s\u00a0-]?(?P<percent>[%％]|(?i:{either(_PLAIN_PERCENT)}\b)|{either(_OTHER_PERCENT)}"
    rf"|pp\b|pts?\b)|(?P<times>x)(?![A-Za-z0-9])|\s(?P<times2>{either(terms_in('times'))})\b)"
)
AFTER = (
    rf"(?:\s?(?:de\s|d['’])?(?P<after>(?i:{either(_APART_NAMES)})|{either(c.upper() for c in CODES)}"
    rf"|[€£¥₹$]|{either(_CLOSE_NAMES)})(?![A-Za-z0-9]))"
)


def mixed_number(written: str) -> float | None:
    """Return the value of a number with a fraction (`1 1/2` is 1.5), None for any other."""
    match = MIXED.fullmatch(written)
    if match is None:
        return None
    part = VULGAR[match["sign"]] if match["sign"] else int(match["above"]) / int(match["below"])
    return int(match["whole"] or 0) + part


def scale_of(word: str) -> float:
    """Return what a scale word multiplies by, 1 where it is none."""
    return _EVERY_SCALE.get(" ".join(word.lower().split()), 1.0)


def currency_of(word: str) -> str:
    """Return the code of a currency's sign or name, empty where it is none."""
    return CURRENCIES.get(" ".join(word.lower().split()), "")


_WIDE = {code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)} | {0x3000: 0x20, 0xFFE5: 0xA5}
_NOUGHTS = (
    *(0x660, 0x6F0, 0x7C0, 0x966, 0x9E6, 0xA66, 0xAE6, 0xB66, 0xBE6, 0xC66, 0xCE6, 0xD66, 0xE50, 0xED0, 0xF20, 0x1040),
    *(0x17E0, 0x1810, *range(0x1D7CE, 0x1D800, 10), 0x1FBF0),
)
"""Of Arabic, of Persian, of the scripts of India and beyond it, and the bold and double-struck ones of mathematics."""
_DIGITS = {nought + digit: 0x30 + digit for nought in _NOUGHTS for digit in range(10)}
_ARABIC_SIGNS = {ord(sign): plain for sign, plain in (("٫", "."), ("٬", ","), ("٪", "%"))}
_PLAIN = _WIDE | _DIGITS | _ARABIC_SIGNS
_TO_WRITE_PLAINLY = re.compile(f"[{''.join(map(re.escape, map(chr, _PLAIN)))}]")


def narrow(text: str) -> str:
    """Write full-width letters and signs, and digits of any script (`１２％`, `٣٫٥`), as plain ones, place by place.

    Raised and lowered digits, too, where a blank on either side tells that they are no power and no footnote: `⁴³ men`.
    """
    if text.isascii():
        return text
    if _TO_WRITE_PLAINLY.search(text):
        text = text.translate(_PLAIN)
    return text if _SMALL_DIGITS.isdisjoint(text) else " ".join(_of_full_size(text.split(" ")))


_SMALL: Final = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹₀₁₂₃₄₅₆₇₈₉", "0123456789" * 2)
_SMALL_DIGITS: Final = frozenset(map(chr, _SMALL))


def _of_full_size(words: Sequence[str]) -> Iterator[str]:
    """Write a word of small digits in full-size ones where words stand before and behind it."""
    for before, word, behind in zip(("", *words), words, (*words[1:], ""), strict=False):
        amid = before[-1:].isalnum() and behind[:1].isalpha()
        yield word.translate(_SMALL) if amid and word and _SMALL_DIGITS.issuperset(word) else word
