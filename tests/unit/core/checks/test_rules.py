"""Rules about figures are rows of a table: each can be left out by its name, and one more is one row more."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from core.checks.claims import Claim
from core.checks.figures import check_numbers
from core.checks.ledger import ledger_of
from core.checks.rule import Finding, Grounds, Misstatement, Rule, Rules, Said, Statement, proved
from core.checks.rules import RULES
from core.checks.wording import check_wording
from core.model import Status, Verdict
from core.reading.amounts import Amount

SOURCE = "The Lyon plant has a staff of 110 people. Of the staff, 41 % are women. The hall weighs 110 pounds."


def verdict(text: str, rules: Rules = RULES, source: str = SOURCE, question: str = "") -> Verdict:
    return check_numbers(text, question, ledger_of((source,)), (source,), rules)


def test_every_rule_has_a_name_of_its_own() -> None:
    assert len(set(RULES.names)) == len(RULES.names)


@pytest.mark.parametrize("name", RULES.names)
def test_a_rule_is_left_out_by_its_name(name: str) -> None:
    assert sorted((*RULES.without(name).names, name)) == sorted(RULES.names)


def test_a_rule_that_there_is_not_can_not_be_left_out() -> None:
    with pytest.raises(KeyError):
        RULES.without("no_such_rule")


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("stated", "The Lyon plant has a staff of 110 people."),
        ("converted", "The hall weighs 50 kg."),
        ("restated", "The hall weighs 110 pounds (50 kg)."),
    ],
)
def test_what_a_rule_alone_proves_is_unproved_without_it(name: str, text: str) -> None:
    without = ("converted",) if name == "restated" else ()
    assert verdict(text, RULES.without(*without)).status is Status.PASS
    assert verdict(text, RULES.without(name, *without)).status is Status.FAIL


def test_what_an_objection_alone_holds_wrong_passes_without_it() -> None:
    text, source = "The plant's staff fell to 120 from 110.", "Staff was 110 in 2021 and 120 in 2022 at the plant."
    assert verdict(text, source=source).status is Status.FAIL
    assert verdict(text, RULES.without("wrong_way"), source=source).status is Status.PASS


def test_what_is_excused_does_not_count() -> None:
    text, question = "The plant joined the 3500 club.", "Who joined the 3500 club?"
    assert verdict(text, question=question).status is Status.SKIP
    assert verdict(text, RULES.without("given"), question=question).status is Status.FAIL


def test_a_rule_more_is_a_row_more() -> None:
    def answer(amount: Amount, _claim: Claim, _grounds: Grounds) -> Finding | None:
        return proved(amount, "the answer to everything") if amount.value == 42 else None

    rules = replace(RULES, alone=(*RULES.alone, Rule("answer", answer)))
    assert verdict("The Turin plant has a staff of 42 people.").status is Status.FAIL
    assert verdict("The Turin plant has a staff of 42 people.", rules).detail == "`42`: the answer to everything"


@pytest.mark.parametrize(
    ("limits", "asked"),
    [
        ({}, ["It opens at 9.", "It closes on Sundays.", "Staff park there."]),
        ({"of_digits": True}, ["It opens at 9."]),
        ({"roles": ("says_open", "says_shut")}, ["It opens at 9.", "It closes on Sundays."]),
        ({"of_digits": True, "roles": ("says_shut",)}, []),
        ({"of_prose": True}, ["It opens at 9.", "It closes on Sundays.", "Staff park there."]),
    ],
)
def test_a_rule_about_words_is_asked_of_the_sentences_that_it_is_for(limits: dict[str, Any], asked: list[str]) -> None:
    met: list[str] = []

    def meet(said: Statement) -> Iterator[Misstatement]:
        met.append(said.sentence.text)
        return iter(())

    text, rules = "It opens at 9. It closes on Sundays. Staff park there.", Rules(said=(Said("meets", meet, **limits),))
    check_wording(text, ("Some prose.",), rules=rules)
    assert met == asked
    met.clear()
    check_wording(text, ("| a | table |\n|---|---|\n| b | row |",), rules=rules)
    assert met == ([] if limits.get("of_prose") else asked)
