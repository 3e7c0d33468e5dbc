"""How often answers are looked at again on one person's word."""

from __future__ import annotations

from core.learning.second_looks import ALL, MOST, MOST_OF_ALL, Look, look_at


def test_one_answer_is_looked_at_so_often_and_its_critic_told_once():
    assert look_at("a", ["a"] * (MOST - 1), []) == (Look.GRANTED, "a")
    assert look_at("a", ["a"] * MOST, []) == (Look.REFUSED, "a")
    assert look_at("a", ["a"] * MOST, ["a"]) == (Look.KNOWN_REFUSED, "a")


def test_all_answers_together_have_a_limit_of_their_own():
    others = [f"b{n}" for n in range(MOST_OF_ALL)]

    assert look_at("a", others, []) == (Look.REFUSED_OF_ALL, ALL)
    assert look_at("a", others, [ALL]) == (Look.KNOWN_REFUSED, ALL)
    assert look_at("a", others[1:], [ALL]) == (Look.GRANTED, "a")
