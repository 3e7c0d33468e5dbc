"""Which company a row belongs to: by CIK, ticker or name, whichever of them the row has."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import replace

from core.facts.cells import BadCell
from core.facts.companies import Company, folded


class Directory:
    """The companies known so far, growing while an import runs; `renamed` maps a name that was given up to its new one.

    A company that was first met by its ticker or CIK alone is called so until a row brings its name.
    """

    def __init__(self, known: Iterable[Company] = ()) -> None:
        self.renamed: dict[str, str] = {}
        self.changed: set[str] = set()
        self._by_name: dict[str, Company] = {}
        self._keys: dict[str, str] = {}
        for company in known:
            self._enter(company)

    def place(self, name: str, ticker: str, cik: str) -> Company:
        """Return the company of a row, made known if it is new.

        Raises `BadCell` where the row has neither name nor ticker nor CIK.
        """
        if not (name or ticker or cik):
            raise BadCell("company", "missing; give --company or --ticker")
        matches = self._matches(Company(name, ticker, cik))
        merged = _merged([*matches, Company(name, ticker, cik)])
        if matches != [merged]:
            self._replace(matches, merged)
        return merged

    def knows_ticker(self, ticker: str) -> bool:
        """A company of this ticker has rows."""
        return f"ticker {ticker}" in self._keys

    def entries(self, names: Iterable[str]) -> list[Company]:
        """Return the companies of these names."""
        return [self._by_name[name] for name in names if name in self._by_name]

    def _matches(self, asked: Company) -> list[Company]:
        names = dict.fromkeys(self._keys[key] for key in _keys(asked) if key in self._keys)
        found = [self._by_name[name] for name in names]
        # One ticker or name with two CIKs is two companies: a CIK is never used twice.
        found = [company for company in found if not (asked.cik and company.cik and company.cik != asked.cik)]
        # Two companies that both have names stay two, even where a row mixes their keys.
        return [company for i, company in enumerate(found) if i == 0 or _stand_in(company)]

    def _replace(self, old: list[Company], new: Company) -> None:
        for company in old:
            if company.name != new.name:
                self.renamed[company.name] = new.name
                self._by_name.pop(company.name, None)
        self.changed.add(new.name)
        self._enter(new)

    def _enter(self, company: Company) -> None:
        self._by_name[company.name] = company
        for key in _keys(company):
            self._keys[key] = company.name


def each_once(known: Sequence[tuple[str, Company]]) -> list[Company]:
    """Return every company of several collections once, by name: `known` are pairs of collection and company.

    What goes for a row of an import goes for an entry here; the collections named first have the say in names.
    """
    if len({collection for collection, _ in known}) < 2:
        return [replace(company, collections=(collection,)) for collection, company in known]
    directory = Directory()
    for _, company in known:
        directory.place(company.name, company.ticker, company.cik)
    names: dict[str, set[str]] = defaultdict(set)
    inside: dict[str, set[str]] = defaultdict(set)
    for collection, company in known:
        name = directory.place(company.name, company.ticker, company.cik).name
        names[name].add(company.name)
        inside[name].add(collection)
    return [
        replace(
            company,
            also=tuple(sorted(names[company.name] - {company.name})),
            collections=(*sorted(inside[company.name]),),
        )
        for company in sorted(directory.entries(names), key=lambda company: company.name)
    ]


def _keys(company: Company) -> list[str]:
    """The CIK first: it is the surest."""
    keys = [f"cik {company.cik}"] if company.cik else []
    keys += [f"ticker {company.ticker}"] if company.ticker else []
    return [*keys, f"name {folded(company.name)}"] if company.name and not _stand_in(company) else keys


def _stand_in(company: Company) -> bool:
    return company.name in ("", company.ticker, f"CIK {company.cik}")


def _merged(companies: list[Company]) -> Company:
    """The first real name, ticker and CIK; the name kept is the one already stored."""
    ticker = next((c.ticker for c in companies if c.ticker), "")
    cik = next((c.cik for c in companies if c.cik), "")
    name = next((c.name for c in companies if not _stand_in(c)), "")
    return replace(companies[0], name=name or ticker or f"CIK {cik}", ticker=ticker, cik=cik)
