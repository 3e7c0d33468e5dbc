"""Gaps by meaning: words of their language, vectors only where the embedder reads it, never across collections."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import pytest
from sqlmodel import select

from bots.engine.gathering import gathered
from storage.database import open_database
from storage.tables.feedback import KnowledgeGapRow

UNLIKE = {
    "ko": (
        *("결혼하면 회사에서 얼마 주나요?", "가야금 입문 수강료는 얼마인가요?", "전시실 하루 대관료는 얼마인가요?"),
        *("구내식당 점심은 얼마인가요?", "구내식당은 몇 시에 열어요?", "주차는 몇 시간까지 무료인가요?"),
    ),
    "de": (
        *("Wie lange dauert die Elternzeit?", "Wie lange dauert die Probezeit?", "Wie hoch ist das Kindergeld?"),
        *("Was kostet das Mittagessen in der Kantine?", "Was kostet ein Parkplatz im Monat?"),
    ),
    "es": ("¿Cuánto cuesta el aparcamiento?", "¿Cuánto cuesta la cantina?", "¿Cuánto dura la excedencia?"),
    "fr": ("Combien coûte la cantine ?", "Combien coûte le parking ?", "Combien de temps dure le congé parental ?"),
    "nl": ("Hoe lang duurt het ouderschapsverlof?", "Hoe lang duurt de proeftijd?", "Wat kost de lunch?"),
    "it": ("Quanto costa la mensa?", "Quanto costa il parcheggio?", "Quanto dura il congedo parentale?"),
    "pt": ("Quanto custa a cantina?", "Quanto custa o estacionamento?", "Quanto dura a licença parental?"),
    "ja": ("育児休業は何日ですか？", "結婚祝い金はいくらですか？", "駐車場の料金はいくらですか？"),
    "zh": ("育儿假有多少天？", "结婚礼金是多少？", "停车费是多少？"),
    "ar": ("كم تكلفة وجبة الغداء؟", "كم تكلفة موقف السيارات؟", "كم مدة الإجازة الوالدية؟"),
    "hi": ("कैंटीन में खाना कितने का है?", "पार्किंग का शुल्क कितना है?", "पितृत्व अवकाश कितने दिन का है?"),
}
ALIKE = [
    ("구내식당 점심은 얼마인가요?", "구내식당에서 점심이 얼마예요?"),
    ("가야금 입문 수강료는 얼마인가요?", "가야금 입문 수강료가 얼마죠?"),
    ("Wie lange dauert die Elternzeit?", "Wie lang ist die Elternzeit?"),
    ("Was kostet das Mittagessen in der Kantine?", "Wie viel kostet das Mittagessen in der Kantine?"),
    ("¿Cuánto cuesta el aparcamiento?", "¿Qué precio tiene el aparcamiento?"),
    ("停车费是多少？", "请问停车费是多少？"),
]


@dataclass
class EnglishOnly:
    """An embedder to which all that is not English is the same."""

    languages: frozenset[str] | None = frozenset({"en"})

    async def embed_passages(self, texts):
        return np.ones((len(texts), 1), dtype=np.float32)


@pytest.fixture
def database(tmp_path):
    database = open_database(f"sqlite:///{tmp_path / 'gaps.db'}")
    yield database
    database.close()


async def clusters(database, *asked, embedder=None):
    def keep(session):
        for number, (topic, inside) in enumerate(asked):
            made = {"id": f"{number:026}", "topic": topic, "reason": "retrieval_miss", "collections": inside}
            session.add(KnowledgeGapRow(**made, answer_id=str(number), created_at=float(number)))

    database.transaction(keep)
    return sorted(sorted(gap.topics) for gap in await gathered(database, embedder))


@pytest.mark.parametrize("embedder", [None, EnglishOnly()])
@pytest.mark.parametrize("language", UNLIKE)
async def test_questions_of_unlike_things_are_gaps_of_their_own(database, language, embedder):
    found = await clusters(database, *((topic, "[]") for topic in UNLIKE[language]), embedder=embedder)
    assert found == sorted([topic] for topic in UNLIKE[language])


@pytest.mark.parametrize(("one", "other"), ALIKE)
async def test_one_question_in_other_words_is_one_gap(database, one, other):
    assert await clusters(database, (one, "[]"), (other, "[]"), embedder=EnglishOnly()) == [sorted([one, other])]


async def test_what_one_collection_lacks_is_no_gap_of_another(database):
    asked = "How much does lunch cost in the canteen?"
    await clusters(database, (asked, '["board"]'), (asked, '["default"]'), (asked, '["default"]'))
    found = await gathered(database, EnglishOnly())
    assert sorted((gap.collections, gap.times) for gap in found) == [(("board",), 1), (("default",), 2)]


@pytest.mark.parametrize(
    "said",
    [
        *(
            "Super, danke dir!",
            "Gracias, muy amable",
            "감사합니다, 큰 도움이 됐어요",
            "Merci, très gentil !",
            "谢谢，太棒了",
        ),
        *(
            "Das stimmt nicht, es sind 30 Tage.",
            "Nein, der Urlaub beträgt 30 Tage",
            "틀렸어요, 15일이 아니라 16일입니다",
        ),
        "Thanks, that was not in the handbook",
    ],
)
async def test_what_is_no_question_is_no_gap_and_leaves_none(database, said):
    assert await clusters(database, (said, "[]"), ("Werkstatt Preis", "[]")) == [["Werkstatt Preis"]]
    assert [row.topic for row in database.transaction(lambda session: session.exec(select(KnowledgeGapRow)).all())] == [
        "Werkstatt Preis"
    ]
