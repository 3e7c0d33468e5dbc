"""What a sentence says in words, held against its source: a table of right and wrong sentences for each rule."""

from __future__ import annotations

import pytest

from core.checks import check_record
from core.checks.rules import RULES

PIER = (
    "The Harrow Pier was opened by mayor Ines Dalgado in 1987. Two years later a storm destroyed its far end, and the "
    "town council closed it in 1991. Ms Dalgado's party lost the election of 1995. The Dalgados moved to Belgium. "
    "In the U.K. the National Trust for Piers (NTP) lists it. José Ferrão painted it."
)
BAND = (
    "The Tin Owls formed in 1998 in Leeds. The same year the singer left, and the group broke up soon after. Night "
    "Ferry is their third album, released by Marl Records on 4 May 2004. The drummer married the painter Ana Lindqvist "
    "in 2011. He was born in Hull (1971) and his brother, a chemist (1969 - 2015), taught there."
)
FILMS = 'She appeared in "Low Tide" (2009) and "The Glass Hour" (2014), and directed the series "Harbour" (2016-2019).'
MATCH = "Redmoor led 21-9 at half-time. Holt scored twice, and Redmoor won 34-18 before 8,200 people aged 5-90."
POLICY = (
    "Contractors must not enter the laboratory alone. Some permanent employees may carry over five days of leave. "
    "Staff may work from abroad for ten days. Visitors must sign the register. The new adhesive is "
    "reportedly flammable. The "
    "board plans to close the Lyon office in spring. The pump did not fail during the test. Most branches open on "
    "Saturdays. The refund includes postage. If the alarm does not sound, call the porter. Is the annex not heated?"
)
CLUB = "He made almost 400 appearances and scored more than 60 goals. The stand seats up to 2,500 people."


def faults(rule: str, context: str, answer: str) -> bool:
    """The rule alone changes whether the answer passes; `timed_otherwise` knows some of what others know."""
    record = {"id": "1", "answer": answer, "context": context}
    without, alone = RULES.without(rule, "timed_otherwise"), RULES.without("timed_otherwise")
    return bool(check_record(record, without)["passed"]) and not check_record(record, alone)["passed"]


def passes(context: str, answer: str) -> bool:
    return bool(check_record({"id": "1", "answer": answer, "context": context})["passed"])


WRONG = [
    *(
        ("unknown_name", PIER, answer)
        for answer in (
            "The pier was opened by Teresa Dalgado.",
            "It was opened by the mayor, Ines Marchetti.",
            "The pier in Brightwater was closed by the council.",
            "A storm called Ottilie destroyed the far end of the pier.",
            "The painter José Almeida painted it.",
            "The pier is listed by the Maritime Trust for Piers.",
            "The Dalgados moved to Portugal.",
            "In the town of Harrow the Liberal party lost the election.",
            "The council sold it to Wexford Holdings.",
            "Mayor Dalgado of Kestrelmouth opened the pier.",
        )
    ),
    *(
        ("another_event", BAND, answer)
        for answer in (
            "The Tin Owls broke up in 2004.",
            "The group broke up in 2011 after the singer left.",
            "The group split up for good in 2004.",
            "The group split in May 2004.",
            "Ana Lindqvist moved to Leeds in 2004.",
        )
    ),
    *(
        ("dated_otherwise", FILMS, answer)
        for answer in (
            '"Low Tide" was released in 2014.',
            "Low Tide was released in 2016.",
            "The film Low Tide came out in 2014.",
            "The Glass Hour premiered in 2009.",
            '"The Glass Hour" was released in 2016.',
            "The series Harbour aired in 2014.",
            "Harbour premiered in 2009.",
            "The film The Glass Hour was published in 2019.",
            "The drama Low Tide premiered in 2019.",
            "*Harbour* debuted in 2014.",
        )
    ),
    *(
        ("another_score", MATCH, answer)
        for answer in (
            "Redmoor won 34-21.",
            "Redmoor won the match 18-9.",
            "The final score was 21-18.",
            "Redmoor beat them 34–9.",
            "It ended in a 21-34 victory for Redmoor.",
            "Redmoor defeated their rivals 18-21.",
            "Redmoor had the lead at 18-9.",
            "The other side lost 21 - 34.",
        )
    ),
    *(
        ("admits_unsaid", PIER, answer)
        for answer in (
            "The council closed the pier (the reason is unspecified).",
            "The pier was opened by a mayor (presumably of the town).",
            "A storm destroyed its far end (in an unspecified month).",
            "The pier was closed (possibly for good).",
            "The council closed it (implied, but not explicitly stated).",
            "The mayor opened the pier (the day is not given).",
            "The Dalgados moved (it is assumed that they moved by sea).",
            "The party lost the election (by a margin not mentioned).",
            "A painter painted it (inferred).",
            "The pier is listed (the grade is implied).",
        )
    ),
    *(
        ("denied", POLICY, answer)
        for answer in (
            "The pump failed during the test.",
            "During the test the pump failed.",
            "The pump fails during the test.",
            "The refund does not include postage.",
            "The refund never includes postage.",
            "Postage isn't included in the refund.",
            "Visitors need not sign the register, as visitors do not sign the register.",
            "The board never plans to close the Lyon office.",
            "Most branches do not open on Saturdays.",
            "The refund doesn't include postage.",
        )
    ),
    *(
        ("widened", POLICY, answer)
        for answer in (
            "All permanent employees may carry over five days of leave.",
            "Every permanent employee may carry over five days of leave.",
            "Each permanent employee may carry over five days of leave.",
            "All branches open on Saturdays.",
            "Every branch opens on Saturdays.",
            "Most permanent employees may carry over five days of leave.",
        )
    ),
    *(
        ("obliged", POLICY, answer)
        for answer in (
            "Staff must work from abroad for ten days.",
            "Staff are required to work from abroad for ten days.",
            "Staff have to work from abroad for ten days.",
            "Visitors may sign the register.",
            "Visitors should sign the register.",
            "Visitors can sign the register.",
        )
    ),
    *(
        ("surer", POLICY, answer)
        for answer in (
            "The new adhesive is flammable.",
            "The new adhesive was flammable.",
            "The board closed the Lyon office in spring.",
            "The board has closed the Lyon office.",
            "In spring the board closed the Lyon office.",
        )
    ),
    *(
        ("bounded_otherwise", CLUB, answer)
        for answer in (
            "He made over 400 appearances.",
            "He made more than 400 appearances.",
            "He made at least 400 appearances.",
            "He scored fewer than 60 goals.",
            "He scored nearly 60 goals.",
            "The stand seats over 2,500 people.",
        )
    ),
]


def test_what_is_denied_of_so_many_may_be_told_of_others():
    context = "Mona Reyes signed the list on Monday. The names of 3 drivers are missing."
    assert not faults("denied", context, "3 drivers did not sign the list.")
    assert faults("denied", "4 drivers signed the list on Monday.", "4 drivers did not sign the list on Monday.")


def test_a_row_of_a_table_says_nothing_that_could_be_denied():
    context = "| order | shipped on time |\n| --- | --- |\n| A-18 shipped on time | no |"
    assert not faults("denied", context, "Order A-18 was not shipped on time.")


@pytest.mark.parametrize(("rule", "context", "answer"), WRONG)
def test_what_a_rule_catches_passes_without_it(rule: str, context: str, answer: str) -> None:
    assert faults(rule, context, answer)


@pytest.mark.parametrize(
    ("context", "answer"),
    [
        *(
            (PIER, answer)
            for answer in (
                "The pier was opened by Ines Dalgado.",
                "Dalgado's pier was closed by the council.",
                "The Dalgados moved to Belgium, and the Belgian press wrote of it.",
                "The National Trust for Piers lists it.",
                "In the United Kingdom it is listed by the NTP.",
                "It was painted by Jose Ferrao.",
                "It was painted by José Ferrao.",
                "The Harow Pier was opened by the mayor.",
                "**Key Points of the Report**",
                "The American press said nothing of Harrow.",
                "The council closed it (the town's own).",
                "The pier was closed on a Monday or a Tuesday by the council.",
            )
        ),
        *(
            (BAND, answer)
            for answer in (
                "The Tin Owls were founded in 1998.",
                "Their third album came out in 2004.",
                "Night Ferry was published in May 2004.",
                "The drummer's wedding was in 2011.",
                "The brother of the drummer died in 2015.",
                "The drummer was born in 1971.",
                "Since 1998 they have been a group from Leeds.",
            )
        ),
        *(
            (FILMS, answer)
            for answer in (
                "Low Tide was released in 2009.",
                '"The Glass Hour" came out in 2014.',
                "The series Harbour premiered in 2016.",
                "The series Harbour aired until 2019.",
                "She appeared in The Glass Hour in 2014.",
            )
        ),
        *(
            (MATCH, answer)
            for answer in (
                "Redmoor won 34-18.",
                "Redmoor won 18-34 away from home.",
                "They led 21–9 at half-time.",
                "People aged 5-90 came.",
            )
        ),
        *(
            (POLICY, answer)
            for answer in (
                "The pump did not fail during the test.",
                "The pump never failed during the test.",
                "The pump avoided any failure during the test.",
                "The refund includes postage.",
                "Not only the refund includes postage.",
                "Some permanent employees may carry over five days of leave.",
                "Some permanent employees can carry over five days of leave.",
                "Staff are allowed to work from abroad for ten days.",
                "Staff can work from abroad for ten days.",
                "Visitors are required to sign the register.",
                "Visitors have to sign the register.",
                "The new adhesive is reportedly flammable.",
                "The new adhesive may be flammable.",
                "The board intends to close the Lyon office in spring.",
                "Most branches open on Saturdays.",
                "Contractors must never enter the laboratory alone.",
                "If the alarm sounds, do not call the porter.",
                "The alarm sounds.",
                "The annex is heated.",
            )
        ),
        *(
            (CLUB, answer)
            for answer in (
                "He made nearly 400 appearances.",
                "He made almost 400 appearances.",
                "He scored over 60 goals.",
                "The stand seats at most 2,500 people.",
                "The stand seats no more than 2,500 people.",
            )
        ),
    ],
)
def test_what_the_source_bears_out_passes(context: str, answer: str) -> None:
    assert passes(context, answer)


@pytest.mark.parametrize(
    ("context", "answer"),
    [
        ("Nach Angaben der Stadt wurde der Hafen im Jahr 1987 eröffnet.", "Der Hafen wurde laut Stadt 1987 eröffnet."),
        ("The pier was opened by the mayor in 1987.", "Der Hafen wurde von der Bürgermeisterin im Jahr 1987 eröffnet."),
        ("| Team | Points |\n|---|---|\n| Redmoor | 34 |", "The Redmoor Rovers have 34 points."),
        ("The pier was opened by the mayor.", "I could not find an answer about Brightwater in the documents."),
    ],
)
def test_another_language_a_table_and_a_refusal_are_not_held_against_words(context: str, answer: str) -> None:
    found = check_record({"id": "1", "answer": answer, "context": context})
    assert next(c for c in found["checks"] if c["check"] == "wording")["status"] != "fail"


@pytest.mark.parametrize(
    ("context", "answer", "right"),
    [
        ("Bake it for up to 45 minutes.", "Bake it for 30-45 minutes.", True),
        ("Bake it for up to 45 minutes.", "Bake it for 30 to 45 minutes.", True),
        ("Bake it for 45 minutes.", "Bake it for 30-45 minutes.", False),
        ("Bake it for up to 45 minutes.", "Bake it for 45-60 minutes.", False),
        ("Keep at least 20 seats free.", "Keep 20 to 25 seats free.", True),
        ("Keep at least 20 seats free.", "Keep 15 to 20 seats free.", False),
        ("He has 12 wins and 3 losses.", "He has 12 wins, 3 losses and 0 draws.", True),
        ("He has 12 wins and 3 draws.", "He has 12 wins and 0 draws.", False),
        ("In 2019 the pier closed. It opened again on 5 June.", "It opened again on 5 June 2019.", True),
        ("In 2019 the pier closed. It opened again on 5 June.", "It opened again on 6 June 2019.", False),
        ("In 2019 the pier closed. In 2021, on 5 June, it opened.", "It opened on 5 June 2021.", True),
    ],
)
def test_what_the_evidence_leaves_open_is_no_fault(context: str, answer: str, right: bool) -> None:
    assert passes(context, answer) == right


def test_a_doubt_is_of_low_severity_and_a_contradiction_is_not() -> None:
    doubted = check_record({"id": "1", "answer": "The pier was opened by Teresa Dalgado.", "context": PIER})
    wrong = check_record({"id": "1", "answer": "The pump failed during the test.", "context": POLICY})
    assert (doubted["severity"], wrong["severity"]) == ("low", "high")


@pytest.mark.parametrize(
    "sentence",
    [
        "Hunde sind im Laden willkommen, in der Werkstatt sind sie nicht erlaubt.",
        "Los perros pueden entrar en la tienda, pero no en el taller.",
        "I cani possono entrare nel negozio, ma non in officina.",
        "매장에는 강아지와 함께 들어올 수 있지만 작업장에는 들어갈 수 없습니다.",
    ],
)
def test_a_whole_sentence_of_the_source_is_not_held_against_one_half_of_itself(sentence: str) -> None:
    assert passes(f"{sentence} {sentence.replace(',', ' ')[:9]}", f"**{sentence}** [1]")


def test_a_half_of_a_sentence_that_denies_its_other_half_is_no_quote() -> None:
    source = "Hunde sind in der Werkstatt nicht erlaubt, im Laden sind sie willkommen."
    assert not passes(source, "Hunde sind in der Werkstatt erlaubt [1].")


def test_an_item_of_a_list_is_told_under_what_heads_it():
    context = "Ana Roca is a singer. She toured Spain in 2001. Her records. - 2004: Northern Lights - 2007: Low Tide"
    assert passes(context, "Her first record was released in 2004.")


def test_a_class_is_known_by_its_letter():
    assert passes("Holt played for the Redmoor U-20 team in 2003.", "Holt was in the Under-20 team.")
    assert not passes("Holt played for the Redmoor U-17 team in 2003.", "Holt was in the Under-20 team.")
