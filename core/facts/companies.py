"""Companies by any of their names: `Apple's`, `Apple Inc.`, `AAPL`, a CIK."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from core.errors import BadInput
from core.reading.characters import runs_of

LEGAL_FORMS = frozenset(
    [
        *("inc", "incorporated", "corp", "corporation", "co", "company", "ltd", "limited", "plc", "llc", "lp", "the"),
        *("ag", "se", "sa", "nv", "bv", "ab", "asa", "oyj", "spa", "gmbh", "kg", "holdings", "holding", "group"),
    ]
)
# Of these, what is no other word: `group`, `co` and `se` end names of other things, too.
_LEGAL_FORMS = LEGAL_FORMS - {"the", "co", "company", "holdings", "holding", "group", "se", "sa", "ab", "lp"}
_POSSESSIVES = ("'s", "’s", "'", "’")
_LONGEST_SYMBOL, _LONGEST_CLASS = 6, 2


@dataclass(frozen=True, slots=True)
class Company:
    """A company as the tables know it; `ticker` and `cik` (ten digits) may be empty.

    `also` are names that rows of further collections know it by, `collections` those that it has rows in.
    """

    name: str
    ticker: str = ""
    cik: str = ""
    also: tuple[str, ...] = ()
    collections: tuple[str, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """Every name that a row of it may bear."""
        return (self.name, *self.also)


def resolve_company(asked: str, known: Sequence[Company]) -> Company:
    """Return the company that `asked` names.

    Raises `BadInput` with the closest names, or naming the choices where several fit, and the collections they are of.
    """
    for fits in (_is_ticker, _is_cik, _is_name, _starts_name):
        found = [company for company in known if fits(asked, company)]
        if len(found) == 1:
            return found[0]
        if found:
            names = ", ".join(company.name for company in found[:5])
            said = f"“{asked[:60]}” may be any of {names}."
            raise BadInput(said, hint="Name one of them in full.", collections=_collections(found[:5]))
    raise _unknown(asked, known)


def has_legal_form(name: str) -> bool:
    """Tell whether a name ends with a company's legal form, and has more than that.

    >>> has_legal_form("Ottil Harbour plc"), has_legal_form("Incorporated"), has_legal_form("Leave policy")
    (True, False, False)
    """
    *before, last = name.split() or [""]
    return bool(before) and before[0][:1].isupper() and last.strip(".,").lower() in _LEGAL_FORMS


def folded(name: str) -> str:
    """Fold a company's name to what is compared: no possessive, no marks, no legal form.

    >>> folded("Apple Inc.'s"), folded("The Coca-Cola Company")
    ('apple', 'coca cola')
    """
    named = (run.replace("’", "'").removesuffix("'s") for run in runs_of(name.casefold(), "&'’"))
    words = [bare for word in named if (bare := word.replace("'", ""))]
    kept = [word for word in words if word not in LEGAL_FORMS]
    return " ".join(kept or words)


def looks_like_ticker(text: str) -> bool:
    """An upper-case symbol such as `AAPL` or `BRK.B`, as opposed to a name."""
    symbol, _, share_class = text.replace("-", ".").partition(".")
    letters = symbol[:1] + share_class
    plain = text.isascii() and text == text.upper() and letters.isalpha() and symbol.isalnum() and text[-1].isalnum()
    return plain and len(symbol) <= _LONGEST_SYMBOL and len(share_class) <= _LONGEST_CLASS


def _is_ticker(asked: str, company: Company) -> bool:
    named = asked.strip()
    ending = next((end for end in _POSSESSIVES if named.endswith(end)), "")
    symbol = named.removesuffix(ending).lstrip("$")
    return bool(company.ticker) and symbol.upper() == company.ticker.upper()


def _is_cik(asked: str, company: Company) -> bool:
    digits = asked.strip().lstrip("0")
    return digits.isdigit() and digits == company.cik.lstrip("0")


def _is_name(asked: str, company: Company) -> bool:
    return bool(folded(asked)) and folded(asked) in map(folded, company.names)


def _starts_name(asked: str, company: Company) -> bool:
    """`Alphabet` names `Alphabet Class A`, but `App` does not name `Apple`."""
    short = folded(asked)
    return len(short) >= 3 and any(f"{folded(name)} ".startswith(f"{short} ") for name in company.names)


def _unknown(asked: str, known: Sequence[Company]) -> BadInput:
    said = f"I have no figures of “{asked[:60]}”."
    if not known:
        return BadInput(said, hint="No figures have been imported yet.")
    spelt = {spelling: company for company in known for spelling in (folded(company.name), company.ticker.lower())}
    alike = [spelt[match] for match in get_close_matches(folded(asked), spelt, n=5, cutoff=0.6)]
    shown = alike or known[:8]
    names = ", ".join(dict.fromkeys(company.name for company in shown))
    hint = f"{'Closest' if alike else 'Known'}: {names}."
    return BadInput(said, hint=hint, collections=_collections(shown))


def _collections(companies: Iterable[Company]) -> tuple[str, ...]:
    return tuple(sorted({name for company in companies for name in company.collections}))
