"""Every store finds the same by words in every script: SQLite, PostgreSQL, and Pinecone over either of them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from core.ports import Index, Kit
from core.settings import Settings
from core.steps.retrieve import retrieve
from storage.index.local_index import LocalIndex
from tests.bags_of_words import DIMENSIONS, EMBEDDER, put
from tests.indexes import open_index
from tests.indexes import postgres_database as postgres_database

STORES = ("sqlite", "postgres", "pinecone", "pinecone over postgres")
SAID = {
    "ko": (
        "정규직 직원의 연차는 1년에 15일입니다. 남은 연차는 다음 해 3월까지 쓸 수 있습니다.",
        "출장비는 영수증을 제출한 뒤 5일 안에 지급됩니다.",
        "회의실은 사내 홈페이지에서 예약합니다.",
    ),
    "ja": (
        "正社員の有給休暇は年に20日です。",
        "出張の交通費は領収書を出してから五日以内に支払われます。",
        "会議室は社内のページで予約します。",
    ),
    "zh": (
        "正式员工每年有十五天年假。",
        "差旅费在提交发票后五天内支付。",
        "会议室在公司网站上预订。",
    ),
    "ar": (
        "الإجازة السنوية للموظفين خمسة عشر يومًا.",
        "تُدفع مصاريف السفر خلال خمسة أيام من تقديم الإيصالات.",
        "تُحجز قاعات الاجتماعات في الموقع الداخلي.",
    ),
    "de": (
        "Der Jahresurlaub der Angestellten beträgt 28 Tage.",
        "Reisekosten werden binnen fünf Tagen nach Einreichung der Belege erstattet.",
        "Besprechungsräume werden auf der internen Seite gebucht.",
    ),
}
ASKED = [
    ("정규직은 연차가 며칠이에요?", "ko-0"),
    ("출장비를 언제 받나요?", "ko-1"),
    ("회의실을 예약하려면?", "ko-2"),
    ("有給は何日ありますか", "ja-0"),
    ("ＡＢ会議室の予約方法", "ja-2"),
    ("交通費の領収書", "ja-1"),
    ("年假有几天？", "zh-0"),
    ("差旅费什么时候支付", "zh-1"),
    ("怎么预订会议室", "zh-2"),
    ("كم مدة الاجازة السنوية؟", "ar-0"),
    ("متى تدفع مصاريف سفري", "ar-1"),
    ("كيف أحجز قاعة اجتماع", "ar-2"),
    ("Wie viel Jahresurlaub haben Angestellte?", "de-0"),
    ("Wann wird mir die Reise erstattet?", "de-1"),
    ("Besprechungsraum buchen", "de-2"),
]


@pytest.fixture(params=STORES)
async def filled(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Index]:
    async with AsyncExitStack() as stack:
        index: Any
        if request.param == "sqlite":
            index = LocalIndex(tmp_path / "index.db", EMBEDDER)
            stack.push_async_callback(index.close)
        else:
            index = await open_index(request.param, (EMBEDDER, DIMENSIONS), tmp_path, request, stack)
        for language, texts in SAID.items():
            for number, text in enumerate(texts):
                await put(index, f"{language}-{number}.md", text)
        yield index


async def test_every_store_finds_first_what_answers_in_the_language_of_the_question(filled):
    kit = Kit(Settings(), None, filled, None, None)
    first = {query: (await retrieve(query, None, kit)).passages[0].meta.document for query, _ in ASKED}
    assert first == {query: f"{document}.md" for query, document in ASKED}


async def test_no_store_finds_by_words_what_stands_in_another_language_alone(filled):
    for query, document in ASKED:
        found = [hit.chunk_id.split("/")[1][:2] for hit in await filled.keyword_search(query, None, 10)]
        assert found[:1] == [document[:2]], query
        scripts = {"ko": {"ko"}, "ar": {"ar"}, "de": {"de"}, "ja": {"ja", "zh"}, "zh": {"ja", "zh"}}[document[:2]]
        assert set(found) <= scripts, query


APART = (
    ("Die Frist für die Kündigung beträgt drei Monate.", "Wie lang ist die Kündigungsfrist?"),
    ("Das Urlaubsgeld kommt mit dem Lohn im Juni.", "Wann wird das Geld für den Urlaub gezahlt?"),
    ("Regeln für Passwörter: mindestens vierzehn Zeichen.", "Welche Passwortregeln gelten?"),
    ("Der Lieferantenbewertung dient Formular 7.", "Welches Formular ist für die Bewertung der Lieferanten?"),
    ("Die Straße zum Werk ist gesperrt.", "Welche Straße ist zu?"),
    ("Het vakantiegeld wordt in mei uitbetaald.", "Wanneer komt het geld voor de vakantie?"),
    ("De termijn voor het opzeggen is twee maanden.", "Hoe lang is de opzegtermijn?"),
)


async def test_a_compound_finds_its_parts_and_its_parts_find_it(filled: Index) -> None:
    for number, (text, _) in enumerate(APART):
        await put(filled, f"apart-{number}.md", text)

    firsts = [[hit.chunk_id for hit in await filled.keyword_search(asked, None, 1)] for _, asked in APART]

    assert firsts == [[f"default/apart-{number}.md#0"] for number in range(len(APART))]
