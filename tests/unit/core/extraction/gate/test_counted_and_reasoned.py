"""How many without a count of it, and why without a reason, are not answered by a sentence that only speaks of it."""

from __future__ import annotations

import pytest

from core.clients.extractive import ExtractiveModel
from core.model import Draft, Evidence, Passage, PassageMeta, Question
from core.tasks import Generate

WALLS = "The lead wall is 17.5 metres high. The top-rope wall is 13 metres high, the boulder area 4.2 metres."


async def drafted(text: str, question: str) -> Draft:
    passage = Passage(text, PassageMeta("a.md:0", "a.md", "md", document="a.md"))
    reply = await ExtractiveModel().do(Generate(Question(question), Evidence((passage,))))
    return reply.value


@pytest.mark.parametrize(
    ("text", "question"),
    [
        (
            "Members may bring one guest a month free of charge. The guest must sign the waiver.",
            "How many members does the centre have?",
        ),
        ("Dogs are welcome in the café but not in the climbing areas.", "How many dogs are there in the café?"),
        (WALLS, "How many boulders are there in the boulder area?"),
        (
            "- Dropped support for Android 8.\n- New database: PostgreSQL instead of SQLite.",
            "Why was Android 8 dropped?",
        ),
        (
            "Parking is free for three hours with a stamped ticket; after that it costs £1.50 an hour.",
            "Why is parking free for three hours?",
        ),
        ("Coaches may work two evenings a week.", "How many coaches does the club have?"),
        ("Each volunteer gets one shirt.", "How many volunteers are there?"),
        ("The library is closed on Mondays.", "Why is the library closed on Mondays?"),
        ("Rooms must be left by 10:00.", "How many rooms does the hostel have?"),
        ("Die Bibliothek ist montags geschlossen.", "Warum ist die Bibliothek montags geschlossen?"),
        ("Hunde sind im Café erlaubt.", "Wie viele Hunde sind im Café?"),
        ("Les chiens sont admis au café.", "Combien de chiens y a-t-il au café ?"),
        ("El aparcamiento es gratuito durante tres horas.", "¿Por qué es gratuito el aparcamiento durante tres horas?"),
        ("도서관은 월요일에 닫습니다.", "도서관은 왜 월요일에 닫나요?"),
        ("図書館は月曜日に閉まります。", "図書館はなぜ月曜日に閉まりますか？"),
        ("Drivers receive two pairs of gloves.", "How many drivers does the depot have?"),
        ("Boats must be back by 18:00.", "How many boats are there?"),
        ("Tenants get one key.", "How many tenants live in the house?"),
        ("The tower is 40 metres high.", "How many towers does the castle have?"),
        ("Bikes are allowed on the upper deck.", "How many bikes are on the upper deck?"),
        ("The sauna is closed in July.", "Why is the sauna closed in July?"),
        ("Removed the fax confirmation.", "Why was the fax confirmation removed?"),
        ("Deliveries are made on Tuesdays.", "Why are deliveries made on Tuesdays?"),
        ("Le sauna est fermé en juillet.", "Pourquoi le sauna est-il fermé en juillet ?"),
        ("사우나는 7월에 닫습니다.", "사우나는 왜 7월에 닫나요?"),
    ],
)
async def test_what_tells_no_count_and_no_reason_is_not_quoted(text: str, question: str):
    assert (await drafted(text, question)).refused


@pytest.mark.parametrize(
    ("text", "question", "told"),
    [
        ("The centre has 412 members.", "How many members does the centre have?", "412"),
        ("There are 46 parking spaces behind the building.", "How many parking spaces are there?", "46"),
        ("Members may bring one guest a month free of charge.", "How many guests may members bring?", "one guest"),
        ("We employ 40 people.", "How many employees do you have?", "40"),
        ("There are no dogs in the café.", "How many dogs are there in the café?", "no dogs"),
        (
            "Private drills may not be used, because they are not tested.",
            "Why may private drills not be used?",
            "because",
        ),
        (
            "Climbing barefoot is not allowed, for reasons of hygiene.",
            "Why is climbing barefoot not allowed?",
            "hygiene",
        ),
        (
            "Die Bibliothek ist montags geschlossen, weil dann geputzt wird.",
            "Warum ist die Bibliothek montags geschlossen?",
            "weil",
        ),
        ("도서관은 청소 때문에 월요일에 닫습니다.", "도서관은 왜 월요일에 닫나요?", "청소"),
        ("図書館は清掃のため月曜日に閉まります。", "図書館はなぜ月曜日に閉まりますか？", "清掃"),
        ("The hall seats 120 people.", "How many seats does the hall have?", "120"),
        ("The hall seats 120.", "How many people does the hall seat?", "120"),
        ("The depot has 31 drivers.", "How many drivers does the depot have?", "31"),
        ("Twelve boats are moored at the pier.", "How many boats are moored at the pier?", "Twelve"),
        ("The castle has four towers, each 40 metres high.", "How many towers does the castle have?", "four"),
        ("Bikes on the upper deck: 24.", "How many bikes are on the upper deck?", "24"),
        ("The sauna is closed in July because of repairs.", "Why is the sauna closed in July?", "repairs"),
        (
            "Deliveries are made on Tuesdays so that the kitchen is free on Mondays.",
            "Why are deliveries made on Tuesdays?",
            "Mondays",
        ),
        ("Members may bring at most three guests.", "How many guests may members bring?", "three"),
        ("Le sauna est fermé en juillet à cause de travaux.", "Pourquoi le sauna est-il fermé en juillet ?", "travaux"),
        ("사우나는 공사 때문에 7월에 닫습니다.", "사우나는 왜 7월에 닫나요?", "공사"),
        ("Each tutor looks after 8 pupils.", "How many pupils does each tutor look after?", "8"),
    ],
)
async def test_a_count_and_a_reason_are(text: str, question: str, told: str):
    assert told in (await drafted(text, question)).text
