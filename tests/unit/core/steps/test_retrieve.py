"""Retrieval: fused, re-ranked, merged; and what is left when a part is missing."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.errors import Unavailable
from core.indexing.documents import Chunk, Document
from core.model import Passage, PassageMeta
from core.ports import Kit
from core.reading.phrases import in_all
from core.reading.words import content_words
from core.retrieval.focus import focused
from core.retrieval.fusion import Ranking, fuse
from core.retrieval.merging import LONGEST, merge_neighbours
from core.retrieval.reranking import PAIRS
from core.settings import Settings
from core.steps.retrieve import rank_documents, retrieve
from core.tasks import Hypothesise, Reply
from tests.fakes_index import HashingEmbedder, InMemoryIndex


class LastFirst:
    """A cross-encoder that likes best what it is shown last."""

    name = "last-first"
    languages = None

    def __init__(self) -> None:
        self.read: list[str] = []

    async def score(self, query: str, texts: Sequence[str]) -> list[float]:
        self.read = list(texts)
        return [-9.0 + i for i in range(len(texts))]


class Hypothesiser:
    """A model that can only make an answer up, or fail to."""

    name = "hypothesiser"

    def __init__(self, passage: str = "") -> None:
        self.passage = passage

    async def do(self, task):
        assert isinstance(task, Hypothesise)
        if not self.passage:
            raise Unavailable("The model does not answer.")
        return Reply(self.passage, self.name)


def kit_over(index, *, embedder=None, reranker=None, model=None, **settings) -> Kit:
    return Kit(Settings(**settings), model, index, None, None, embedder=embedder, reranker=reranker)


async def put(index, path: str, *texts: str, collection="default", embedder=None, file_type="markdown", **more):
    chunks = [
        Chunk(f"{collection}/{path}#{i}", text, text, text, i, len(text.split()), "structure", line_start=i * 10 + 1)
        for i, text in enumerate(texts)
    ]
    document = Document(collection, path, file_type, path, (), **more)
    await index.replace_document(document, chunks, await embedder.embed_passages(texts) if embedder else None)


def documents(found) -> list[str]:
    return [passage.meta.document for passage in found.passages]


@pytest.fixture
async def index():
    return InMemoryIndex()


@pytest.fixture
def embedder():
    return HashingEmbedder(dimensions=256)


class TestRetrieve:
    async def test_what_both_searches_find_comes_first(self, index, embedder) -> None:
        await put(index, "refunds.md", "refunds take thirty days", embedder=embedder)
        await put(index, "canteen.md", "the canteen opens at noon", embedder=embedder)
        found = await retrieve("when do refunds arrive", None, kit_over(index, embedder=embedder))
        assert documents(found)[0] == "refunds.md"
        scores = [passage.score for passage in found.passages]
        assert scores == sorted(scores, reverse=True)
        assert all(0 < score <= 1 for score in scores)

    async def test_keywords_alone_serve_without_an_embedder(self, index) -> None:
        await put(index, "refunds.md", "refunds take thirty days")
        found = await retrieve("refunds", None, kit_over(index))
        assert documents(found) == ["refunds.md"]
        assert "best_cosine" not in found.signals

    async def test_the_cross_encoder_has_a_say_but_not_the_last_word(self, index) -> None:
        for n in range(1, PAIRS + 1):
            await put(index, f"{n}.md", "apples " * n)
        plain = await retrieve("apples " * 20, None, kit_over(index, top_k=12))
        reranked = await retrieve("apples " * 20, None, kit_over(index, top_k=12, reranker=LastFirst()))
        assert documents(plain) == [f"{n}.md" for n in range(PAIRS, 0, -1)]
        assert documents(reranked)[0] == f"{PAIRS}.md"
        places = [documents(found).index("1.md") for found in (plain, reranked)]
        assert places[1] < places[0]

    async def test_the_cross_encoder_reads_a_few_with_their_titles(self, index) -> None:
        for n in range(30):
            await put(index, f"{n}.md", f"apples number {n}", title=f"Report {n}")
        reranker = LastFirst()
        await retrieve("apples", None, kit_over(index, reranker=reranker))
        assert len(reranker.read) == PAIRS
        assert all(text.startswith("Report ") for text in reranker.read)

    async def test_returns_top_k_or_as_many_as_asked_for(self, index) -> None:
        for n in range(30):
            await put(index, f"{n}.md", f"apples number {n}")
        assert len((await retrieve("apples", None, kit_over(index, top_k=5))).passages) == 5
        assert len((await retrieve("apples", None, kit_over(index), limit=12)).passages) == 12

    async def test_searches_only_the_collections_given(self, index, embedder) -> None:
        await put(index, "a.md", "secret salaries", collection="hr", embedder=embedder)
        await put(index, "b.md", "public salaries", collection="wiki", embedder=embedder)
        kit = kit_over(index, embedder=embedder)
        assert documents(await retrieve("salaries", ("wiki",), kit)) == ["b.md"]
        assert documents(await retrieve("salaries", (), kit)) == []

    async def test_nothing_found_is_an_empty_retrieval(self, index, embedder) -> None:
        found = await retrieve("anything", None, kit_over(index, embedder=embedder, reranker=LastFirst()))
        assert found.passages == ()
        assert found.signals == {}

    async def test_neighbours_are_merged_and_their_places_go_to_others(self, index) -> None:
        await put(index, "a.md", "apples one", "apples two", "pears", "apples three")
        await put(index, "b.md", "apples")
        found = await retrieve("apples", None, kit_over(index), limit=3)
        texts = [passage.text for passage in found.passages]
        assert "apples one\n\napples two" in texts
        assert "apples three" in texts
        assert "apples" in texts

    async def test_signals_say_how_well_it_fits(self, index, embedder) -> None:
        await put(index, "refunds.md", "refunds take thirty days", embedder=embedder)
        await put(index, "canteen.md", "the canteen opens at noon", embedder=embedder)
        kit = kit_over(index, embedder=embedder)
        good = (await retrieve("refunds thirty days", None, kit)).signals
        bad = (await retrieve("volcanoes on Jupiter", None, kit)).signals
        assert good["best_cosine"] > bad["best_cosine"]
        assert good["keyword_coverage"] == 1.0
        assert bad["keyword_coverage"] == 0.0
        assert 0 < good["rank_margin"] < 1

    async def test_a_made_up_answer_finds_what_the_question_does_not(self, index, embedder) -> None:
        await put(index, "a.md", "reimbursement within one month", embedder=embedder)
        for n in range(20):
            await put(index, f"{n}.md", f"money back guarantee text {n}", embedder=embedder)
        model = Hypothesiser("reimbursement within one month")
        without = await retrieve("money back when", None, kit_over(index, embedder=embedder, model=model, top_k=30))
        kit = kit_over(index, embedder=embedder, model=model, top_k=30, hyde=True)
        found = await retrieve("money back when", None, kit)
        assert documents(found).index("a.md") < documents(without).index("a.md")

    async def test_a_model_that_fails_to_make_an_answer_up_costs_only_that(self, index, embedder) -> None:
        await put(index, "a.md", "refunds", embedder=embedder)
        kit = kit_over(index, embedder=embedder, model=Hypothesiser(), hyde=True)
        found = await retrieve("refunds", None, kit)
        assert documents(found) == ["a.md"]
        assert "HYDE" in found.notes[0]

    async def test_files_that_the_best_source_file_imports_move_up(self, index) -> None:
        kit = kit_over(index)
        for n in range(6):
            await put(index, f"other{n}.py", "total of total", file_type="python")
        await put(index, "rates.py", "total VAT", file_type="python")
        before = documents(await retrieve("invoice total", None, kit))
        await put(index, "billing.py", "def invoice total total", file_type="python", imports=("rates",))
        after = documents(await retrieve("invoice total", None, kit))
        assert after[0] == "billing.py"
        assert after.index("rates.py") < before.index("rates.py")


class TestLanguage:
    @pytest.fixture
    def embedder(self):
        """Made for English alone, as the shipped one."""
        return HashingEmbedder(dimensions=256, languages=frozenset({"en"}))

    GERMAN = ("Die Garantie gilt für zwei Jahre und ist nicht übertragbar.", "Wir haben die Preise für alle gesenkt.")

    @pytest.mark.parametrize("query", ["去年的收入是多少", "Wie lange gilt die Garantie für das Gerät?", "Garantie"])
    async def test_another_language_is_said_to_be_served_badly(self, index, embedder, query) -> None:
        await put(index, "a.md", self.GERMAN[0], embedder=embedder)
        await put(index, "b.md", self.GERMAN[1], embedder=embedder)
        (note,) = (await retrieve(query, None, kit_over(index, embedder=embedder))).notes
        assert note in in_all("weak_by_meaning")

    async def test_nothing_is_said_where_another_model_is_set_or_none_is_there(self, index, embedder) -> None:
        await put(index, "a.md", *self.GERMAN, embedder=embedder)
        question = "Wie lange gilt die Garantie für das Gerät?"
        assert (await retrieve(question, None, kit_over(index))).notes == ()
        multilingual = kit_over(index, embedder=HashingEmbedder(dimensions=256))
        assert (await retrieve(question, None, multilingual)).notes == ()

    @pytest.mark.parametrize("query", ["die casting", "What is the de facto standard?", "AAPL 2022", "for i in e: o()"])
    async def test_english_is_not_taken_for_another_language(self, index, embedder, query) -> None:
        await put(index, "a.md", "The standard of die casting is ISO 8062.", embedder=embedder)
        await put(index, "b.md", "We use it for all of our parts.", embedder=embedder)
        assert (await retrieve(query, None, kit_over(index, embedder=embedder))).notes == ()


class TestRankDocuments:
    async def test_each_document_is_named_once_by_its_best_chunk(self, index) -> None:
        await put(index, "a.md", "apples", "apples apples pears", "pears")
        await put(index, "b.md", "apples")
        ranked = await rank_documents("apples apples pears", None, kit_over(index), 10)
        assert [(d.document, d.chunk_id) for d in ranked] == [("a.md", "default/a.md#1"), ("b.md", "default/b.md#0")]

    async def test_a_long_document_does_not_hide_the_others(self, index) -> None:
        await put(index, "long.md", *["apples apples"] * 300)
        for n in range(5):
            await put(index, f"{n}.md", "apples")
        ranked = await rank_documents("apples apples", None, kit_over(index), 6)
        assert len(ranked) == 6
        assert ranked[0].document == "long.md"

    async def test_fewer_documents_than_asked_for_end_the_search(self, index, embedder) -> None:
        await put(index, "a.md", *["apples apples"] * 250, embedder=embedder)
        ranked = await rank_documents("apples", None, kit_over(index, embedder=embedder), 10)
        assert [d.document for d in ranked] == ["a.md"]


class TestFuse:
    def test_first_everywhere_scores_one(self) -> None:
        assert fuse([Ranking(["a", "b"]), Ranking(["a"], 0.5)])["a"] == pytest.approx(1.0)

    def test_no_rankings_give_nothing(self) -> None:
        assert fuse([]) == {}

    @given(st.lists(st.lists(st.sampled_from("abcdef"), unique=True), max_size=4))
    def test_scores_fall_and_stay_within_bounds(self, lists: list[list[str]]) -> None:
        scores = list(fuse([Ranking(names) for names in lists]).values())
        assert scores == sorted(scores, reverse=True)
        assert all(0 < score <= 1.000001 for score in scores)
        assert set(fuse([Ranking(names) for names in lists])) == {name for names in lists for name in names}

    @given(st.permutations("abcdef"))
    def test_one_ranking_keeps_its_order(self, names: list[str]) -> None:
        assert list(fuse([Ranking(names)])) == list(names)


class TestMerging:
    def passage(self, index: int, document: str = "a.md", page: int | None = None, tokens: int = 10) -> Passage:
        meta = PassageMeta(
            f"{document}#{index}",
            document,
            "markdown",
            chunk_index=index,
            document=document,
            page=page,
            token_count=tokens,
            line_start=index * 10,
            line_end=index * 10 + 9,
        )
        return Passage(f"text {index}", meta, score=1 / (index + 1))

    def test_text_is_in_document_order_under_the_better_ones_name(self) -> None:
        (merged,) = merge_neighbours([self.passage(4), self.passage(3), self.passage(5)], 8)
        assert merged.text == "text 3\n\ntext 4\n\ntext 5"
        assert merged.meta.chunk_id == "a.md#4"
        assert merged.score == pytest.approx(1 / 5)
        assert (merged.meta.line_start, merged.meta.line_end, merged.meta.token_count) == (30, 59, 30)
        assert merged.meta.char_count == len(merged.text)

    @pytest.mark.parametrize("other", [(5, "b.md", None, 10), (6, "a.md", None, 10), (5, "a.md", 2, 10)])
    def test_other_documents_pages_and_gaps_stay_apart(self, other) -> None:
        assert len(merge_neighbours([self.passage(4), self.passage(*other)], 8)) == 2

    def test_nothing_grows_past_the_longest(self) -> None:
        passages = [self.passage(n, tokens=200) for n in range(10)]
        merged = merge_neighbours(passages, 10)
        assert all(passage.meta.token_count <= LONGEST for passage in merged)


class TestFocus:
    text = "Our canteen opens at noon. Refunds take thirty days after we got the goods. The office is in Lisbon."

    def test_a_short_passage_is_read_whole(self) -> None:
        assert focused(frozenset(), self.text, 100) == self.text

    def test_a_long_one_is_read_where_the_questions_words_are(self) -> None:
        wanted = frozenset(content_words("How many days do refunds take?"))
        assert focused(wanted, self.text, 9) == "Refunds take thirty days after we got the goods."

    def test_sentences_keep_their_order(self) -> None:
        wanted = frozenset(content_words("Lisbon canteen"))
        assert focused(wanted, self.text, 11).index("canteen") < focused(wanted, self.text, 11).index("Lisbon")

    @given(st.text(), st.text(max_size=300), st.integers(0, 20))
    def test_any_text_keeps_at_least_something(self, query: str, text: str, most: int) -> None:
        result = focused(frozenset(content_words(query)), text, most)
        assert bool(result.strip()) == bool(text.strip())
