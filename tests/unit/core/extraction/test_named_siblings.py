"""Documents that are called alike but for a word: of two sites, none of them an edition of the other."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.clients.extractive import ExtractiveModel
from core.extraction.prose_readings import told_of_several
from core.extraction.understanding import understanding
from core.model import Evidence, Question, Standing
from core.precedence import are_siblings, precedence
from core.tasks import Generate
from tests.fakes import passage


def of(title, text, dated=""):
    found = passage(text, title, title=title, document=title, source_file=f"{title}.md")
    return replace(found, meta=replace(found.meta, standing=Standing(dated=dated, dated_by="as_of" if dated else "")))


LEEDS = of(
    "House rules of the Leeds studio",
    "The large kiln may be loaded to 180 kg.\n\nVisitors may stay 2 hours.",
    "2026-01-12",
)
BUSAN = of(
    "House rules of the Busan studio",
    "The large kiln may be loaded to 120 kg.\n\nVisitors may stay 4 hours.",
    "2026-02-03",
)
KASSEL = of("Hausordnung Werkstatt Kassel", "Gäste dürfen höchstens eine Stunde bleiben.", "2026-03-02")
ULM = of("Hausordnung Werkstatt Ulm", "Gäste dürfen höchstens drei Stunden bleiben.", "2026-04-04")
SEOUL = of("서울 공방 이용 안내", "주차는 2시간까지 무료입니다.", "2026-03-02")
DAEGU = of("대구 공방 이용 안내", "주차는 1시간까지 무료입니다.", "2026-04-02")


@pytest.mark.parametrize(("one", "other"), [(LEEDS, BUSAN), (KASSEL, ULM), (SEOUL, DAEGU)])
def test_the_later_of_two_siblings_rules_out_nothing(one, other):
    assert are_siblings(one.meta, other.meta)
    assert precedence(one.meta, other.meta) is None


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Travel policy", "Travel policy Germany"),
        ("Remote work memo", "Remote work policy"),
        ("Handbook 2025", "Handbook 2026"),
        ("Sales report March", "Sales report April"),
        ("Management meeting, 14 September 2026", "Management meeting, 9 November 2026"),
        ("Travel policy (draft)", "Travel policy"),
        ("Canteen", "Parking"),
    ],
)
def test_editions_and_other_documents_are_no_siblings(one, other):
    assert not are_siblings(of(one, "x").meta, of(other, "x").meta)


@pytest.mark.parametrize(
    ("question", "found", "said", "not_said"),
    [
        ("How heavy may the large kiln be loaded in Leeds?", (BUSAN, LEEDS), "180", "120"),
        ("How long may visitors stay in Busan?", (LEEDS, BUSAN), "4", "2 hours"),
        ("Wie lange dürfen Gäste in Kassel bleiben?", (ULM, KASSEL), "eine Stunde", "drei"),
        ("대구 공방 주차는 몇 시간 무료인가요?", (SEOUL, DAEGU), "1시간", "2시간"),
    ],
)
async def test_the_one_that_is_named_is_told_of_alone(question, found, said, not_said):
    reply = await ExtractiveModel().do(Generate(Question(question), Evidence(found)))
    assert said in reply.value.text
    assert not_said not in reply.value.text


def test_where_none_is_named_it_is_asked_which():
    read = understanding("How heavy may the large kiln be loaded?", (LEEDS, BUSAN))
    assert set(told_of_several(read, (LEEDS, BUSAN))) == {LEEDS.meta.title, BUSAN.meta.title}


@pytest.mark.parametrize("question", ["Is smoking allowed in the studio?", "Who cleans the studio?"])
def test_what_neither_says_a_word_of_is_not_asked_back(question):
    assert told_of_several(understanding(question, (LEEDS, BUSAN)), (LEEDS, BUSAN)) == ()
