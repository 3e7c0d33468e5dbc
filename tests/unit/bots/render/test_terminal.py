"""An answer at the terminal: nothing is said twice, and a refusal is not called confident."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bots.render.answer_json import answer_json
from bots.render.terminal import answer_text
from core.model import Answer, Mode, Outcome, Passage, PassageMeta, Question, Source

MADE = Answer("a1", Question("How many?"), "You get 28 days.", Outcome.ANSWERED, 0.9, Mode.STANDARD)


@pytest.mark.parametrize(
    ("outcome", "ends"),
    [
        (Outcome.ANSWERED, "answered, high confidence (90 %)"),
        (Outcome.PARTIAL, "partly verified, medium confidence (74 %)"),
        (Outcome.REFUSED, "not answered"),
        (Outcome.FAILED, "failed"),
    ],
)
def test_only_what_is_stated_has_a_confidence(outcome, ends):
    assert answer_text(replace(MADE, outcome=outcome)).splitlines()[-1] == ends


def test_a_note_that_the_text_says_already_is_left_out():
    reason = "The search index /home/index.db is damaged or not an index."
    failed = replace(
        MADE,
        text=f"I could not answer this: {reason} The failure was recorded.",
        notes=(f"StoreCorrupt: {reason}", "The web was not asked."),
        outcome=Outcome.FAILED,
    )
    shown = answer_text(failed)
    assert shown.count("damaged") == 1
    assert "(The web was not asked.)" in shown


def test_a_source_is_named_by_the_section_that_its_claim_stands_in_though_its_passage_holds_several():
    """A small document is one passage; its largest section is not where everything stands."""
    text = "Hotels\n\nA hotel may cost 140 euros.\n\nTrains\n\nTrains are booked in second class, always."
    meta = PassageMeta("c1", "travel.md", "markdown", title="Travel", section="Travel > Trains")
    answer = replace(MADE, text="140 euros [1].", sources=(Source(1, Passage(text, meta)),))
    assert "[1] Travel · travel.md · Hotels" in answer_text(answer)
    [source] = answer_json(answer)["sources"]
    assert source["metadata"]["section"] == "Hotels"


@pytest.mark.parametrize(
    ("said", "section"),
    [
        ("The pump was dry [1].", "INC-2201 Pump stopped"),
        ("Invoices were sent twice [1].", "INC-2207 Billing"),
        ("The gate was left open [1].", "Gate B-200"),
    ],
)
def test_a_source_is_named_by_a_section_that_a_code_heads(said, section):
    headed = [
        ("INC-2201 Pump stopped", "The pump was dry."),
        ("INC-2207 Billing", "Invoices were sent twice."),
        ("Gate B-200", "The gate was left open."),
    ]
    text = "\n\n".join(f"{heading}\n\n{sentence}" for heading, sentence in headed)
    meta = PassageMeta("c1", "log.md", "markdown", title="Log", section="Log > INC-2201 Pump stopped")
    answer = replace(MADE, text=said, sources=(Source(1, Passage(text, meta)),))
    assert f"[1] Log · log.md · {section}" in answer_text(answer)
    assert answer_json(answer)["sources"][0]["metadata"]["section"] == section
