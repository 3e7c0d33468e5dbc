"""Questions on the figures of invented companies: `python -m benchmarks.companies --split dev [--data DIR]`.

Facts and questions lie in `benchmarks/questions/companies`; with `--data`, Apple's are imported too, and its questions
asked (`DIR/aapl`). Asked without a language model. Right says one form of each group of `all` (or of one of `either`)
and nothing of `none`; where `outcome` is `refused`, a figure is wrong. A refusal of what could be answered is refused.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import tempfile
import unicodedata
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from benchmarks.development import rows
from benchmarks.dialogues import FIGURES
from benchmarks.results import may_record, record, table
from bots.asking import put
from bots.wiring import open_kit
from core.model import Answer, Outcome, Question
from core.settings import Settings
from storage.database import open_database
from storage.facts.store import SqlFacts

FOLDER = Path(__file__).parent / "questions" / "companies"
COMPANIES = {"cdwk": "Calderwick Hospitals plc", "bymr": "Byeolmaru Interactive Co., Ltd."}
TABLES = (("metrics", "company_metrics"), ("filings", "filings"), ("prices", "prices"))
VERDICTS = ("right", "refused", "wrong")
_APPLE = "AAPL"
_SCALES = (
    ("t", r"trillion|兆|조"),
    ("b", r"billion|bn|milliarden?|mrd\.?|milliards?|miliardi|miljard|bilhões|mil millones"),
    ("m", r"million|mio\.?|millionen|millones|millions|milhões|milioni|miljoen|百万"),
    ("k", r"thousand|tausend|천"),
    ("億", r"億|亿|억"),
)
_DATES = re.compile(r"\d{4}-\d\d-\d\d")
_FIGURE = re.compile(r"[$€£₩¥] ?-?\d[\d.]*[tbmk億]?|\d[\d.]*(?:%|[tbmk億](?![a-z]))|\d+\.\d+|\d{5,}")


def main() -> None:
    """Import, ask, judge, print and record."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, help="folder with aapl/, for the questions on Apple")
    parser.add_argument("--split", default="dev", choices=("dev", "unseen"))
    parser.add_argument("--show", action="store_true", help="print what was not right")
    may_record(parser)
    options = parser.parse_args()
    lines: list[list[object]] = []
    for name in COMPANIES:
        asked = [row for row in rows(FOLDER / f"{name}.{options.split}.jsonl") if options.data or not _of_apple(row)]
        verdicts = asyncio.run(_measured(name, asked, options.data, show=options.show))
        lines.append(
            [name, len(asked), *(f"{verdicts[kind]} ({verdicts[kind] / len(asked):.3f})" for kind in VERDICTS)]
        )
    body = table(("company", "asked", *VERDICTS), lines)
    print(body)
    if options.record:
        record(f"Figures of companies, asked in others' words: {options.split}", body)


def _of_apple(row: dict[str, Any]) -> bool:
    return row["company"] != "none" and any(mark in row["company"] for mark in (_APPLE, "both"))


async def _measured(name: str, asked: Sequence[dict[str, Any]], data: Path | None, *, show: bool) -> Counter[str]:
    counts = Counter[str]()
    with tempfile.TemporaryDirectory() as home:
        settings = Settings(errata_home=Path(home))
        database = open_database(settings.database)
        facts = SqlFacts(database)
        for part, kind in TABLES:
            await facts.import_facts(FOLDER / f"{name}_{part}.csv", kind, COMPANIES[name], name.upper())
        for path, kind, company, ticker in FIGURES if data else ():
            if data is not None and ticker == _APPLE:
                await facts.import_facts(data / path, kind, company, ticker)
        database.close()
        async with open_kit(settings) as kit:
            for row in asked:
                template = Question("", conversation_id=f"company-{row['id']}")
                for text in row.get("turns") or [row["q"]]:
                    given = await put(text, template, kit)
                verdict = judged(row, given)
                counts[verdict] += 1
                if show and verdict != "right":
                    print(f"{verdict:7} {row['id']} {text} -> {' '.join(given.text.split())[:240]}")
    return counts


def judged(row: dict[str, Any], given: Answer) -> str:
    """Return right, refused or wrong."""
    cells = [] if given.table is None or not row.get("table") else [str(c) for line in given.table.rows for c in line]
    text = normalised(" ; ".join([given.text, *cells]))
    refused = given.outcome in (Outcome.REFUSED, Outcome.UNCLEAR)
    allowed = {normalised(figure) for figure in row.get("may", ())}
    stated = [figure for figure in _FIGURE.findall(_DATES.sub(" ", text)) if figure not in allowed]
    if row.get("outcome") == "refused":
        return "right" if refused or not stated else "wrong"
    bad = any(says(words, text) for words in row.get("none", ()))
    met = any(_met(groups, text) for groups in (row["all"], *row.get("either", ())))
    if met and not bad:
        return "right"
    return "refused" if refused else "wrong"


def _met(groups: Sequence[Sequence[str]], text: str) -> bool:
    return all(any(says(words, text) for words in group) for group in groups)


def says(words: str, text: str) -> bool:
    """Tell whether a normalised text says words; a number stands in it whole, and no count is a part of a date."""
    wanted = normalised(words)
    told = _DATES.sub(" ", text) if wanted.isdecimal() and len(wanted) < len("2024") else text
    found = told.find(wanted)
    while found >= 0:
        before, behind = told[found - 1 : found], told[found + len(wanted) :][:2]
        parts = wanted[:1].isdigit() and (before.isdigit() or before == ".")
        goes_on = wanted[-1:].isdigit() and (behind[:1].isdigit() or (behind[:1] == "." and behind[1:].isdigit()))
        if not parts and not goes_on:
            return True
        found = told.find(wanted, found + 1)
    return False


def normalised(text: str) -> str:
    """Return one spelling of figures: no marks of thousands, scales as letters, percents written on."""
    text = re.sub(r"\[\d+(?:, ?\d+)*\]", " ", unicodedata.normalize("NFKC", text).casefold())
    text = re.sub(r"(?<=\d),(?=\d{3}(?!\d))", "", text.replace("−", "-"))
    text = re.sub(r"(?<=\d),(?=\d{1,2}(?!\d))", ".", text)
    for letter, words in _SCALES:
        text = re.sub(rf"(?<=\d)[ -]?(?:{words})(?![a-z])", letter, text)
    text = re.sub(r"(?<=\d)\s+(?=%|[tbmk億](?![a-z]))", "", text)
    return " ".join(text.split())


if __name__ == "__main__":
    main()
