"""What a verifier asks to be searched for, in whatever form it asks."""

from __future__ import annotations

import pytest

from core.clients.json_replies import ReflectReply, parse, response_format
from core.drafts.markers import parse_verification
from core.drafts.remarks import is_remark
from core.drafts.search_requests import split_search
from core.errors import ContractInvalid
from tests.fakes import draft, evidence

FIX = "Employees get 30 days [1].\nSources: 1"


@pytest.mark.parametrize(
    ("reply", "words"),
    [
        ("[SEARCH] parental leave policy", "parental leave policy"),
        ("[search]: parental leave policy.", "parental leave policy"),
        ("[ Search ] parental leave policy", "parental leave policy"),
        ("**[SEARCH]** `parental leave policy`", "parental leave policy"),
        ("[SEARCH: parental leave policy]", "parental leave policy"),
        ('[SEARCH("parental leave policy")]', "parental leave policy"),
        ("[SEARCH]\n\n- parental leave policy", "parental leave policy"),
        ("```\n[SEARCH] parental leave policy\n```", "parental leave policy"),
        ("Search query: parental leave policy", "parental leave policy"),
        ("search: parental leave policy", "parental leave policy"),
        ("I need to search for parental leave policy.", "parental leave policy"),
        ('Not enough here. Let me search for "parental leave policy".', "parental leave policy"),
        ('{"search": "parental leave policy"}', "parental leave policy"),
        ('```json\n{"tool": "search", "args": {"query": "parental leave policy"}}\n```', "parental leave policy"),
        ('{"action": "search", "queries": ["parental", "leave policy"]}', "parental leave policy"),
        ("Ich muss nach Elternzeit suchen.", "Elternzeit suchen"),
        ("Je dois rechercher le congé parental.", "le congé parental"),
        ("我需要搜索育儿假政策。", "育儿假政策"),
        ("育児休業規程を検索する必要があります。", "育児休業規程"),
    ],
)
def test_a_search_that_is_asked_for_is_read_in_any_form(reply, words):
    said = parse_verification(reply)
    assert said.search == words
    assert not said.completed


@pytest.mark.parametrize(
    "reply",
    [
        f"{FIX}\n[SEARCH] parental leave",
        f"[SEARCH] parental leave\n{FIX}",
        f"I need to search for parental leave.\n{FIX}",
        'Employees get 30 days [1].\n{"search": "parental leave"}',
        '{"answer": "Employees get 30 days [1].", "search": "parental leave"}',
    ],
)
def test_a_fix_beside_it_is_kept_apart(reply):
    said = parse_verification(reply)
    assert said.search == "parental leave"
    assert said.fix is not None
    assert said.fix.text == "Employees get 30 days [1]."


@pytest.mark.parametrize(
    "reply",
    [
        "Press [Search] to find the form [1].\nSources: 1",
        'Send {"query": "leave", "size": 5} to the index [1].\nSources: 1',
        "Employees search for the form in the portal [1].",
        "The search takes 3 seconds [1].",
        "[COMPLETED]",
        "",
    ],
)
def test_what_an_answer_says_about_searching_asks_for_none(reply):
    assert split_search(reply) == ("", reply)


def test_an_approval_that_asks_for_a_search_approves_nothing():
    said = parse_verification("[COMPLETED]\n[SEARCH] parental leave")
    assert (said.completed, said.search, said.fix) == (False, "parental leave", None)


def test_a_reflection_asks_for_a_search_in_json_in_its_reasons_or_without_json():
    fields = {
        "answer_grounded": True, "reflection_score": 0.9, "hallucination_detected": False, "sources_cited": True,
        "gaps": [], "outdated": [], "needs_regeneration": False, "reasoning": "Fine.",
    }  # fmt: skip
    assert ReflectReply(**fields).value().search == ""
    assert ReflectReply(**fields, search=["a", "b"]).value().search == "a b"
    assert ReflectReply(**(fields | {"reasoning": "Thin. [SEARCH] leave"})).value().search == "leave"
    said = parse("[SEARCH] parental leave", ReflectReply).value()
    assert (said.search, said.needs_regeneration, said.answer_grounded) == ("parental leave", True, False)
    with pytest.raises(ContractInvalid):
        parse("It looks fine.", ReflectReply)
    assert "search" not in response_format(ReflectReply)["json_schema"]["schema"]["properties"]


HANDBOOK = evidence("Every employee gets 28 days of paid leave a year. Unused leave expires on 31 March.")


@pytest.mark.parametrize(
    "remark",
    [
        "Please look it up again [1].",
        "Your answer is right about the leave days [1].",
        "The draft should mention when unused leave expires [1].",
        "I need more about paid leave a year [1].",
        "The answer is incomplete: unused leave expires on 31 March [1].",
        "Die Antwort ist unvollständig: 31 March [1].",
        "Something else altogether would have been expected here [1].",
    ],
)
def test_a_remark_is_known_marks_or_not(remark):
    assert is_remark(draft(remark, 1), HANDBOOK)
    assert is_remark(draft(remark.replace(" [1]", "")), HANDBOOK)


@pytest.mark.parametrize(
    "fix",
    [
        "Every employee gets 28 days of paid leave [1].",
        "The answer is 28 days [1].",
        "Employees are given four weeks and more of paid leave each year [1].",
        "Jeder Angestellte bekommt bezahlten Urlaub, und nicht wenig davon [1].",
    ],
)
def test_a_correction_is_none(fix):
    assert not is_remark(draft(fix, 1), HANDBOOK)
