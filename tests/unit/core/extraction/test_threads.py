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
        ("is that right?", people("hm", PLAN), f"is that right: {PLAN}"),
        ("stimmt das?", people("Der Teamtarif kostet 6 Euro."), "stimmt das: Der Teamtarif kostet 6 Euro."),
        ("does it work on Macs?", people("The new VPN client is out."), "does the new VPN client work on Macs?"),
        ("What is the notice period?", people("lunch was great"), "What is the notice period?"),
    ],
)
def test_what_says_little_itself_is_about_what_people_said(asked, said, alone):
    assert stand_alone(asked, said) == alone


def test_a_follow_up_to_us_is_not_about_the_chatter_in_between():
    asked = Turn("user", "How many days of leave do we get?")
    told = [asked, Turn("assistant", "25"), *people("lol I lost 8 days", "never again")]
    assert stand_alone("and for part timers?", told) == "How many days of leave do we get for part timers?"
