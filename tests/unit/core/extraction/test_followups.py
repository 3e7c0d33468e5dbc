"""What people leave unsaid when they ask on, in English: each turn is read with those before it."""

from __future__ import annotations

from itertools import pairwise

import pytest

from core.extraction.followups import stand_alone
from core.model import Turn

TALKS = (
    # a time takes a time's place, whatever stands before it
    (
        ("When does the library open on Saturdays?", "When does the library open on Saturdays?"),
        ("and when does it close?", "When does the library close?"),
        ("and on weekdays?", "When does the library close on weekdays?"),
        ("what about public holidays", "When does the library close on public holidays?"),
        ("and in August?", "When does the library close in August?"),
    ),
    # what asks itself is asked of the words that were spoken of: how many is asked no more
    (
        ("How many days may be carried over?", "How many days may be carried over?"),
        ("until when?", "until when may be carried over days?"),
    ),
    (
        ("Do I need a doctor's note?", "Do I need a doctor's note?"),
        ("since when?", "since when do I need a doctor's note?"),
    ),
    # what says what it is about is asked by itself
    (
        ("How do I ask for leave?", "How do I ask for leave?"),
        ("What should I know about orders?", "What should I know about orders?"),
        ("How many altos are there?", "How many altos are there?"),
        ("How many basses do we have?", "How many basses do we have?"),
    ),
    # a kind takes a kind's place, and a year no place's
    (
        ("How long is parental leave?", "How long is parental leave?"),
        ("and sick leave?", "How long is sick leave?"),
    ),
    (
        ("How many people work in Finance?", "How many people work in Finance?"),
        ("and in IT?", "How many people work in IT?"),
        ("and in 2026?", "How many people work in IT in 2026?"),
    ),
    # what is owned, and who owns it
    (
        ("Who is the head of payroll?", "Who is the head of payroll?"),
        ("and of procurement?", "Who is the head of procurement?"),
        ("what's her extension?", "what's the head of procurement's extension?"),
    ),
    # several things are `them`, one is `it`; `I` is nobody's name
    (
        ("How many vouchers does an apprentice get?", "How many vouchers does an apprentice get?"),
        ("can I hand them on?", "can I hand vouchers on?"),
    ),
    (
        ("When is the deadline for travel claims?", "When is the deadline for travel claims?"),
        ("and for invoices?", "When is the deadline for invoices?"),
        ("who do I send them to?", "who do I send invoices to?"),
    ),
    (
        ("What does the Harbour tour cost?", "What does the Harbour tour cost?"),
        ("how many people may I bring on it?", "how many people may I bring on the Harbour tour?"),
    ),
    # `one` is what was spoken of
    (
        ("Who teaches the pottery class?", "Who teaches the pottery class?"),
        ("how much is it?", "how much is the pottery class?"),
        ("and the weaving one?", "how much is the weaving class?"),
    ),
    # places: a phrase by itself, `there`, and a name in another phrase
    (
        ("How high is the daily allowance?", "How high is the daily allowance?"),
        ("in Oslo?", "How high is the daily allowance in Oslo?"),
        ("and in Rome?", "How high is the daily allowance in Rome?"),
    ),
    (
        ("Where is the Porto depot?", "Where is the Porto depot?"),
        ("how many vans are kept there?", "how many vans are kept at the Porto depot?"),
        ("is there a lift?", "is there a lift: how many vans are kept at the Porto depot?"),
        ("and in Faro?", "is there a lift: how many vans are kept at the Faro depot?"),
    ),
    (
        ("What is the warranty on the X200?", "What is the warranty on the X200?"),
        ("and for the X300?", "What is the warranty on the X300?"),
        ("does it cover batteries?", "does the warranty cover batteries?"),
    ),
    # what is done, and what is set before all others
    (
        ("Is cycling allowed in the park?", "Is cycling allowed in the park?"),
        ("and fishing?", "Is fishing allowed in the park?"),
    ),
    (
        ("Which course is the cheapest?", "Which course is the cheapest?"),
        ("and the most expensive?", "Which course is the most expensive?"),
        ("how long is its waiting list?", "how long is the most expensive course's waiting list?"),
    ),
    # several take the place of several who do something, and are `they`
    (
        ("How many days of leave do full-time employees get?", "How many days of leave do full-time employees get?"),
        ("what about interns?", "How many days of leave do interns get?"),
        ("how many hours do they work?", "how many hours do interns work?"),
        ("and mechanics?", "how many hours do mechanics work?"),
        ("what about trainees, do they work on Sundays?", "do trainees work on Sundays?"),
    ),
    # one of a kind takes the place of one of its kind, and is `that`
    (
        ("how long does a puncture repair take?", "how long does a puncture repair take?"),
        ("and a gold service?", "how long does a gold service take?"),
        ("what does that cost?", "what does the gold service cost?"),
        ("what's the warranty on it?", "what's the warranty on the gold service?"),
    ),
    # what is only said behind a question gives way to the next
    (
        ("how much is the hotel limit?", "how much is the hotel limit?"),
        ("what about meals?", "how much is the hotel limit: meals?"),
        ("and a taxi?", "how much is the hotel limit: a taxi?"),
    ),
    # figures of tables: another row, quarter or thing, and the first of all
    (
        ("What were Nordics sales in Q1 at Verdane?", "What were Nordics sales in Q1 at Verdane?"),
        ("and Q2?", "What were Nordics sales in Q2 at Verdane?"),
        ("and in Iberia?", "What were Iberia sales in Q2 at Verdane?"),
        ("and in Q4?", "What were Iberia sales in Q4 at Verdane?"),
    ),
    (
        ("How many adults were there in Q1 2024?", "How many adults were there in Q1 2024?"),
        ("and Q3?", "How many adults were there in Q3 2024?"),
        ("and children?", "How many children were there in Q3 2024?"),
    ),
    (
        ("What was Marlow's revenue in 2024?", "What was Marlow's revenue in 2024?"),
        ("and the operating profit?", "What was Marlow's operating profit in 2024?"),
    ),
    (
        ("What is the price of the 6 mm bit at Tidewater?", "What is the price of the 6 mm bit at Tidewater?"),
        ("and the 10 mm one?", "What is the price of the 10 mm bit at Tidewater?"),
        ("which is the cheapest?", "which bit is the cheapest at Tidewater?"),
    ),
    (
        ("How many desks does the Lyon site of Marlow have?", "How many desks does the Lyon site of Marlow have?"),
        ("which site has the most?", "which site has the most desks of Marlow?"),
        ("and the rent?", "which site has the most desks of Marlow, and what is its rent?"),
    ),
    # a new topic takes the place of what a question asks of, and a whole question of one is its own
    (
        ("How long is jury service?", "How long is jury service?"),
        ("and bike storage?", "How long is bike storage?"),
        ("How much is bike storage?", "How much is bike storage?"),
        ("and laundry?", "How much is laundry?"),
        ("How much is due?", "How much is due: How much is laundry?"),
    ),
    (
        ("How long is yoga?", "How long is yoga?"),
        ("and the price?", "How long is yoga: the price?"),
    ),
    # `it` is what a property was asked of, and collective nouns are people as well
    (
        ("What is the top speed of MV Heron?", "What is the top speed of MV Heron?"),
        ("and how many cars does it take?", "How many cars does MV Heron take?"),
    ),
    (
        ("How many days of leave do crew get?", "How many days of leave do crew get?"),
        ("and office staff?", "How many days of leave do office staff get?"),
        ("and crew?", "How many days of leave do crew get?"),
    ),
    # what stands alone is left alone
    (
        ("When does the library open?", "When does the library open?"),
        ("Who repairs broken bicycles?", "Who repairs broken bicycles?"),
        ("Where are the spare keys kept in the Leeds office?", "Where are the spare keys kept in the Leeds office?"),
    ),
)


@pytest.mark.parametrize("talk", TALKS, ids=[talk[-1][0] for talk in TALKS])
def test_each_turn_is_read_with_those_before_it(talk):
    history: list[Turn] = []
    for said, alone in talk:
        assert stand_alone(said, history) == alone
        history += [Turn("user", said), Turn("assistant", "Here you are [1].")]


def test_questions_never_grow_without_end():
    said = [f"and for the {word} one?" for word in ("red", "blue", "old", "new") * 20]
    history = [Turn("user", "What does the paint for the long wall of the barn cost?")]
    lengths = []
    for one in said:
        lengths.append(len(stand_alone(one, history)))
        history.append(Turn("user", one))
    assert all(after <= before + 40 for before, after in pairwise(lengths))
