"""Questions made of documents and tried, what is told of what may be read, and what counts as asked of the product."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bots.introduction import ITSELF
from bots.introduction.about import told_of_itself
from bots.introduction.candidates import candidates
from bots.introduction.kept import KeptIntroductions
from bots.introduction.opening import Introducer
from bots.introduction.telling import greeting
from bots.languages import LANGUAGES, say
from core.clients.extractive import ExtractiveModel
from core.indexing.documents import Chunk, Document
from core.model import Choice, Turn
from storage.database import open_database
from tests.fakes import kit_of, passage, question
from tests.fakes_index import InMemoryIndex

TABLE = "| Lamp | Range (km) | Price |\n|---|---|---|\n| Fir | 12 | $40 |\n| Elm | 18 | $55 |\n| Oak | 25 | $71 |"


def test_questions_are_made_of_asked_headings_terms_rows_and_sections():
    passages = [
        passage("Within 30 days.", section="Shop > Can I return a lamp?"),
        passage(TABLE, section="Lamps"),
        passage("- **Fathom mark**: the sign on the line that tells how deep it hangs.", section="Lamps"),
    ]
    made = candidates("Lamp book: 2024", passages)
    assert made[0] == ("Can I return a lamp?",)
    assert ("What is the range of Elm?",) in made
    assert ("What should I know about fathom mark?", "What does “Lamp book” say about fathom mark?") in made
    assert ("What should I know about lamps?", "What does “Lamp book” say about lamps?") in made


def test_a_heading_is_asked_for_as_it_is_written_within_a_sentence_and_not_where_it_says_the_title_again_or_is_cut():
    sections = (
        "House rules",
        "House rules for guests",
        "House",
        "The laundry room and who may …",
        "Bellwether",
        "Guests",
    )
    passages = [passage("Guests stay for a week. Ask the Bellwether first.", section=section) for section in sections]
    made = [ways[0] for ways in candidates("House rules", passages)]
    assert made == ["What should I know about Bellwether?", "What should I know about guests?"]


def test_questions_are_in_the_documents_own_language():
    text = "Die Lampen und der Preis für jede Lampe stehen hier.\n\n" + TABLE
    assert candidates("Lampen", [passage(text)]) == [("Range von Elm?",)]


def test_questions_are_worded_as_a_person_would_put_them():
    shelf = (
        "| Month | Revenue | Seats | Until | Code / No. |\n|---|---|---|---|---|\n"
        "| Q1 2023 | 12 | 4 | 2024 | 8 |\n| Q2 2023 | 18 | 5 | 2025 | 9 |\n| Q3 2023 | 21 | 6 | 2026 | 7 |"
    )
    sections = ("A. PURPOSE", "What we changed", "U.S. OFFICE", "Requesting leave")
    passages = [passage(shelf, section=section) for section in sections]
    made = candidates("Staff handbook", passages)
    about = "What should I know about requesting leave?"
    assert made == [
        ("What was the revenue in Q2 2023?",),
        (about, "What does “Staff handbook” say about requesting leave?"),
    ]
    assert candidates("unstructur__handbook-872p.docx", passages) == [("What was the revenue in Q2 2023?",), (about,)]
    named = [passage(shelf.replace("Revenue", "Gale Log"))]
    assert candidates("Figures", named) == [], "nobody asks what the Gale Log was in a quarter"
    assert candidates("Staff handbook", [passage("| Rad | Preis |\n|---|---|\n| A | 7 |")], language="") == []


ROSTER = (
    "| Week | Vessel | Master | Number | Shifts |\n|---|---|---|---|---|\n| 27 | MV Kestrel | Ingrid | 4 | 12 |\n"
    "| 27 | MV Heron | Marek | 5 | 10 |\n| 28 | MV Kestrel | Owen | 6 | 13 |\n| 28 | MV Puffin | Sue | 7 | 14 |\n"
)


def test_no_key_is_asked_for_and_nothing_of_a_row_that_shares_its_name():
    made = candidates("Roster", [passage(ROSTER.replace("Shifts", "Load"))])
    assert made == [("What is the load of MV Puffin?",)]
    assert candidates("Roster", [passage(ROSTER.replace("Load", "Shifts").replace("MV Puffin", "MV Heron"))]) == []


async def library(*documents: tuple[str, str, str]) -> InMemoryIndex:
    index = InMemoryIndex()
    for n, (name, section, text) in enumerate(documents):
        document = Document("default", name, "md", f"h{n}", (), title=name, modified_at=f"2026-01-0{n + 1}T00:00:00Z")
        chunk = Chunk(f"c{n}", text, text, f"t{n}", 0, 20, "test", section=section)
        await index.replace_document(document, [chunk], None)
    return index


async def test_only_questions_that_are_answered_are_offered_and_they_are_kept_for_all_processes(tmp_path):
    index = await library(
        ("returns.md", "Can I return a lamp?", "Can I return a lamp?\n\nYou can return a lamp within 30 days."),
        ("empty.md", "Who founded the firm?", "Oil burns."),
    )
    database = open_database(f"sqlite:///{tmp_path / 'errata.db'}")
    kept = KeptIntroductions(database)
    made = await Introducer(kit_of(ExtractiveModel(), index), kept).prepared(None)
    assert made.questions == ("Can I return a lamp?",)
    assert (await kept.get(None)).questions == made.questions
    assert await kept.get(("default",)) is None, "whoever reads less was not tried for"
    database.close()


async def test_what_is_told_of_documents_is_of_those_that_may_be_read():
    index = await library(("returns.md", "", "Text."))
    await index.replace_document(Document("secret", "plan.md", "md", "h9", (), title="The plan"), [], None)
    asked = question("which documents do you have?", collections=("default",))
    told = await told_of_itself(asked, kit_of(ExtractiveModel(), index), None)
    assert "returns.md (1 Jan 2026)" in told.text
    assert "plan" not in told.text
    assert "Documents: 1" in told.text


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda x: x.code)
async def test_in_each_language_the_prompts_that_are_ours_are_answered_from_the_product_itself(language):
    kit = kit_of(ExtractiveModel(), await library(("returns.md", "", "Text.")))
    documents = await told_of_itself(question(language.says["prompt documents"]), kit, None)
    assert "returns.md" in documents.text
    able = await told_of_itself(question(language.says["prompt can"]), kit, None)
    assert language.says["intro hello"] in able.text


@pytest.mark.parametrize("text", ["help desk hours?", "what can you do about rust?", "who are you billing?"])
async def test_what_only_sounds_like_it_is_an_ordinary_question(text):
    assert await told_of_itself(question(text), kit_of(ExtractiveModel(), InMemoryIndex()), None) is None


async def test_where_nothing_may_be_read_that_is_said():
    introduction = await Introducer(kit_of(ExtractiveModel(), InMemoryIndex())).here(())
    assert "nothing yet that I may read" in greeting(introduction, "en")


async def test_courtesies_are_answered_where_nobody_can_react_to_them():
    kit = kit_of(ExtractiveModel(), await library(("Leave", "leave.md", "# Leave\n\nStaff get 28 days of leave.")))
    greeted = await told_of_itself(question("hello there"), kit, None, ways=False)
    thanked = await told_of_itself(question("Vielen Dank!"), kit, None, ways=False)

    typed = await told_of_itself(question("what can you do"), kit, None, ways=False, typed=True)

    assert typed is not None
    assert "👎" not in typed.text
    assert "`/bad`" in typed.text
    assert greeted is not None
    assert greeted.text.startswith("I am Errata")
    assert thanked is not None
    assert "?" not in thanked.text
    edited = await told_of_itself(question("Vielen Dank!"), kit, None)
    assert edited is not None, "what is typed into a command, or edited, is reacted to by nobody"
    assert edited.text == thanked.text
    assert await told_of_itself(question(" "), kit, None, ways=False) is None


async def test_what_programs_call_a_column_is_asked_in_words_and_parts_that_documents_share_are_no_subject():
    shelf = "| sku | diameter_mm | tone |\n|---|---|---|\n| Fir | 12 | red |\n| Elm | 18 | blue |\n| Oak | 25 | red |"
    assert candidates("Prices", [passage(shelf)]) == [("What is the diameter of Elm?",)]
    index = await library(
        ("May.md", "Decisions", "The roof is mended by the spring of next year."),
        ("June.md", "Decisions", "The door is painted green before the summer."),
    )
    asked = await Introducer(kit_of(ExtractiveModel(), index))._candidates(None)
    assert not any("Decisions" in question for _, ways in asked for question in ways)


async def test_dates_are_those_that_documents_say_as_their_sources_show_them():
    from bots.introduction.overview import overview_of
    from core.ports import DocumentEntry

    def entry(name: str, dated: str = "", saved: str = "") -> DocumentEntry:
        own = {"dated": dated, "saved": saved}
        return DocumentEntry("default", name, "h", "1:1", 1, "md", name, "2026-11-27T08:00:00Z", **own)

    by_properties = entry("prices.xlsx", saved="2025-09-02T10:00:00Z")
    found = await overview_of([entry("stove.md", "2025-03-04"), by_properties, entry("note.md")], None, None)
    assert (found.first, found.last) == ("2025-03-04", "2025-09-02")
    assert dict(found.titles) == {"stove.md": "2025-03-04", "prices.xlsx": "2025-09-02", "note.md": "2026-11-27"}


async def test_who_greets_again_is_not_introduced_again():
    kit = kit_of(ExtractiveModel(), await library(("returns.md", "", "Text.")))
    first = await told_of_itself(question("hello"), kit, None, ways=False)
    again = await told_of_itself(question("hi", history=(Turn("user", "hello"),)), kit, None, ways=False)
    assert "returns" not in again.text
    assert len(again.text) < len(first.text)


PROSE = {
    "nl": ("Elke medewerker krijgt 25 dagen verlof per jaar. Thuiswerken mag twee dagen per week.", "Verlof"),
    "fr": ("Chaque salarié a droit à 25 jours de congés payés par an.", "Congés payés"),
    "es": ("Cada empleado tiene 23 días de vacaciones al año.", "Vacaciones"),
    "ja": ("社員は年間20日の年次有給休暇を取得できます。", "年次有給休暇"),
}


@pytest.mark.parametrize("code", PROSE)
def test_a_short_document_is_asked_in_its_own_language_and_codes_are_words_of_none(code):
    text, heading = PROSE[code]
    small = heading[0].lower() + heading[1:] if code in ("nl", "es") else heading
    asked = say("ask of subject", code, heading=small)
    assert candidates("a.md", [passage(text, section=heading)]) == [(asked,)]
    table = "| Order | Amount | Land |\n|---|---|---|\n" + "".join(f"| Fir{n} | {n} | DE |\n" for n in range(9))
    assert all("de Fir" not in way for ways in candidates("orders", [passage(table)]) for way in ways)


@pytest.mark.parametrize(
    ("text", "begins"),
    [
        *(("you are useless", "I'm sorry"), ("du bist echt nutzlos", "Schade"), ("너는 쓸모없어", "도움이")),
        *(("never mind, found it", "All right"), ("das war nicht für dich", "Alles klar"), ("ok", "All right")),
    ],
)
async def test_what_asks_nothing_is_answered_in_a_sentence_and_nothing_is_searched(text, begins):
    told = await told_of_itself(question(text), kit_of(ExtractiveModel(), InMemoryIndex()), None)
    assert told is not None
    assert told.text.startswith(begins)
    assert (told.model, told.sources) == (ITSELF, ())


async def test_a_word_of_assent_may_choose_what_was_asked_back():
    offered = Turn("assistant", "Which?", choices=(Choice("The first", "What is the first?"),))
    asked = replace(question("ok"), history=(Turn("user", "What?"), offered))
    assert await told_of_itself(asked, kit_of(ExtractiveModel(), InMemoryIndex()), None) is None
