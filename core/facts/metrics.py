"""The metrics we know by name: what they are called, where the SEC keeps them, which can be summed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from core.errors import BadInput
from core.reading.characters import has_letter, runs_of

MAX_NAME = 80


@dataclass(frozen=True, slots=True)
class Metric:
    """A metric. `flow` ones cover a time, so that Q4 = FY - Q1 - Q2 - Q3; the others hold on a day, or are averages.

    `tags` are us-gaap (or dei) concepts, best first; `synonyms` are what people say.
    """

    name: str
    label: str
    synonyms: tuple[str, ...]
    tags: tuple[str, ...]
    flow: bool = True


METRICS = (
    Metric(
        "revenue",
        "revenue",
        ("revenues", "sales", "net sales", "total revenue", "total sales", "net revenue", "turnover", "top line"),
        (
            "RevenueFromContractWithCustomerExcludingAssessedTax",
            "Revenues",
            "SalesRevenueNet",
            "RevenueFromContractWithCustomerIncludingAssessedTax",
        ),
    ),
    Metric(
        "cost_of_sales",
        "cost of sales",
        (
            "cost of revenue",
            "cost of goods sold",
            "cogs",
            "cost of goods",
            "cost of the sales",
            "sales cost",
            "costs of sales",
        ),
        ("CostOfGoodsAndServicesSold", "CostOfRevenue", "CostOfGoodsSold"),
    ),
    Metric("gross_profit", "gross profit", ("gross income",), ("GrossProfit",)),
    Metric(
        "operating_income",
        "operating income",
        ("operating profit", "ebit", "income from operations", "operating earnings"),
        ("OperatingIncomeLoss",),
    ),
    Metric(
        "net_income",
        "net income",
        ("profit", "profits", "net profit", "earnings", "net earnings", "bottom line", "net loss", "income"),
        ("NetIncomeLoss", "ProfitLoss"),
    ),
    Metric(
        "income_tax",
        "income tax",
        (
            "income taxes",
            "tax",
            "taxes",
            "tax bill",
            "taxman",
            "tax man",
            "tax office",
            "tax expense",
            "income tax expense",
            "provision for income taxes",
        ),
        ("IncomeTaxExpenseBenefit",),
    ),
    Metric(
        "rd_expense",
        "R&D expense",
        (
            "r&d",
            "r&d expenses",
            "r and d",
            "rd",
            "r&d spending",
            "r&d costs",
            "research and development",
            "research and development expense",
            "research and development expenses",
            "research and development spending",
            "research & development",
            "research",
            "research spending",
            "research costs",
        ),
        ("ResearchAndDevelopmentExpense",),
    ),
    Metric(
        "sga_expense",
        "SG&A expense",
        (
            "sg&a",
            "sga",
            "sg&a expenses",
            "selling general and administrative",
            "selling general and administrative expense",
            "selling general and administrative expenses",
            "overhead",
        ),
        ("SellingGeneralAndAdministrativeExpense",),
    ),
    Metric(
        "eps_basic",
        "basic EPS",
        ("basic eps", "eps basic", "basic earnings per share"),
        ("EarningsPerShareBasic",),
        flow=False,
    ),
    Metric(
        "eps_diluted",
        "diluted EPS",
        (
            "eps",
            "earnings per share",
            "diluted earnings per share",
            "diluted eps",
            "profit per share",
            "profit a share",
            "earnings a share",
            "earn per share",
            "earn a share",
            "earned per share",
            "earned a share",
        ),
        ("EarningsPerShareDiluted",),
        flow=False,
    ),
    Metric(
        "cash_and_equivalents",
        "cash and equivalents",
        ("cash", "cash and cash equivalents", "cash balance", "cash position", "cash on hand"),
        ("CashAndCashEquivalentsAtCarryingValue",),
        flow=False,
    ),
    Metric(
        "stockholders_equity",
        "stockholders' equity",
        ("equity", "shareholders equity", "shareholder equity", "stockholder equity", "book value", "net assets"),
        ("StockholdersEquity", "StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest"),
        flow=False,
    ),
    Metric("inventory", "inventory", ("inventories", "stock of goods"), ("InventoryNet",), flow=False),
    Metric("total_assets", "total assets", ("assets", "balance sheet total"), ("Assets",), flow=False),
    Metric("total_liabilities", "total liabilities", ("liabilities",), ("Liabilities",), flow=False),
    Metric(
        "operating_cash_flow",
        "operating cash flow",
        (
            "cash flow",
            "cash from operations",
            "cash flow from operations",
            "cash flow from operating activities",
            "ocf",
        ),
        ("NetCashProvidedByUsedInOperatingActivities",),
    ),
    Metric(
        "share_repurchases",
        "share repurchases",
        ("buybacks", "share buybacks", "buyback", "stock repurchases", "stock buybacks", "repurchases"),
        ("PaymentsForRepurchaseOfCommonStock",),
    ),
    Metric(
        "long_term_debt",
        "long-term debt",
        ("debt", "long term borrowings", "borrowings", "term debt"),
        ("LongTermDebt", "LongTermDebtNoncurrent"),
        flow=False,
    ),
    Metric(
        "capex",
        "capital expenditure",
        (
            "capital expenditures",
            "capital spending",
            "capex spending",
            "investment in property",
            "purchases of property plant and equipment",
            "purchases of property and equipment",
            "additions to property plant and equipment",
        ),
        ("PaymentsToAcquirePropertyPlantAndEquipment",),
    ),
    Metric(
        "property_plant_equipment",
        "property, plant and equipment",
        ("ppe", "pp&e", "ppne", "net ppe", "net pp&e", "net ppne", "property and equipment", "fixed assets"),
        ("PropertyPlantAndEquipmentNet",),
        flow=False,
    ),
    Metric(
        "accounts_receivable",
        "accounts receivable",
        ("net ar", "trade receivables", "receivables", "net accounts receivable", "net receivables"),
        ("AccountsReceivableNetCurrent", "ReceivablesNetCurrent"),
        flow=False,
    ),
    # Not in every company's data, but wanted by ratios.
    Metric("current_assets", "current assets", ("assets current",), ("AssetsCurrent",), flow=False),
    Metric("current_liabilities", "current liabilities", ("liabilities current",), ("LiabilitiesCurrent",), flow=False),
    Metric(
        "diluted_shares",
        "diluted shares",
        ("shares diluted", "diluted share count", "weighted average number of diluted shares outstanding"),
        ("WeightedAverageNumberOfDilutedSharesOutstanding",),
        flow=False,
    ),
    Metric(
        "shares_outstanding",
        "shares outstanding",
        ("outstanding shares", "share count", "number of shares"),
        ("CommonStockSharesOutstanding", "EntityCommonStockSharesOutstanding"),
        flow=False,
    ),
    Metric(
        "dividends_paid",
        "dividends paid",
        ("dividends", "dividend payments"),
        ("PaymentsOfDividends", "PaymentsOfDividendsCommonStock"),
    ),
)
BY_NAME = {metric.name: metric for metric in METRICS}
TAG_TO_NAME = {tag: metric.name for metric in METRICS for tag in metric.tags}
TAG_RANK = {tag: rank for metric in METRICS for rank, tag in enumerate(metric.tags)}


def spoken(text: str) -> str:
    """Fold a metric's name to what is compared: lower case words, with `&` kept and other marks gone.

    >>> spoken("Long-Term  Debt")
    'long term debt'
    """
    return " ".join(text.casefold().translate(_MARKS).split())


_MARKS = str.maketrans({**dict.fromkeys('_-,.;:()[]/\\"!?', " "), "'": "", "’": ""})
SPOKEN: dict[str, str] = {
    **{spoken(phrase): metric.name for metric in METRICS for phrase in metric.synonyms},
    **{spoken(phrase): metric.name for metric in METRICS for phrase in (metric.name, metric.label)},
}


def metric_name(text: str) -> str:
    """Turn any spelling (`NetIncomeLoss`, `Net income`, `net-income`) into the name under which rows are kept.

    Raises `BadInput` where no name can be made of it.
    """
    if text in TAG_TO_NAME:
        return TAG_TO_NAME[text]
    words = "".join(map(_with_break, f" {text}", text, f"{text[1:]} "))
    name = "_".join(words.replace("&", " and ").replace("-", " ").replace("_", " ").split()).casefold()
    if runs_of(name) != [name] or not has_letter(name[0]) or len(name) > MAX_NAME:
        raise BadInput("not a metric's name (letters, digits and _ only, at most 80)")
    return name


def _with_break(before: str, character: str, after: str) -> str:
    """A capital begins a word behind a small letter or a figure, or before a small one: `EPSBasic`, `Tier1Capital`."""
    begins = before.islower() or before.isdecimal() or (before.isupper() and after.islower())
    return f"_{character}" if character.isupper() and begins else character


def label(name: str) -> str:
    """What a sentence calls a metric."""
    known = BY_NAME.get(name)
    return known.label if known else name.replace("_", " ")


def find_metric(asked: str, known: Iterable[str]) -> str:
    """Return the name among `known` that `asked` means.

    Raises `BadInput` with the closest names where there is none.
    """
    names = sorted(set(known))
    if asked in names:
        return asked
    phrase = spoken(asked)
    by_phrase = {spoken(name): name for name in names}
    meant = by_phrase.get(phrase) or SPOKEN.get(phrase) or TAG_TO_NAME.get(asked.strip())
    if meant in names:
        return str(meant)
    raise BadInput(f"I have no metric called “{_shortened(asked)}”.", hint=_closest(phrase, names))


def _closest(phrase: str, names: Sequence[str]) -> str:
    """Name up to five metrics: those spelt alike, by name or by what people call them, else simply some that exist."""
    spellings = {spoken(name): name for name in names} | {s: n for s, n in SPOKEN.items() if n in names}
    alike = get_close_matches(phrase, spellings, n=5, cutoff=0.6)
    alike += [s for s in spellings if s not in alike and set(s.split()) & set(phrase.split())]
    found = list(dict.fromkeys(spellings[s] for s in alike))[:5]
    if found:
        return f"Closest: {', '.join(found)}."
    return f"Known: {', '.join(names[:12])}{' ...' if len(names) > 12 else ''}." if names else "No metrics are known."


def _shortened(text: str) -> str:
    cleaned = " ".join(text.split())
    return cleaned if len(cleaned) <= 60 else f"{cleaned[:60]}..."
