"""Writes the questions and answers of `docs/figures.md`, as rules alone give them.

python docs/make_figures.py [--check]
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Final

from core.extraction.figures import tell_figures
from core.facts.execution import execute
from core.facts.kept_facts import kept
from core.facts.planning import Names, choose_for
from core.model import Evidence, Question, Turn
from core.steps.gather import with_facts
from core.tool_names import ToolName
from storage.database import open_database
from storage.facts.store import SqlFacts

PAGE: Final = Path(__file__).parent / "figures.md"
ROWS: Final = Path(__file__).parent.parent / "examples" / "facts" / "hafenlicht"
BEGIN, END = "<!-- answers: python docs/make_figures.py -->", "<!-- answers end -->"
TODAY: Final = date(2024, 3, 1)
# Each group is one conversation, whose later questions lean on the earlier ones.
GROUPS: Final = (
    (
        "What was Hafenlicht's revenue in 2022?",
        "and the year before?",
        "growth between the two, in percent?",
        "what about net income?",
        "and which year was best?",
    ),
    ("Hafenlicht's revenue from 2019 to 2023", "only the last three", "as revenue per employee?", "highest?"),
    ("Hafenlicht's revenue in Q1 2023?", "and Q2?", "the other two quarters as well", "add all four up"),
    ("Hafenlicht's R&D as a share of revenue in 2023",),
    ("the difference between Hafenlicht's revenue and R&D in 2022",),
    ("What was HFLT's average revenue from 2019 to 2021?",),
    ("Hafenlicht's revenue CAGR 2019 to 2023",),
    ("In which years did Hafenlicht make a loss?",),
    ("How often was Hafenlicht's revenue above 42 million euros?",),
    ("How many lamps were sold by Hafenlicht in 2023?",),
    ("Hafenlicht's net margin in 2023",),
    ("Hafenlicht's TTM revenue",),
    ("When did Hafenlicht's fiscal year 2022 end?",),
    ("At what price did Hafenlicht's shares close on 2023-01-03?", "and the volume?"),
    ("What did the HFLT share return in 2023?",),
    ("Hafenlicht's net income in 2023 and its share price on 2023-12-29",),
    ("When did Hafenlicht file its 20-F for 2023?", "give me the link"),
    ("How many filings did Hafenlicht make in 2023?",),
    ("Hafenlicht's advertising budget in 2022",),
    ("What was Umbrella Corp's revenue in 2022?",),
    ("Will Hafenlicht's revenue rise next year?",),
)


def main() -> int:
    """Return 1 where `--check` finds the page out of date."""
    made = asyncio.run(page())
    if "--check" in sys.argv:
        return int(made != PAGE.read_text(encoding="utf-8"))
    PAGE.write_text(made, encoding="utf-8")
    return 0


async def page() -> str:
    """Return the page with its answers as they are today."""
    text = PAGE.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    return f"{before}{BEGIN}\n\n{await answers()}\n{END}{rest.partition(END)[2]}"


async def answers() -> str:
    """Return the questions and answers as Markdown."""
    with tempfile.TemporaryDirectory() as folder:
        database = open_database(f"sqlite:///{Path(folder) / 'facts.db'}")
        try:
            store = SqlFacts(database)
            for name, table in (("metrics", "company_metrics"), ("prices", "prices"), ("filings", "filings")):
                await store.import_facts(ROWS / f"{name}.csv", table, "Hafenlicht AG", "HFLT")
            names = Names(await store.companies(None), await store.metrics(None, None), TODAY)
            return "\n".join([await _talked(group, store, names) for group in GROUPS])
        finally:
            database.close()


async def _talked(group: tuple[str, ...], store: SqlFacts, names: Names) -> str:
    question, lines = Question(""), list[str]()
    for text in group:
        question = replace(question, text=text)
        call = choose_for(question, names)
        if call.tool == ToolName.SEARCH_DOCUMENTS:
            told, facts = "(is looked for in the documents)", ""
        else:
            ran = execute(call, store, None, TODAY) if call.tool == ToolName.PLAN else store.run(call, None)
            result = await ran
            draft = tell_figures(text, with_facts(Evidence(), result))
            told, facts = draft.text if draft else result.text, kept(text, [result])
        turns = (Turn("user", text), Turn("assistant", told, facts=facts))
        question = replace(question, history=(*question.history, *turns))
        lines.append(f"- *{text}*  \n  {' '.join(told.replace('[1]', '').split()).replace(' .', '.')}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main())
