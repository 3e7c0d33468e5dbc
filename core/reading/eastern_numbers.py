"""Numbers as Chinese, Japanese and Korean write them: `12億3千万`, `8천8백만`, `三百五十`, `스물다섯 명`, `百分之五`.

Digits stand before each unit; what the units up to a thousand come to is counted in ten thousands, hundred millions...
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from core.reading.languages import READ
from core.reading.lexicon import either, terms_in

_EASTERN: Final = [language for language in READ if language.numeral_units]
_DIGITS: Final = {word: value for language in _EASTERN for word, value in language.numerals.items()}
_UNITS: Final = {word: value for language in _EASTERN for word, value in language.numeral_units.items()}
_WORDS: Final = {word: value for language in READ for word, value in language.native_numbers.items()}
_COUNTER: Final = either(word for language in _EASTERN for word in language.counters.split())
_MYRIAD, _TEN, _THOUSAND = 10_000, 10, 1_000

_FIGURE: Final = r"\d{1,12}(?:,\d{3}){0,4}(?:\.\d{1,6})?"
_UNIT, _DIGIT, _WORD = either(_UNITS), either(_DIGITS), either(_WORDS)
_TOKEN: Final = re.compile(rf"{_FIGURE}|{_DIGIT}|{_UNIT}")
_EACH_WORD: Final = re.compile(_WORD)
_HUNDREDTHS, _TENTHS = either(terms_in("percent_before")), either(terms_in("tenths"))
_COUNTED: Final = rf"(?=\s?(?!{either(terms_in('no_count'))}){_COUNTER}|\s[A-Za-z])"
_WRITTEN: Final = re.compile(
    rf"(?P<hundredths>{_HUNDREDTHS})(?P<share>{_FIGURE}|(?:{_DIGIT}|{_UNIT}){{1,6}})"
    rf"|(?<![\d.,])(?P<tenths>{_FIGURE}){_TENTHS}(?!\w)"
    rf"|(?<![\d.,])(?P<mixed>{_FIGURE}(?:{_UNIT})+(?:\s?{_FIGURE}(?:{_UNIT})+)*(?:\s?{_FIGURE}(?![\d.:%年月년월]))?)"
    rf"|(?<![\d第제月월])(?P<signs>(?:{_DIGIT}|{_UNIT}){{1,12}}){_COUNTED}"
    rf"|(?<![\uac00-\ud7af])(?P<words>(?:{_WORD}){{1,2}}){_COUNTED}"
)
_MAY_HAVE: Final = re.compile(f"{either(word[0] for word in (*_DIGITS, *_UNITS, *_WORDS))}|{_TENTHS}")


@dataclass(frozen=True, slots=True)
class Written:
    """A number at `[start, end)`: its value, half a unit of its last digit, its largest unit, and how it is written."""

    start: int
    end: int
    value: float
    step: float
    scale: float = 1.0
    from_words: bool = True
    percent: bool = False


def eastern_numbers(text: str) -> Iterator[Written]:
    """Yield the numbers of a text that have a unit or are spelt out; bare digits are none of them."""
    if text.isascii() or not _MAY_HAVE.search(text):
        return
    for match in _WRITTEN.finditer(text):
        if (found := _read(match)) is not None:
            yield found


def _read(match: re.Match[str]) -> Written | None:
    start, end = match.span()
    if match["words"]:
        value = float(sum(_WORDS[word] for word in _EACH_WORD.findall(match["words"])))
        return Written(start, end, value, 0.5) if value > 1 else None
    if match["tenths"]:
        value, step, _ = _value([match["tenths"]])
        return Written(start, end, value * 10, step * 10, from_words=False, percent=True)
    tokens = _TOKEN.findall(match["share"] or match["mixed"] or match["signs"])
    if match["signs"] and not _is_number(tokens):
        return None
    if match["mixed"] and tokens[-1] not in _UNITS and _bare(tokens[-1]) >= _UNITS[tokens[-2]]:
        end -= len(tokens.pop())  # `12億 5000` are two.
        end -= match.string[end - 1].isspace()
    value, step, scale = _value(tokens)
    step = 0.5 * (1 if scale < _MYRIAD else scale) if match["signs"] else step  # `四十万` is no rounding of 42万.
    return Written(start, end, value, step, scale, bool(match["signs"]), percent=bool(match["hundredths"]))


def _is_number(tokens: list[str]) -> bool:
    """Signs say a number where a unit has its digit or is ten; a digit alone where more than one is counted."""
    if any(token[0].isdecimal() for token in tokens):
        return False
    if len(tokens) == 1:
        return _DIGITS.get(tokens[0], 0) > 1 and tokens[0] < "\uac00"
    return tokens[0] in _DIGITS or _UNITS[tokens[0]] == _TEN


def _bare(token: str) -> float:
    return float(token.replace(",", ""))


def _value(tokens: list[str]) -> tuple[float, float, float]:
    """Return what the tokens come to, half a unit of the last digit, and the largest unit."""
    total = section = step = 0.0
    digits, largest = "", 1.0
    for token in tokens:
        if token not in _UNITS:
            digits += str(_DIGITS[token]) if token in _DIGITS else token.replace(",", "")
            step = 0.5 * 10.0 ** -len(digits.partition(".")[2])
            continue
        unit = _UNITS[token]
        if total and not (section or digits):
            total *= unit  # `3万億`
        elif unit < _MYRIAD:
            section += float(digits or 1) * unit
        else:
            total += (section + float(digits or 0) or 1.0) * unit
            section = 0.0
        digits, step, largest = "", step * unit, max(largest, unit)
    return total + section + float(digits or 0), step, largest if largest >= _THOUSAND else 1.0
