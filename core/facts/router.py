"""Chooses a fact tool by rules, for when no language model does: every word of the question must be accounted for.

What is left over after company, metric and time are read decides: `Apple's revenue in 2023` leaves nothing, `Apple's
iPhone revenue` leaves `iphone`, `Apple's revenue recognition policy` leaves two words. Those are questions for the
documents: a figure of something else would be a wrong answer, a search never is.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime
from typing import Any

from core.facts.companies import looks_like_ticker
from core.facts.days import days_meant
from core.facts.grammar_languages import in_english
from core.facts.grammar_names import COMPANY, find_companies
from core.facts.mentions import find_company, find_form, find_measure, names_forms, plain
from core.facts.metrics import BY_NAME
from core.facts.timespans import ALL, TimeSpan, read_timespan
from core.facts.vocabulary import (
    LIST_WORDS,
    NEUTRAL,
    NEWS,
    SHARES,
    asks_for_list,
    asks_for_trend,
    asks_what_it_means,
)
from core.model import ToolCall
from core.reading.lexicon import opens_with, pattern_of, words_of
from core.reading.number_words import value_of_words
from core.reading.roles import Role

SEARCH = "search_documents"
_TREND = 50
_RECENT = 10


@dataclass(frozen=True, slots=True)
class _Asked:
    """What a question was found to say; `rest` is what is left of it."""

    question: str
    company: str | None
    metric: str | None
    ratio: str | None
    form: str | None
    time: TimeSpan
    rest: str
    text: str
    today: date

    def unexplained(self, *also: re.Pattern[str]) -> list[str]:
        """The words that neither this module's readers nor the patterns `also` account for."""
        rest = self.rest
        for pattern in also:
            rest = pattern.sub(" ", rest)
        return [word for word in rest.replace("¤", " ").split() if word.strip("'./-$&") and word not in NEUTRAL]

    def says(self, what: re.Pattern[str] | Role) -> bool:
        pattern = pattern_of(what) if isinstance(what, str) else what
        return pattern.search(self.text) is not None


def choose_tool(
    question: str,
    companies: Sequence[str],
    metrics: Iterable[str],
    previous: Sequence[ToolCall] = (),
    today: date | None = None,
) -> ToolCall:
    """Return the tool that answers a question about known figures, else `search_documents`.

    `companies` are names and tickers, `metrics` names with rows, `previous` earlier calls of the conversation, oldest
    first. `today` is what `last year` counts from.
    """
    stored = tuple(metrics)
    asked = _read(in_english(question, stored), companies, stored, today or datetime.now(UTC).date())
    last = previous[-1] if previous and previous[-1].tool != SEARCH else None
    company = asked.company or _company_before(asked, previous) or _only(companies, asked)
    call = _choice(asked, company, last) if company is not None else None
    return call or ToolCall(SEARCH, {"query": question.strip() or "?"})


def _read(question: str, companies: Sequence[str], metrics: Iterable[str], today: date) -> _Asked:
    company, text = find_company(question, companies)
    if company is None and (named := find_companies(question, companies)).found:  # by the first word of its name
        company, text = named.found[0], named.rest.replace(COMPANY, "¤")
    form, rest = find_form(text)
    metric, ratio, rest = find_measure(rest, metrics)
    time, rest = read_timespan(rest, today)
    return _Asked(question, company, metric, ratio, form, time, rest, text, today)


def _only(companies: Sequence[str], asked: _Asked) -> str | None:
    """The one company there are figures of, where the question has a time: `What is revenue?` wants a definition."""
    names = [entry for entry in companies if not looks_like_ticker(entry)]
    return names[0] if len(names) == 1 and (asked.time.said or asks_for_trend(asked.text)) else None


def _company_before(asked: _Asked, previous: Sequence[ToolCall]) -> str | None:
    """The company talked about: after a question to the documents only where a metric shows that figures are meant."""
    for call in reversed(previous):
        if call.tool != SEARCH:
            return call.args.get("company") or call.args.get("ticker")
        if not (asked.metric or asked.ratio):
            return None
    return None


def _choice(asked: _Asked, company: str, last: ToolCall | None) -> ToolCall | None:
    follows = last is not None and (asked.company is None or opens_with("follows_on", asked.text))
    if asks_what_it_means(asked.text) and asked.company is None:
        return None
    if asked.says(SHARES) and not (asked.metric or asked.ratio or asked.form):
        return _price(asked, company)
    if _about_filings(asked):
        return _filing(asked, company, last if follows else None)
    if asks_for_list(asked.text) and not (asked.metric or asked.ratio or asked.unexplained(*LIST_WORDS)):
        return ToolCall("list_metrics", {"company": company})
    if asked.unexplained(pattern_of("report")):
        return None
    if last is not None and follows and not _stands_alone(asked):
        return _continued(asked, company, last)
    return _figure(asked, company)


def _about_filings(asked: _Asked) -> bool:
    """`report` beside a metric is a verb: what net income a company reports is a figure, not a filing."""
    says = [match[0] for match in pattern_of("filing_word").finditer(asked.text)]
    figure = bool(asked.metric or asked.ratio) and words_of("report").issuperset(says)
    return bool(asked.form) or (bool(says) and not figure)


def _stands_alone(asked: _Asked) -> bool:
    """A follow-up that names both what and when needs nothing of the question before but the company."""
    return bool((asked.metric or asked.ratio) and asked.time.said and not asked.time.shift)


def _figure(asked: _Asked, company: str) -> ToolCall | None:
    if not (asked.metric or asked.ratio) or asked.time.shift:
        return None
    years, limit = _years_and_limit(asked)
    ratio = asked.ratio or _growth(asked)
    if ratio:
        return ToolCall("get_financial_metric", {"company": company, "name": ratio, "years": years, "limit": limit})
    args = {"company": company, "metric": asked.metric, "period": asked.time.quarter or "FY", "years": years}
    return ToolCall("get_financials_by_metric", {**args, "limit": limit})


def _growth(asked: _Asked) -> str | None:
    """`growth` names a rate; `grew in 2023` means the rate of that year; `grew from 2019 to 2023` means the figures."""
    if asked.time.quarter or asked.metric not in BY_NAME:
        return None
    named = asked.says("growth_rate")
    changed = asked.says("moves") and len(asked.time.years) == 1
    return f"{asked.metric}_growth" if named or changed else None


def _years_and_limit(asked: _Asked) -> tuple[list[int] | None, int]:
    time = asked.time
    if time.years:
        return list(time.years), _TREND if len(time.years) <= _TREND else ALL
    if time.start is not None and time.end is not None:
        return list(range(time.start.year, time.end.year + 1)), _TREND
    if time.latest is not None:
        # With quarters come the full years in between, one of five rows.
        rows = time.latest + time.latest // 4 + 1 if time.quarter == "all" and time.latest > 1 else time.latest
        return None, min(rows, ALL)
    many = asks_for_trend(asked.text) or asked.says("moves") or time.quarter == "all" or asked.says("growth")
    return None, _TREND if many else 1


def _price(asked: _Asked, company: str) -> ToolCall | None:
    if asked.unexplained(SHARES):
        return None
    start, end = days_meant(asked.time, asked.today)
    return ToolCall("get_prices", {"ticker": company, "start": start.isoformat(), "end": end.isoformat()})


def _filing(asked: _Asked, company: str, last: ToolCall | None = None) -> ToolCall | None:
    rest = [word for word in asked.unexplained(pattern_of("filing_word")) if not _is_count(word)]
    if any(word.removesuffix("s") not in NEWS for word in rest):
        return None
    if rest or asked.time.years or asked.time.start or asked.time.quarter in ("Q1", "Q2", "Q3", "Q4"):
        query = " ".join([asked.form or "", *_time_words(asked.time), *rest]).strip()
        return ToolCall("search_filings", {"company": company, "query": query})
    args: dict[str, Any] = {"company": company, "form": asked.form}
    limit = last.args.get("limit") if last is not None and last.tool == "get_recent_filings" else None
    return ToolCall("get_recent_filings", {**args, "limit": limit or _how_many(asked)})


def _time_words(time: TimeSpan) -> list[str]:
    if time.start is not None and time.end is not None:
        same = time.start == time.end
        return [time.start.isoformat()] if same else [f"{time.start:%B}", str(time.start.year)]
    quarter = [time.quarter] if time.quarter and time.quarter != "all" else []
    return [*quarter, *[str(year) for year in time.years[:1]]]


def _how_many(asked: _Asked) -> int:
    """As many as counted; one for `the latest 10-K` and for `when`; else ten."""
    _, text = find_form(asked.text)
    counted = _counted(text)
    if counted:
        return max(1, int(counted)) if counted.isdigit() else int(value_of_words(counted) or _RECENT)
    many = asked.says("filings") or names_forms(asked.text)
    return 1 if asked.says("newest_one") and not many else _RECENT


def _counted(text: str) -> str:
    """What stands behind `the last`, where it counts."""
    behind = (text[m.end() :].split(maxsplit=1)[:1] for m in pattern_of("newest").finditer(text))
    return next((word for words in behind for word in words if _is_count(word)), "")


def _is_count(word: str) -> bool:
    return word in words_of("count_word") or (word.isdecimal() and len(word) <= len("99"))


def _continued(asked: _Asked, company: str, last: ToolCall) -> ToolCall | None:
    """Change in the last call what the follow-up names, and keep the rest."""
    if last.tool == "get_prices":
        return _price(asked, company) if asked.time.said and not asked.time.shift else None
    if last.tool in ("get_recent_filings", "search_filings"):
        form = asked.form or last.args.get("form") or find_form(plain(str(last.args.get("query", ""))))[0]
        return _filing(replace(asked, form=form), company) if asked.time.said else None
    if last.tool not in ("get_financials_by_metric", "get_financial_metric"):
        return _figure(asked, company)
    if not (asked.metric or asked.ratio or asked.time.said or asked.company):
        return None
    args = {**last.args, "company": company, **_new_time(asked, last)}
    return _with_measure(asked, last, args)


def _new_time(asked: _Asked, last: ToolCall) -> dict[str, Any]:
    time = asked.time
    if time.shift:
        return _shifted(last, time)
    changed: dict[str, Any] = {}
    if time.years or time.latest is not None or (asks_for_trend(asked.text) and not time.quarter):
        changed["years"], changed["limit"] = _years_and_limit(asked)
        changed["period"] = time.quarter or "FY"
    if time.quarter:
        changed["period"] = time.quarter
        changed["limit"] = changed.get("limit", _TREND if time.quarter == "all" else last.args.get("limit", _TREND))
    return changed


def _shifted(last: ToolCall, time: TimeSpan) -> dict[str, Any]:
    """The year (or quarter) before or after the one asked last; after `the latest`, the latest two."""
    years, period = last.args.get("years"), str(last.args.get("period", "FY"))
    if not years:
        return {"years": None, "limit": int(last.args.get("limit", 1)) + 1}
    year = (min(years) if time.shift < 0 else max(years)) + time.shift
    if time.shift_quarters and period.startswith("Q"):
        quarter = int(period[1]) + time.shift
        same_year = year - time.shift
        if 1 <= quarter <= 4:
            return {"years": [same_year], "period": f"Q{quarter}"}
        return {"years": [year], "period": "Q4" if quarter < 1 else "Q1"}
    return {"years": [year]}


def _with_measure(asked: _Asked, last: ToolCall, args: dict[str, Any]) -> ToolCall:
    ratio = asked.ratio or (_growth(asked) if asked.metric else None)
    if ratio or (last.tool == "get_financial_metric" and not asked.metric):
        name = ratio or last.args["name"]
        kept = {key: args.get(key) for key in ("company", "years", "limit")}
        return ToolCall("get_financial_metric", {**kept, "name": name, "limit": kept["limit"] or 1})
    metric = asked.metric or last.args.get("metric")
    kept = {key: args.get(key) for key in ("company", "years")}
    period, limit = args.get("period") or "FY", args.get("limit") or 1
    return ToolCall("get_financials_by_metric", {**kept, "metric": metric, "period": period, "limit": limit})
