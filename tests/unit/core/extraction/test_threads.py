"""A question in a thread of people is about what they said, where it says little itself."""

from __future__ import annotations

import pytest

from core.extraction.followups import stand_alone
from core.model import Turn

VPN = "Our VPN drops every hour since the update, error 619"
PLAN = "The Team plan costs 6 euros a month."


def people(*texts: str) -> list[Turn]:
    return [Turn("person", text) for text in texts]


@pytest.mark.parametrize(
    ("asked", "said", "alone"),
    [
        ("please help", people(VPN, "restart it", "did that, same"), VPN),
        ("how can I fix it?", people("hm", VPN), VPN),
        ("what causes that?", people("hm", VPN), VPN),
        ("when did it start?", people(VPN), f"when did it start: {VPN}"),
        ("does it work on Macs?", people("The new VPN client is out."), "does the new VPN client work on Macs?"),
        ("What is the notice period?", people("lunch was great"), "What is the notice period?"),
    ],
)
def test_what_says_little_itself_is_about_what_people_said(asked, said, alone):
    assert stand_alone(asked, said) == alone


@pytest.mark.parametrize("asked", ["what can they do?", "how do I get rid of this?", "please help", "why?"])
def test_who_asks_about_a_message_asks_of_that_one_whatever_was_said_before(asked):
    quoted = Turn("person", "The scanner shows code 44", None)
    assert stand_alone(asked, [*people("Morning all", VPN), quoted]) == quoted.text


@pytest.mark.parametrize(
    ("asked", "claim", "alone"),
    [
        ("is that right?", PLAN, "The Team plan costs euros a month."),
        ("ok so is that still correct?", "Notice is three months.", "Notice is three months."),
        ("stimmt das?", "Der Teamtarif kostet 6 Euro.", "Der Teamtarif kostet Euro."),
        ("c'est vrai ?", "Le préavis est de trois mois.", "Le préavis est de trois mois."),
        ("¿es verdad eso?", "El preaviso es de tres meses.", "El preaviso es de tres meses."),
        ("è vero?", "Il preavviso è di tre mesi.", "Il preavviso è di tre mesi."),
        ("isso está certo?", "O aviso prévio é de três meses.", "O aviso prévio é de três meses."),
        ("klopt dat?", "De opzegtermijn is drie maanden.", "De opzegtermijn is drie maanden."),
        ("それは本当ですか？", "予告期間は長いです。", "予告期間は長いです。"),
        ("그게 맞아요?", "통보 기간은 깁니다.", "통보 기간은 깁니다."),
        ("这是真的吗？", "离职通知期很长。", "离职通知期很长。"),
        ("क्या यह सही है?", "नोटिस अवधि तीन महीने है।", "नोटिस अवधि तीन महीने है।"),
        ("هل هذا صحيح؟", "مدة الإشعار ثلاثة أشهر.", "مدة الإشعار ثلاثة أشهر."),
    ],
)
def test_who_asks_whether_that_is_so_asks_what_the_sources_say_of_it_whatever_its_figure(asked, claim, alone):
    assert stand_alone(asked, people("hm", claim)) == alone


@pytest.mark.parametrize("since", [(), ("I think it is four by now.",), ("lol four",)])
def test_who_asks_whether_our_answer_is_so_asks_the_same_again(since):
    told = [Turn("user", "How long is the notice period?"), Turn("assistant", "Three months [1].")]
    assert stand_alone("is that right?", [*told, *people(*since)]) == "How long is the notice period?"


def test_a_follow_up_to_us_is_not_about_the_chatter_in_between():
    asked = Turn("user", "How many days of leave do we get?")
    told = [asked, Turn("assistant", "25"), *people("lol I lost 8 days", "never again")]
    assert stand_alone("and for part timers?", told) == "How many days of leave do we get for part timers?"
