"""Pages of PDFs that sources stand on: of the very file that was indexed, to whoever may read the answer."""

from __future__ import annotations

import pytest

from bots.indexer import LibraryIndexer
from bots.web.page_pictures import PagePictures
from core.errors import NotFound
from core.model import Answer, Mode, Outcome, Question, Source
from tests.fakes_index import InMemoryIndex
from tests.indexing_files import pdf


async def test_a_page_is_drawn_until_its_file_is_another_or_gone(tmp_path):
    index, file = InMemoryIndex(), tmp_path / "handbook.pdf"
    file.write_bytes(pdf(["Every employee gets 28 days of leave a year."]))
    await LibraryIndexer(index, None).ingest([file], [], "default")
    passage = (await index.document_passages("default", "handbook.pdf"))[0]
    sources = (Source(1, passage),)
    answer = Answer("a", Question("How many?"), "28 days [1].", Outcome.ANSWERED, 1.0, Mode.STANDARD, sources)
    pictures = PagePictures(index)
    assert (await pictures.of(answer, 1)).startswith(b"\x89PNG")
    with pytest.raises(NotFound):
        await pictures.of(answer, 2)
    file.write_bytes(pdf(["Something else altogether, and nobody indexed it."]))
    with pytest.raises(NotFound, match="changed"):
        await pictures.of(answer, 1)
    file.unlink()
    with pytest.raises(NotFound, match="gone"):
        await pictures.of(answer, 1)
