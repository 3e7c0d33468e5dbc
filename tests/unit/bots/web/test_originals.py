"""Files that sources stand in, and pages of them: of the very file that was indexed, to whoever may read the answer."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bots.indexer import LibraryIndexer
from bots.web.originals import address_of, meta_of, sent
from bots.web.page_pictures import PagePictures
from core.errors import NotFound
from core.model import Answer, Mode, Outcome, Question, Source
from tests.fakes_index import InMemoryIndex
from tests.indexing_files import pdf
from tests.web_bench import ADMIN, in_process

SAID = "Every employee gets 28 days of leave a year."


async def indexed(file, data):
    """Return an index of one file, and an answer from it."""
    index = InMemoryIndex()
    file.write_bytes(data)
    await LibraryIndexer(index, None).ingest([file], [], "default")
    passage = (await index.document_passages("default", file.name))[0]
    sources = (Source(1, passage),)
    return index, Answer("a", Question("How many?"), "28 days [1].", Outcome.ANSWERED, 1.0, Mode.STANDARD, sources)


async def test_a_page_is_drawn_until_its_file_is_another_or_gone(tmp_path):
    file = tmp_path / "handbook.pdf"
    index, answer = await indexed(file, pdf([SAID]))
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


async def test_a_file_is_there_as_it_was_indexed_and_what_was_read_from_an_address_is_none_of_ours(tmp_path):
    file = tmp_path / "rules.md"
    index, answer = await indexed(file, SAID.encode())
    meta = meta_of(answer, 1)
    assert await address_of(index, meta, "/1") == "/1/original"
    for other in ({"url": "https://example.org/rules.md"}, {"file_type": "facts"}, {"document": "../rules.md"}):
        assert not await address_of(index, replace(meta, **other), "/1")
    file.write_bytes(b"Another text, which nobody indexed.")
    assert not await address_of(index, meta, "/1")
    with pytest.raises(NotFound):
        meta_of(answer, 2)


async def test_a_link_out_of_the_folder_leads_nowhere(tmp_path):
    (tmp_path / "docs").mkdir()
    file = tmp_path / "docs" / "rules.md"
    index, answer = await indexed(file, SAID.encode())
    file.rename(tmp_path / "elsewhere.md")
    file.symlink_to(tmp_path / "elsewhere.md")
    with pytest.raises(NotFound):
        await sent(index, meta_of(answer, 1))


@pytest.mark.parametrize(
    ("name", "data", "kind", "shown"),
    [
        (
            "leave & more.md",
            SAID.encode(),
            "application/octet-stream",
            "attachment; filename*=utf-8''leave%20%26%20more.md",
        ),
        (
            "leave.html",
            f"<p>{SAID}</p>".encode(),
            "application/octet-stream",
            "attachment; filename*=utf-8''leave.html",
        ),
        ("leave.pdf", pdf([SAID]), "application/pdf", "inline; filename*=utf-8''leave.pdf"),
    ],
)
async def test_the_panel_links_to_the_original_for_whoever_may_read_the_answer(tmp_path, name, data, kind, shown):
    folder = tmp_path / "docs"
    folder.mkdir()
    index, _ = await indexed(folder / name, data)
    async with in_process(tmp_path, index=index, settings={"serve_originals": True}) as api:
        ana = await api.token("ana")
        answer = (await api.ask("How many days of leave a year?", ana)).json()
        here = f"/fragments/answers/{answer['answer_id']}/sources/1"
        assert f'href="{here}/original{"#page=1" if name.endswith("pdf") else ""}"' in (await api.get(here, ana)).text
        original = await api.get(f"{here}/original", ana)
        assert original.content == data
        assert (original.headers["content-type"], original.headers["content-disposition"]) == (kind, shown)
        assert original.headers["x-content-type-options"] == "nosniff"
        assert (await api.get(f"{here}/original", await api.token("eve", "ask", ["none-of-it"]))).status_code == 404
        (folder / name).unlink()
        assert "/original" not in (await api.get(here, ana)).text
        assert (await api.get(f"{here}/original", ana)).status_code == 404


async def test_what_else_a_file_holds_is_an_admins_alone_until_a_setting_says_otherwise(tmp_path):
    (tmp_path / "docs").mkdir()
    index, _ = await indexed(tmp_path / "docs" / "leave.md", SAID.encode())
    async with in_process(tmp_path, index=index) as api:
        for token, opens in ((ADMIN, True), (await api.token("ana"), False)):
            answer = (await api.ask("How many days of leave a year?", token)).json()
            here = f"/fragments/answers/{answer['answer_id']}/sources/1"
            assert ("/original" in (await api.get(here, token)).text) is opens
            assert (await api.get(f"{here}/original", token)).status_code == (200 if opens else 404)
