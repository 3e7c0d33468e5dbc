"""What was refused is asked back where a model reads several sections, or several of a kind, as answers."""

from __future__ import annotations

from core.clients.extractive import ExtractiveModel
from core.drafts.markers import parse_draft
from core.indexing.documents import Chunk, Document
from core.loop import answer
from core.model import Answer, Choice, Outcome, Turn
from tests.fakes import ReadingReranker, ScriptedModel, kit_of, question
from tests.fakes_index import InMemoryIndex

SIX, SEVEN = "The gate opens at six.", "One may come in from seven."
EARLY = "How early can I start?"
RULES = {"Rules": f"# Rules\n\n## Lund\n\n{SIX}\n\n## Tartu\n\n{SEVEN}\n\n## Everywhere\n\nStart with a helmet on."}
DOGS = {
    "Leonberger": "The breed goes back to a councillor. Its ancestors drew carts.",
    "Puli": "The breed came with herdsmen. Its ancestors had such a coat.",
}
BREED = "What were the ancestors of the breed?"
READ = ReadingReranker(
    {
        (EARLY, SIX): 1.0,
        (EARLY, SEVEN): 0.5,
        ("which breed?", "Leonberger"): 1.0,
        ("which breed?", "Puli"): 0.0,
        (BREED, "Its ancestors drew carts."): 1.0,
        (BREED, "Its ancestors had such a coat."): 1.0,
    }
)


async def asked(text: str, told: dict[str, str], *history: Turn, standalone: str = "") -> Answer:
    index = InMemoryIndex()
    for n, (title, body) in enumerate(told.items()):
        document = Document("default", f"{title}.md", "md", f"h{n}", (), title=title)
        await index.replace_document(document, [Chunk(f"c{n}", body, body, f"t{n}", 0, 20, "test")], None)
    model = ScriptedModel(generate=parse_draft("I don't know."), standalone=standalone or text)
    kit = kit_of(model, index, reranker=READ, extracts=ExtractiveModel(reranker=READ))
    return await answer(question(text, history=history), kit)


def labels(given: Answer) -> list[str]:
    return [choice.label for choice in given.choices]


async def test_sections_read_alike_are_choices_where_a_language_model_too_has_refused() -> None:
    given = await asked(EARLY, RULES)
    assert (given.outcome, labels(given)) == (Outcome.UNCLEAR, ["Lund", "Tartu"])
    assert given.choices[0].question == f"Lund: {EARLY}"


async def test_documents_of_the_kind_that_is_spoken_of_are_choices() -> None:
    assert set(labels(await asked(BREED, DOGS))) == {"Leonberger", "Puli"}


async def test_nobody_is_asked_back_twice_in_a_row() -> None:
    before = (Turn("user", "Hm?"), Turn("assistant", "Which one?", (), (Choice("a", "a?"), Choice("b", "b?"))))
    assert (await asked(EARLY, RULES, *before)).outcome is Outcome.REFUSED


async def test_a_follow_up_that_took_an_earlier_topic_along_is_looked_up_as_it_was_typed() -> None:
    before = (Turn("user", "What do kites cost?"), Turn("assistant", "I could not find an answer to that."))
    given = await asked(BREED, DOGS, *before, standalone="What were the kites' ancestors?")
    assert set(labels(given)) == {"Leonberger", "Puli"}
    assert all(choice.question.endswith(BREED) for choice in given.choices)
