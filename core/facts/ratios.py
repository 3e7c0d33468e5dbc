"""Ratios and per-share metrics computed from reported rows; each result carries its formula and inputs.

Definitions are the usual textbook ones, over fiscal years: balance-sheet inputs are those at the year's end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from core.errors import BadInput
from core.facts.composed import PER, composed, composed_label, parts_of
from core.facts.formula import Inputs, Ratio
from core.facts.metrics import BY_NAME, find_metric, label, spoken
from core.facts.readable import readable
from core.model import FactRow, Scalar
from core.reading.lexicon import speaks_of, terms_in
from core.reading.roles import Role

ByYear = Mapping[int, FactRow]
PRICE = "share_price"  # the closing price at the period's end, among a formula's inputs


@dataclass(frozen=True, slots=True)
class Computed:
    """Results by year, oldest first, the rows they were computed from, and for which years what was missing."""

    ratio: Ratio
    rows: tuple[FactRow, ...]
    inputs: tuple[FactRow, ...]
    missing: Mapping[int, tuple[str, ...]]


def _share(part: str, whole: str) -> Callable[[Inputs], float]:
    return lambda given: 100 * given[part] / given[whole]


def _quotient(above: str, below: str) -> Callable[[Inputs], float]:
    return lambda given: given[above] / given[below]


def _percent(name: str, words: str, part: str, whole: str, *synonyms: str) -> Ratio:
    return Ratio(name, words, (part, whole), f"{part} / {whole}", _share(part, whole), synonyms=synonyms)


def _times(name: str, words: str, above: str, below: str, *synonyms: str) -> Ratio:
    return Ratio(name, words, (above, below), f"{above} / {below}", _quotient(above, below), "ratio", synonyms)


def _difference(name: str, words: str, whole: str, less: str, *synonyms: str) -> Ratio:
    inputs = (whole, less)
    return Ratio(name, words, inputs, f"{whole} - {less}", lambda given: given[whole] - given[less], "", synonyms)


RATIOS = (
    _percent("gross_margin", "gross margin", "gross_profit", "revenue", "gross profit margin"),
    _percent("operating_margin", "operating margin", "operating_income", "revenue", "ebit margin"),
    _percent(
        "net_margin",
        "net margin",
        "net_income",
        "revenue",
        "profit margin",
        "net profit margin",
        "net income margin",
        "profitability",
        "profitable",
    ),
    _percent("return_on_equity", "return on equity", "net_income", "stockholders_equity", "roe"),
    _percent("return_on_assets", "return on assets", "net_income", "total_assets", "roa"),
    _percent(
        "rd_intensity", "R&D as a share of revenue", "rd_expense", "revenue", "r&d intensity", "r&d margin", "r&d ratio"
    ),
    _times(
        "debt_to_equity",
        "debt to equity",
        "total_liabilities",
        "stockholders_equity",
        "d/e",
        "leverage",
        "debt equity ratio",
        "debt equity",
        "d e",
    ),
    _times("long_term_debt_to_equity", "long-term debt to equity", "long_term_debt", "stockholders_equity"),
    _times("current_ratio", "current ratio", "current_assets", "current_liabilities"),
    _times("asset_turnover", "asset turnover", "revenue", "total_assets"),
    Ratio(
        "effective_tax_rate",
        "effective tax rate",
        ("income_tax", "net_income"),
        "income_tax / (net_income + income_tax)",
        lambda given: 100 * given["income_tax"] / (given["net_income"] + given["income_tax"]),
        synonyms=("tax rate",),
    ),
    _difference("free_cash_flow", "free cash flow", "operating_cash_flow", "capex", "fcf"),
    _percent("payout_ratio", "payout ratio", "dividends_paid", "net_income", "dividend payout ratio", "payout"),
    _difference("net_debt", "net debt", "long_term_debt", "cash_and_equivalents"),
    _difference(
        *("operating_expenses", "operating expenses", "gross_profit", "operating_income"),
        *("opex", "operating expense", "operating costs"),
    ),
    Ratio(
        "price_to_earnings",
        "price to earnings",
        (PRICE, "eps_diluted"),
        f"{PRICE} / eps_diluted",
        _quotient(PRICE, "eps_diluted"),
        "ratio",
        ("p/e", "pe", "p e", "pe ratio", "p/e ratio", "price earnings ratio", "earnings multiple"),
    ),
)
_SPOKEN = {spoken(words): ratio for ratio in RATIOS for words in (ratio.name, ratio.label, *ratio.synonyms)}
CHANGE = "_change"
"""How a measure's name ends that is what another moved by from one year to the next."""
_GROWTH_ENDINGS: tuple[Role, ...] = ("growth_ending", "growth_itself", "growth_span")


def spoken_ratios() -> dict[str, str]:
    """Return what people call each ratio, folded, with its name."""
    return {words: ratio.name for words, ratio in _SPOKEN.items()}


def find_ratio(asked: str, known: Iterable[str]) -> Ratio | None:
    """Return the ratio that `asked` names: one of `RATIOS`, `<metric>_growth`, `<metric>_per_share`, or one of two."""
    if asked.endswith(CHANGE) and (moved := asked.removesuffix(CHANGE)) in set(known):
        return _changed(moved)
    if parts_of(asked) is not None:
        return composed(asked, list(known), known_ratio)
    phrase = spoken(asked) if spoken(asked) in _SPOKEN else spoken(asked).removesuffix(" ratio")
    if phrase in _SPOKEN:
        return _SPOKEN[phrase]
    names = sorted(known)
    if phrase.endswith("per share") and phrase not in ("earnings per share", "diluted earnings per share"):
        return _per_share(phrase.removesuffix("per share"), names)
    return _growth(_grown(phrase), names) if speaks_of("growth_or_change", phrase) else None


def _grown(phrase: str) -> str:
    """Return what grows: `revenue` of `growth rate of revenue` and `revenue annual growth rate`."""
    said = next((of for of in terms_in("growth_of") if phrase.startswith(f"{of} ")), "")
    phrase = phrase.removeprefix(said).lstrip()
    for role in _GROWTH_ENDINGS:
        ending = next((word for word in terms_in(role) if phrase.endswith(f" {word}")), "")
        phrase = phrase.removesuffix(ending).rstrip()
    return phrase


def _per_share(phrase: str, names: Sequence[str]) -> Ratio | None:
    name = _known(phrase.strip(), names)
    if name is None:
        return None
    if "diluted_shares" in names:
        inputs, below = (name, "diluted_shares"), "diluted_shares"
        return Ratio(
            f"{name}_per_share", f"{label(name)} per share", inputs, f"{name} / {below}", _quotient(*inputs), ""
        )
    return Ratio(
        f"{name}_per_share",
        f"{label(name)} per share",
        (name, "net_income", "eps_diluted"),
        f"{name} / (net_income / eps_diluted)",  # the share count that the reported EPS implies
        lambda given: given[name] / (given["net_income"] / given["eps_diluted"]),
        "",
    )


def _growth(phrase: str, names: Sequence[str]) -> Ratio | None:
    name = _known(phrase, names)
    if name is None:
        return None
    return Ratio(
        f"{name}_growth",
        f"{label(name)} growth",
        (name,),
        f"{name} / prior {name} - 1",
        lambda given: 100 * (given[name] / _positive(given["prior"]) - 1),
        lag=1,
    )


def _changed(name: str) -> Ratio:
    return Ratio(
        f"{name}{CHANGE}",
        f"{label(name)}, change on the year before",
        (name,),
        f"{name} - prior {name}",
        lambda given: given[name] - given["prior"],
        "",
        lag=1,
    )


def _positive(value: float) -> float:
    """Growth from nothing or from a loss is no percentage."""
    if value <= 0:
        raise ZeroDivisionError
    return value


def _known(phrase: str, names: Sequence[str]) -> str | None:
    try:
        return find_metric(phrase, names)
    except BadInput:
        return None


def compute(ratio: Ratio, series: Mapping[str, ByYear], years: Sequence[int] | None) -> Computed:
    """Compute a ratio for the years asked (None: all that have any input) from `{metric: {year: row}}`.

    EPS of before a share split is put on the latest basis first, as the calculation says.
    """
    there = {year for name in ratio.inputs for year in series.get(name, {})}
    asked = sorted(there if years is None else set(years))
    rows: list[FactRow] = []
    used: dict[tuple[str, int], FactRow] = {}
    missing: dict[int, tuple[str, ...]] = {}
    for year in asked:
        found = _inputs(ratio, series, year)
        lacking = tuple(name for name, row in found.items() if row is None)
        present = {name: row for name, row in found.items() if row is not None}
        result = _result(ratio, present, year) if not lacking else None
        if result is None:
            missing[year] = lacking or ("base above 0 to divide by",)
            continue
        rows.append(result)
        used.update({(str(row.values["metric"]), int(row.values["fiscal_year"] or 0)): row for row in present.values()})
    return Computed(ratio, tuple(rows), tuple(used.values()), missing)


def _inputs(ratio: Ratio, series: Mapping[str, ByYear], year: int) -> dict[str, FactRow | None]:
    found = {name: series.get(name, {}).get(year) for name in ratio.inputs}
    if ratio.lag:
        found["prior"] = series.get(ratio.inputs[0], {}).get(year - ratio.lag)
    return found


def _result(ratio: Ratio, inputs: Mapping[str, FactRow], year: int) -> FactRow | None:
    # The period ends when the reported figure's does, not on the trading day before.
    first = next((row for row in inputs.values() if row.table == "company_metrics"), inputs[ratio.inputs[0]])
    given = {name: _comparable(row) for name, row in inputs.items()}
    try:
        value = ratio.compute(given)
    except ZeroDivisionError:
        return None
    values: dict[str, Scalar] = {
        **{key: first.values.get(key) for key in ("company", "ticker", "cik", "start", "end")},
        "metric": ratio.name,
        "period": "FY",
        "fiscal_year": year,
        "value": value,
        "unit": ratio.unit or _unit(ratio, inputs),
        "formula": ratio.formula,
        "calculation": _calculation(ratio, inputs, given),
        **{name: row.values["value"] for name, row in inputs.items()},
        "derived": True,
        "note": _note(inputs),
    }
    return FactRow("company_metrics", values)


def _unit(ratio: Ratio, inputs: Mapping[str, FactRow]) -> str:
    """That of the first input; a quotient of two amounts in one unit has none."""
    units = [str(inputs[name].values["unit"]) for name in ratio.inputs]
    parts = parts_of(ratio.name)
    if parts is not None and parts.joint == PER and len(set(units)) == 1:
        return "ratio"
    return f"{units[0]}/shares" if ratio.name.endswith("_per_share") else units[0]


def _comparable(row: FactRow) -> float:
    return float(row.values["value"] or 0) / float(row.values.get("split_factor") or 1)


def _calculation(ratio: Ratio, inputs: Mapping[str, FactRow], given: Inputs) -> str:
    """The formula with its inputs filled in: `net_income $97.00B / revenue $383.29B`."""

    def filled(word: str) -> str:
        name = word.strip("()")
        row = inputs.get("prior" if name.startswith(_PRIOR) else name)
        if row is None:
            return word
        factor = float(row.values.get("split_factor") or 1)
        text = f"{name} {readable(float(row.values['value'] or 0), str(row.values['unit']), 2)}"
        return word.replace(name, text if factor == 1 else f"({text} / {factor:g} for splits)")

    words = ratio.formula.replace("prior ", _PRIOR).split(" ")
    return " ".join(map(filled, words)).replace(_PRIOR, "prior ")


_PRIOR = "prior\N{NO-BREAK SPACE}"


def _note(inputs: Mapping[str, FactRow]) -> str:
    if any(float(row.values.get("split_factor") or 1) != 1 for row in inputs.values()):
        return "EPS of before a share split was put on today's basis"
    return ""


def missing_text(computed: Computed) -> str:
    """Name the inputs that are missing, with the years; where there is no year at all, the inputs of the formula."""
    if not computed.rows and not computed.missing:
        return f"{computed.ratio.name} needs {' and '.join(computed.ratio.inputs)}, of which there are no figures."
    years: dict[str, list[int]] = {}
    for year, names in computed.missing.items():
        for name in names:
            years.setdefault(f"prior {computed.ratio.inputs[0]}" if name == "prior" else name, []).append(year)
    return " ".join(f"No {name} for {', '.join(map(str, listed))}." for name, listed in years.items())


def known_ratio(name: str) -> Ratio | None:
    """Return one of `RATIOS` by name."""
    return next((ratio for ratio in RATIOS if ratio.name == name), None)


def ratio_label(name: str) -> str:
    """What a sentence calls a ratio or a metric."""
    found = known_ratio(name)
    if found:
        return found.label
    if (parts := parts_of(name)) is not None:
        return composed_label(parts, ratio_label)
    for ending, words in (("_growth", "growth"), (CHANGE, "change on the year before"), ("_per_share", "per share")):
        base = name.removesuffix(ending)
        if base != name and (base in BY_NAME or ending == CHANGE):
            return f"{label(base)} {words}"
    return label(name)
