"""How things with digits that are no figures are written: dates, times, phone numbers, identifiers, marks."""

from __future__ import annotations

import re
from functools import cache
from typing import Literal

from core.reading.calendars import ERAS, FOREIGN_MONTH, MONTH
from core.reading.clock_forms import EASTERN_CLOCK, EASTERN_SIGN, WESTERN_CLOCK, WESTERN_SIGN
from core.reading.languages import READ
from core.reading.lexicon import either, terms_in
from core.reading.marks import MARK, SPOKEN_MARK
from core.reading.notation import CURRENCY_NAMES, IDEOGRAPHS, LARGE_SCALE
from core.reading.years import MEASURED

Kind = Literal[
    "citation",
    "date",
    "time",
    "phone",
    "identifier",
    "address",
    "year",
    "decade",
    "period",
    "unit",
    "marker",
    "ordinal",
]
Near = Literal["text", "digits", "months", "abroad", "names"]

_YEAR = r"(?:1[5-9]|20)\d{2}"

_NAMED = either(terms_in("numbered"))
_MORE = r"\d{1,6}(?:[.-]\d{1,4}){0,4}[a-zA-Z]?(?![\w%])(?:\(\w{1,4}\)){0,4}"
_IN_THOUSANDS = r"\d{1,3}(?:,\d{3})+(?!\d)"
ORDINAL_MARK = either(terms_in("ordinal_mark"))
_DAY = rf"\d{{1,2}}{ORDINAL_MARK}?"
CLOSE_QUARTER = either(t for t in terms_in("quarter") if t[0] > "\u2fff")
_ABROAD = [language.code for language in READ if language.code != "en"]
QUARTERS_ABROAD, HALVES_ABROAD = (
    either((t for code in _ABROAD for t in terms_in(role, language=code) if t[0] <= "\u2fff"), whole=True)
    for role in ("quarter", "half")
)
NUMBERED_PERIOD = r"(?:\.?[ºª°er]{1,3}|\.|ème|ste)\s?"
"""What stands between a digit and the part of a year that it numbers: `3. Quartal`, `3º trimestre`."""
ERA = either(ERAS)
_EACH = "".join(sorted({letter for term in terms_in("each_one") for letter in term if not letter.isascii()}))
_SIGN_OF_EACH = f"[{_EACH}]" if _EACH else r"(?!)"
_APART = r"[ \u00a0\u202f/-]"
# ITU-T E.164: a plus, the country's code, and eight to fifteen digits in all, in groups of any length or in none. What
# is written in one must be long: it might be a figure with its sign.
_INTERNATIONAL = (
    r"(?<![\w.$€£])\+(?=(?:[ \u00a0\u202f/()-]{0,3}\d){8,15}(?!\d))"
    rf"[1-9]\d{{0,2}}{_APART}?(?:\(\d{{1,5}}\){_APART}?)?\d{{1,5}}(?:{_APART}\d{{2,8}}){{1,6}}(?![\d\w%]|[.,]\d)"
    rf"|(?<![\w.$€£])\+[1-9]\d{{0,2}}{_APART}?\(\d{{1,5}}\){_APART}?\d{{5,10}}(?![\d\w%]|[.,]\d)"
    r"|(?<![\w.$€£])\+[1-9]\d{9,14}(?![\d\w%$€£]|[.,]\d)"
    rf"(?!\s?(?:[%$€£]|{LARGE_SCALE}\b|{either(terms_in('percent'))}\b|(?i:{either(CURRENCY_NAMES)})\b|[A-Z]{{3}}\b))"
)
_DAYS = rf"{_DAY}(?:\s?[-–]\s?{_DAY})?"

_PATTERNS: tuple[tuple[Kind, Near, str, str], ...] = (
    (
        "address",
        "text",
        r"[:w@](?:(?<=@)|(?<=:)//|ww\.)",
        r"(?:https?://|www\.)[^\s<>]{1,300}|[\w.+-]{1,64}@[\w-]{1,64}\.[\w.]{1,64}",
    ),
    ("citation", "digits", r"[\[【]\s?\^?\d", MARK),
    ("citation", "digits", r"\d(?:\s?[)）\]】]|†)", SPOKEN_MARK),
    (
        "phone",
        "digits",
        r"[-.)+]\s?\d(?:(?<=\+\d)|\d\d[-.]\d)",
        r"(?<![\w.])(?:\+\d{1,3}[\s.-]?)?(?:\(\d{3}\)\s?|\d{1,3}[-.])\d{3}[-.]\d{4}(?!\d)"
        r"|(?<![\w.])\d[-.]\d{3}[-.]\d{3}[-.]\d{4}(?!\d)"
        rf"|{_INTERNATIONAL}"
        r"|(?<![\w.])\+\d{1,3}(?:[\s.-]\d{2,4}){2,4}(?!\d)",
    ),
    (
        "phone",
        "digits",
        r"0(?<!\d0)(?:\d{2,5}\)?[\s/-]|\d(?:(?:[\s.]\d\d){4}|\)?[\s-]\d{4}[\s-]\d{4}))",
        r"(?<![\w.,/:$€£-])(?<!\d\s)\(?0\d{2,5}\)?(?:\s?[\s/-]\s?\d{2,8}){1,4}(?![\d\w%]|[.,:/-]\d)"
        r"|(?<![\w.,/:$€£-])(?<!\d\s)0\d(?:[\s.]\d\d){4}(?![\d\w%]|[.,:/-]\d)"
        r"|(?<![\w.,/:$€£-])(?<!\d\s)\(?0\d\)?[\s-]\d{4}[\s-]\d{4}(?![\d\w%]|[.,:/-]\d)",
    ),
    (
        "date",
        "digits",
        r"[-/.]\d{1,2}[-/.]\d",
        r"(?<![\d/.-])\d{4}[-/.]\d{1,2}[-/.]\d{1,2}(?![\d/-])"
        r"|(?<![\d/.-])\d{1,2}[/.]\d{1,2}[/.](?:\d{4}|\d{2})(?![\d/])"
        r"|(?<![\d/.-])\d{1,2}-\d{1,2}-(?:1[5-9]|20)\d{2}(?![\d/-])",
    ),
    ("date", "months", "", rf"\b{MONTH}\s{{1,2}}{_DAYS}\s?,?\s{{1,2}}{_YEAR}\b"),
    ("date", "months", "", rf"(?<![\d,.]){_DAYS}\s(?:of\s)?{MONTH}\s?,?\s{_YEAR}\b"),
    (
        "date",
        "months",
        r"\d[-/]",
        rf"(?<![\d,.])\d{{1,2}}[-/](?i:{MONTH}|{FOREIGN_MONTH})\.?[-/](?:{_YEAR}|\d{{2}})\b",
    ),
    (
        "date",
        "abroad",
        "",
        rf"(?<![\d,.])(?:\d{{1,2}}(?:[.º°]|er)?\s(?:de\s)?)?\b(?i:{FOREIGN_MONTH})\.?\s(?:del?\s)?{_YEAR}\b"
        rf"|(?<![\d,.])\d{{1,2}}\.\s?(?i:{FOREIGN_MONTH})(?![^\W\d_])",
    ),
    ("date", "months", r"\d\.\s?[A-Za-z]", rf"(?<![\d,.])\d{{1,2}}\.\s?{MONTH}(?:\s{_YEAR}\b)?(?![^\W\d_])"),
    ("date", "digits", "[年년]", rf"{ERA}(?:\d{{1,2}}|元)年\s?\d{{1,2}}月(?:\s?\d{{1,2}}日)?"),
    ("year", "digits", "[年년]", rf"{ERA}(?:\d{{1,3}}|元)年[度]?"),
    ("date", "digits", "[月월]", r"\d{4}[年년]\s?\d{1,2}[月월](?:\s?\d{1,2}[日일])?|\d{1,2}[月월]\s?\d{1,2}[日일]"),
    ("date", "months", "", rf"\b{MONTH},?\s(?:of\s)?{_YEAR}\b"),
    (
        "date",
        "months",
        "",
        rf"\b{MONTH}\s{{1,2}}{_DAYS}\b(?![,.]?\d|\s?[°º%])"
        rf"|(?<![\d,.]){_DAYS}\s(?:of\s)?{MONTH}(?=[\s,.;)]|$)",
    ),
    ("time", "digits", EASTERN_SIGN, EASTERN_CLOCK),
    ("time", "digits", WESTERN_SIGN, WESTERN_CLOCK),
    (
        "time",
        "digits",
        r"\d(?::\d|\s?[apAP]\.?[mM])",
        r"(?<![\d:])\d{1,2}:\d{2}(?::\d{2})?(?:\s?(?i:[ap]\.?m\b)\.?)?|(?<![\d.])\d{1,2}\s?(?i:[ap]\.m\.|[ap]m\b)",
    ),
    (
        "identifier",
        "digits",
        r"-(?:\d{2}-|[KQ])|\.\d{1,4}\.\d",
        r"\b\d{10}-\d{2}-\d{6}\b|\b\d{1,2}-[KQ](?:/A)?\b|\b(?!\d{1,3}(?:\.\d{3}){2}\b)[vV]?\d{1,4}\.\d{1,4}\.\d{1,6}(?:[.-][\w.]{1,20})?",
    ),
    (
        "period",
        "digits",
        r"[FQH](?:(?<=F)Y|[\s'’]?\d|(?<=\d[QH]))",
        rf"\bFY\s?['’]?(?:{_YEAR}|\d{{2}})(?:\s?[-–/]\s?(?:{_YEAR}|\d{{2}}))?\b"
        rf"|\b[QH][1-4](?:\s?(?:FY)?\s?['’]?(?:{_YEAR}|\d{{2}}\b(?![.,]\d)))?(?![\w])"
        rf"|\b{_YEAR}\s?[QH][1-4]\b|\b[1-4][QH]\s?['’]?(?:{_YEAR}|\d{{2}})\b",
    ),
    (
        "period",
        "digits",
        r"[1-4](?:[.ºª°eè]|ste)(?!\d)",
        rf"(?<![\d.,])[1-4]{NUMBERED_PERIOD}(?i:{QUARTERS_ABROAD}|{HALVES_ABROAD})",
    ),
    ("period", "digits", _SIGN_OF_EACH, rf"(?<![\d.,]){either(terms_in('each_one'))}"),
    ("period", "digits", "[四季분月월]", rf"第?[1-4](?:/4)?{CLOSE_QUARTER}|(?<!\d)\d{{1,2}}[月월](?![日일\d])"),
    ("decade", "digits", r"0['’]?s", r"(?<![\w.,$€£])(?:1[5-9]|20)\d0['’]?s\b|(?<![\w.,$€£])['’]?[1-9]0s\b"),
    (
        "year",
        "digits",
        rf"{_YEAR}\s?(?:[-–—/]|to|thr)",
        rf"{_YEAR}(?<![\w.,$€£-]\d{{4}})\s?(?:--|[-–—/]|to|through)\s?(?:{_YEAR}|\d{{2}})(?![\w%]|[.,]\d)",
    ),
    (
        "year",
        "digits",
        _YEAR,
        rf"{_YEAR}(?<![^\W{IDEOGRAPHS}\u0621-\u064a]\d{{4}})(?<![.,$€£+]\d{{4}})(?:[年년][度도]?)?"
        rf"(?![^\W{IDEOGRAPHS}]|[%千百万萬만億亿억兆조円元원엔]|[.,]\d|\s(?:{LARGE_SCALE}|{either(terms_in('percent'))}|{either(CURRENCY_NAMES)})\b"
        rf"|{MEASURED})",
    ),
    (
        "identifier",
        "names",
        r"[A-Za-z.§]\s?#?\d",
        rf"\b(?i:{_NAMED})\s?#?(?!{_IN_THOUSANDS}){_MORE}(?:\s?(?:,|and|or|to|through|&|-|–|, and)\s?{_MORE}){{0,8}}",
    ),
    (
        "identifier",
        "digits",
        r"\d(?:(?<=[A-Za-z#]\d)|(?<=[A-Za-z][-_]\d)|(?=-?[A-Z])|\d{0,6}-[A-Z])",
        r"(?<![\w$€£])#\d{1,10}\b|\b[A-Za-z]{1,12}[-_]?\d(?a:[\w-]{0,30})|\b\d{1,8}-[A-Z]{1,8}\b|(?<![\w.,$€£])\d[DGP]\b",
    ),
    ("unit", "digits", "['’‘´`]000", r"(?<![\d,.])['’‘´`]000s?\b"),
    ("ordinal", "digits", r"\d[snrt][tdh]", rf"(?<![\w.])\d{{1,4}}{ORDINAL_MARK}\b"),
    (
        "marker",
        "digits",
        r"^[ \t]{0,12}(?:(?:[-*•]\s)?(?:\(?\d|#)|[-–—−+]\s)",
        rf"^[ \t]{{0,12}}(?:[-*•]\s)?(?:\(?\d{{1,3}}[.):](?=\s)|\d{{1,3}}\)(?=\s))(?!\s{LARGE_SCALE}\b)"
        r"|^[ \t]{0,12}#{1,6}\s\d{1,3}\.?"
        r"|^[ \t]{0,12}[-–—−+*•]\s{1,3}(?=[$€£(.]{0,2}\d)",
    ),
    (
        "marker",
        "digits",
        r"[.:!?)]\s?\d{1,2}\s\s[A-Z]",
        r"(?:(?<=[.:!?)])|(?<=[.:!?)]\s))\d{1,2}\s{2}(?=[A-Z])",
    ),
)
"""Kind, where to look, what a text must hold for it to be in it at all (quicker to look for), and the thing itself."""


Compiled = tuple[Kind, Near, re.Pattern[str], re.Pattern[str]]


@cache
def compiled() -> tuple[Compiled, ...]:
    """Compile the patterns when the first text is read: all of them take 15 ms."""
    return tuple(
        (k, near, re.compile(sign, re.MULTILINE), re.compile(p, re.MULTILINE)) for k, near, sign, p in _PATTERNS
    )
