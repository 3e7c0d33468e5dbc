"""How often answers are looked at again on one person's word."""

from __future__ import annotations

from core.learning.second_looks import ALL, MOST, MOST_OF_ALL, Look, look_at


def test_who_only_votes_has_one_look_and_who_says_why_a_second():
    assert look_at(("a", ""), [], []) == (Look.GRANTED, "a")
    assert look_at(("a", ""), [("a", "")], []) == (Look.WORDLESS, "a")
    assert look_at(("a", ""), [("a", "")], ["a"]) == (Look.KNOWN_REFUSED, "a")
    assert look_at(("a", "why"), [("a", "")], ["a"]) == (Look.GRANTED, "a")
    assert look_at(("a", "why"), [("a", "why")], []) == (Look.KNOWN_REFUSED, "a")


def test_one_answer_is_looked_at_so_often_and_its_critic_told_once():
    seen = [("a", str(number)) for number in range(MOST)]
    assert look_at(("a", "more"), seen, []) == (Look.REFUSED, "a")
    assert look_at(("a", "more"), seen, ["a"]) == (Look.KNOWN_REFUSED, "a")
    assert look_at(("b", "more"), seen, ["a"]) == (Look.GRANTED, "b")


def test_all_answers_together_have_a_limit_of_their_own():
    others = [(f"b{n}", "") for n in range(MOST_OF_ALL)]

    assert look_at(("a", ""), others, []) == (Look.REFUSED_OF_ALL, ALL)
    assert look_at(("a", ""), others, [ALL]) == (Look.KNOWN_REFUSED_OF_ALL, ALL)
