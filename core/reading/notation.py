"""How figures are written: scales, currencies and number formats, in English, on the continent and in East Asia."""

from __future__ import annotations

import re

SCALES: dict[str, float] = {
    "cent": 1e-2, "cents": 1e-2, "pence": 1e-2, "¢": 1e-2,
    "hundred": 1e2, "thousand": 1e3, "thousands": 1e3, "k": 1e3, "lakh": 1e5, "lakhs": 1e5,
    "million": 1e6, "millions": 1e6, "mn": 1e6, "mln": 1e6, "mm": 1e6, "mio": 1e6, "m": 1e6,
    "crore": 1e7, "crores": 1e7,
    "billion": 1e9, "billions": 1e9, "bn": 1e9, "bln": 1e9, "b": 1e9,
    "trillion": 1e12, "trillions": 1e12, "tn": 1e12, "trn": 1e12, "t": 1e12,
}  # fmt: skip

CONTINENTAL: dict[str, float] = {
    "tausend": 1e3, "tsd": 1e3, "duizend": 1e3, "mille": 1e3, "mila": 1e3, "tys": 1e3,
    "millionen": 1e6, "mio": 1e6, "mln": 1e6, "millón": 1e6, "millones": 1e6, "milione": 1e6, "milioni": 1e6,
    "milhão": 1e6, "milhões": 1e6, "miljoen": 1e6, "miljoner": 1e6, "millioner": 1e6,
    "milliarde": 1e9, "milliarden": 1e9, "mrd": 1e9, "milliard": 1e9, "milliards": 1e9,
    "miliardo": 1e9, "miliardi": 1e9, "mld": 1e9, "miljard": 1e9, "miljarder": 1e9, "milliarder": 1e9, "bilhão": 1e9,
    "bilhões": 1e9, "mil millones": 1e9, "mil milhões": 1e9, "thousand million": 1e9,
    "billionen": 1e12, "billones": 1e12,
}  # fmt: skip
"""Scale words of other languages; with them a point may part thousands (`1.200 Mio.`)."""

EAST_ASIAN: dict[str, float] = {
    "千": 1e3, "万": 1e4, "萬": 1e4, "만": 1e4, "百万": 1e6, "千万": 1e7, "億": 1e8, "亿": 1e8, "억": 1e8,
    "十億": 1e9, "十亿": 1e9, "百億": 1e10, "百亿": 1e10, "千億": 1e11, "千亿": 1e11, "兆": 1e12, "조": 1e12,
    "万亿": 1e12,
}  # fmt: skip

_EVERY_SCALE = SCALES | CONTINENTAL | EAST_ASIAN

CURRENCIES: dict[str, str] = {
    "$": "USD", "us$": "USD", "usd": "USD", "dollar": "USD", "dollars": "USD", "a$": "AUD", "c$": "CAD", "hk$": "HKD",
    "dólares": "USD", "dollari": "USD",
    "€": "EUR", "eur": "EUR", "euro": "EUR", "euros": "EUR", "£": "GBP", "gbp": "GBP", "pounds": "GBP", "¥": "JPY",
    "jpy": "JPY", "yen": "JPY", "₹": "INR", "rs": "INR", "rs.": "INR", "inr": "INR", "rupees": "INR", "rmb": "CNY",
    "chf": "CHF", "₩": "KRW", "₪": "ILS", "nis": "ILS",
    "ドル": "USD", "米ドル": "USD", "美元": "USD", "달러": "USD", "円": "JPY", "日元": "JPY", "엔": "JPY",
    "元": "CNY", "人民币": "CNY", "人民元": "CNY", "ユーロ": "EUR", "欧元": "EUR", "유로": "EUR", "원": "KRW",
    "ポンド": "GBP", "英镑": "GBP",
}  # fmt: skip

IDEOGRAPHS = "\u3005\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af"
"""Kana, Han and Hangul: scripts that put no blank between a word and a figure."""
NO_WORD_BEFORE = rf"(?:(?<![^\W{IDEOGRAPHS}])|(?<=\dx))"
"""As `(?<!\\w)`, where what is written without blanks does not count as one word, nor the `x` of `9x5`."""

VULGAR: dict[str, float] = {
    "½": 1 / 2, "⅓": 1 / 3, "⅔": 2 / 3, "¼": 1 / 4, "¾": 3 / 4, "⅛": 1 / 8, "⅜": 3 / 8, "⅝": 5 / 8, "⅞": 7 / 8,
}  # fmt: skip
MIXED = re.compile(
    rf"(?:(?P<whole>\d{{1,3}})[\s-]?)?(?:(?P<above>\d{{1,2}})[/⁄](?P<below>\d{{1,2}})|(?P<sign>[{''.join(VULGAR)}]))"
)
"""A number with a fraction: `1 1/2`, `2½`, `3/4`."""

STARTS = rf"(?=[-−–+(.\d$€£¥₹₩₪UACHEGJIRN{''.join(VULGAR)}])"
"""What a figure may begin with: quicker to look for than the figure itself."""
CURRENCY = r"(?:US\$|A\$|C\$|HK\$|[$€£¥₹₩₪]|(?:USD|EUR|GBP|JPY|INR|RMB|CHF|NIS|Rs\.?)(?![A-Za-z]))"
SIGN = r"[-−–+]"
HEDGE = r"(?:about\s|around\s|nearly\s|roughly\s)?"
"""What may stand between a word of movement and its figure."""
_CONTINENTAL_WORDS = "|".join(sorted((w.replace(" ", r"\s") for w in CONTINENTAL), key=len, reverse=True))
NUMBER = (
    r"(?:\d{1,3}[\s-])?(?:1[/⁄]2|[12][/⁄]3|[13][/⁄]4|[1357][/⁄]8)(?![\d/])"
    rf"|(?:\d{{1,3}}\s?)?[{''.join(VULGAR)}]"
    r"|\d{1,3}(?:,\d{3}){1,9}(?:\.\d{1,12})?"
    r"|\d{1,3}(?:[\u00a0\u202f]\d{3}){1,9}(?:[.,]\d{1,12})?"
    r"|\d{1,3}(?:['’]\d{3}){1,9}(?:[.,]\d{1,12})?(?![\d'’])"
    rf"|\d{{1,3}}(?:\s\d{{3}}){{1,4}}(?:,\d{{1,2}})?(?=\s?[€£]|\s(?i:millions?|billions?|{_CONTINENTAL_WORDS})\b)"
    r"|\d{1,2}(?:,\d{2}){1,5},\d{3}(?:\.\d{1,12})?"
    r"|\d{1,3}(?:\.\d{3}){2,9}(?:,\d{1,12})?"
    r"|\d{1,3}\.\d{3},\d{1,12}"
    r"|\d{1,24},\d{1,2}(?![\d,])"
    r"|\d{1,24}(?:\.\d{1,16})?"
    r"|\.\d{1,16}"
)
SCALE = (
    rf"(?:[\s\u00a0-]{{0,2}}(?=[bcdhlmtBCDHLMT])(?P<scale>(?i:{_CONTINENTAL_WORDS}|hundred|cents?|thousands?|lakhs?|crores?|"
    r"millions?|billions?|trillions?|mm|bln|trn|mn|bn|tn))\b(?:(?<=(?i:mio|mrd|tsd|tys))\.)?"
    r"|\s?(?P<small>¢|\bpence\b)"
    rf"|\s?(?P<eastern>{'|'.join(sorted(EAST_ASIAN, key=len, reverse=True))})"
    r"|\s?(?P<letter>[KkMBbTm])(?![A-Za-z0-9'’°²³/-]))"
)
UNIT = (
    r"(?:[\s\u00a0-]?(?P<percent>[%％]|(?i:per\s?cent(?:age)?\b(?![\s-]points?)|prozent\b(?!punkt)|pour\scent\b|"
    r"por\sc[ie]e?nto\b|procent\b|pct\b|percentage[\s-]points?|percent[\s-]points?|prozentpunkten?|basis[\s-]points?|"
    r"bps?\b)|pp\b|pts?\b)|(?P<times>x)(?![A-Za-z0-9])|\s(?P<times2>times)\b)"
)
AFTER = (
    r"(?:\s?(?:de\s)?(?P<after>(?i:u\.?s\.?\sdollars?|dollars?|dólares|dollari|euros?|pounds|yen|rupees)|"
    r"USD|EUR|GBP|JPY|INR|RMB|CHF|[€£¥₹$]|米?ドル|美元|달러|人民[币元]|日?元|円|엔|원|ユーロ|欧元|유로|ポンド|英镑)"
    r"(?![A-Za-z0-9]))"
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
    word = word.strip().lower()
    return CURRENCIES.get(word) or ("USD" if word.endswith(("dollar", "dollars")) else "")


_WIDE = {code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)} | {0x3000: 0x20, 0xFFE5: 0xA5}
_HAS_WIDE = re.compile("[\u3000\uff01-\uff5e\uffe5]")


def narrow(text: str) -> str:
    """Write full-width letters, digits and signs (`１２％`) as plain ones, of the same length."""
    return text if text.isascii() or not _HAS_WIDE.search(text) else text.translate(_WIDE)
