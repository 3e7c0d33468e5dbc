"""What a question is about: measures by name or by what a company does, a statement of accounts, prices or filings."""

from __future__ import annotations

from collections.abc import Sequence

from core.facts.grammar_pairs import Pairing
from core.facts.grammar_topics import Topical, read_filings, read_prices
from core.facts.mentions import names_forms
from core.reading.lexicon import opens_with, pattern_of, speaks_of
from core.reading.roles import Role

Subject = tuple[Topical | None, str]
"""What it is about, and the text without the words that say so."""


def subject_of(measures: Pairing, form: str | None, text: str, metrics: Sequence[str]) -> Subject:
    """Return what a plain `text` with these measures asks about; None where it names nothing of figures."""
    rest = measures.rest
    if measures.found:
        if speaks_of("plan_coverage", text):
            return Topical("coverage", measures.found), pattern_of("plan_coverage").sub(" ", rest)
        return Topical("figures", measures.found, joint=measures.joint), rest
    if (filings := read_filings(rest, form, plural=names_forms(text))) is not None:
        return filings
    if speaks_of("plan_buys_back", text) and "share_repurchases" in metrics:
        return Topical("figures", ("share_repurchases",), takes=("plan_buys_back", "plan_own_shares")), rest
    fared = opens_with("plan_how_did", text) and speaks_of("plan_fared", text)
    if (prices := read_prices(rest)) is not None:
        topical, rest = prices
        return topical, pattern_of("plan_fared").sub(" percent ", rest) if fared else rest
    return _done_or_stated(rest, text, metrics, fared=fared)


def names_statement(text: str) -> bool:
    """Tell whether a statement of accounts is named, whose words would be a measure's: `income`, `cash flow`."""
    return any(speaks_of(role, text) for role, _ in _STATEMENTS[:-1])


def _done_or_stated(rest: str, text: str, metrics: Sequence[str], *, fared: bool) -> Subject:
    for role, names in _STATEMENTS:
        if speaks_of(role, rest) or (fared and role == "plan_overview"):
            return _of_those(names, metrics, role, "plan_fared", "plan_overview"), rest
    if speaks_of("plan_loss", text) or speaks_of("plan_earn", text):
        return _of_those(("net_income",), metrics, "plan_loss"), rest
    for role, name in _DONE:
        if speaks_of(role, text) and name in metrics:
            return Topical("figures", (name,)), pattern_of(role).sub(" ", rest)
    if speaks_of("plan_how_much", text) and speaks_of("plan_makes", text):
        return _of_those(("revenue", "net_income"), metrics, "plan_makes"), rest
    if opens_with("plan_asks_day", text) and speaks_of("plan_ends", rest) and metrics:
        dated = next((name for name in _DATED if name in metrics), metrics[0])
        return Topical("figures", (dated,), field="end"), pattern_of("plan_ends").sub(" ", rest)
    return None, rest


def _of_those(names: Sequence[str], metrics: Sequence[str], *takes: Role) -> Topical | None:
    there = tuple(name for name in names if name in metrics)
    return Topical("figures", there, takes=takes) if there else None


_DATED = ("revenue", "net_income", "total_assets")
_DONE: tuple[tuple[Role, str], ...] = (("plan_sell", "revenue"), ("plan_pays_out", "dividends_paid"))
"""What a company does, and the metric that tells how much."""
_STATEMENTS: tuple[tuple[Role, tuple[str, ...]], ...] = (
    (
        "plan_income_statement",
        (
            *("revenue", "cost_of_sales", "gross_profit", "rd_expense", "sga_expense", "operating_income"),
            *("income_tax", "net_income", "eps_diluted"),
        ),
    ),
    (
        "plan_balance_sheet",
        (
            *("total_assets", "cash_and_equivalents", "inventory", "total_liabilities", "long_term_debt"),
            "stockholders_equity",
        ),
    ),
    ("plan_cash_flow_statement", ("operating_cash_flow", "capex", "share_repurchases", "dividends_paid")),
    ("plan_overview", ("revenue", "operating_income", "net_income", "eps_diluted")),
)
"""The metrics that tell of a statement of accounts, as far as a company has them."""
