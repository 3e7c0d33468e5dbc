"""Documents with readers of their own lie in a part of their collection, and move when their readers do."""

from __future__ import annotations

import json
import unicodedata

import pytest

from core.access.readers import NOBODY, group_of, is_part, part_of
from core.errors import BadInput
from core.indexing.manifests import MANIFEST, put_in_manifest
from core.indexing.run import Options
from core.indexing.sources.git import _blobs
from core.indexing.sync import sync
from tests.fakes_index import HashingEmbedder, InMemoryIndex
from tests.unit.core.indexing.test_sync import Library, listed

BOB, HR = group_of(["slack:U1"]), group_of(["slack:S1"])


@pytest.fixture
def library(tmp_path):
    (tmp_path / "docs").mkdir()
    return Library(tmp_path / "docs")


def where(library):
    """The stored collection of each path; each is stored once."""
    assert len({path for _, path in library.index.stored}) == len(library.index.stored)
    return {path: collection for collection, path in library.index.stored}


def manifest(**patterns):
    return "[readers]\n" + "\n".join(f"{json.dumps(name)} = {json.dumps(who)}" for name, who in patterns.items())


def closing(library, **patterns):
    library.write(MANIFEST, manifest(**patterns))


async def test_front_matter_puts_a_document_into_a_part(library):
    library.write("pay.md", "---\nreaders: [slack:U1]\n---\n# Pay\n\nWe pay well.")
    library.write("open.md", "# Leave\n\nThirty days.")
    await library.ingest(collection="hr")
    assert where(library) == {"pay.md": part_of("hr", BOB), "open.md": "hr"}
    document, _, _ = library.index.stored[part_of("hr", BOB), "pay.md"]
    assert document.readers == BOB


async def test_when_its_front_matter_changes_a_document_moves_and_nothing_is_left_behind(library):
    library.write("pay.md", "# Pay\n\nWe pay well.")
    await library.ingest(collection="hr")
    library.write("pay.md", "---\nreaders: [slack:U1]\n---\n# Pay\n\nWe pay well.")
    await library.ingest(collection="hr")
    assert where(library) == {"pay.md": part_of("hr", BOB)}
    library.write("pay.md", "---\nreaders: [slack:S1]\n---\n# Pay\n\nWe pay well.")
    await library.ingest(collection="hr")
    assert where(library) == {"pay.md": part_of("hr", HR)}
    library.write("pay.md", "# Pay\n\nWe pay well again.")
    await library.ingest(collection="hr")
    assert where(library) == {"pay.md": "hr"}


async def test_a_manifest_moves_what_did_not_change_and_embeds_nothing_again(library):
    library.write("salaries/a.md", "# A\n\nAlpha.")
    library.write("rules.md", "# R\n\nRules.")
    await library.ingest()
    embedded = len(library.embedder.embedded)
    closing(library, **{"salaries/*": ["slack:U1"]})
    report = await library.ingest()
    assert listed(report)["indexed"] == ["salaries/a.md"]
    assert where(library) == {"salaries/a.md": part_of("default", BOB), "rules.md": "default"}
    assert len(library.embedder.embedded) == embedded
    assert listed(await library.ingest())["unchanged"] == ["rules.md", "salaries/a.md"]
    closing(library, **{"salaries/*": ["slack:S1"]})
    await library.ingest()
    assert where(library)["salaries/a.md"] == part_of("default", HR)
    (library.folder / MANIFEST).unlink()
    await library.ingest()
    assert where(library)["salaries/a.md"] == "default"


async def test_without_an_embedder_a_manifest_moves_documents_too(library):
    library.embedder = None
    library.write("a.md", "# A\n\nAlpha.")
    await library.ingest()
    closing(library, **{"a.md": ["slack:U1"]})
    await library.ingest()
    assert where(library) == {"a.md": part_of("default", BOB)}


async def test_front_matter_can_only_narrow_what_a_manifest_says(library):
    library.write("a.md", "---\nreaders: [everyone]\n---\n# A\n\nAlpha.")
    closing(library, **{"*": ["slack:U1"]})
    await library.ingest()
    readers = library.index.stored[next(iter(library.index.stored))][0].readers
    assert readers == (("everyone",), ("slack:U1",))


async def test_the_nearest_manifest_that_names_a_file_counts_and_all_of_its_patterns(library):
    closing(library, **{"*": ["slack:S1"]})
    library.write(f"team/{MANIFEST}", manifest(**{"a.md": ["slack:U1"]}))
    library.write("team/a.md", "# A\n\nAlpha.")
    library.write("team/b.md", "# B\n\nBeta.")
    library.write(f"two/{MANIFEST}", manifest(**{"*.md": ["slack:U1"], "c*": ["slack:S1"]}))
    library.write("two/c.md", "# C\n\nGamma.")
    await library.ingest()
    assert where(library)["team/a.md"] == part_of("default", BOB)
    assert where(library)["team/b.md"] == part_of("default", HR)
    assert where(library)["two/c.md"] == part_of("default", (("slack:S1",), ("slack:U1",)))


async def test_a_manifest_above_the_ingested_folder_counts_whatever_way_a_file_is_read(library):
    closing(library, **{"salaries/*": ["slack:U1"]})
    file = library.write("salaries/a.md", "# A\n\nAlpha.")
    await library.ingest(target=file)
    assert set(where(library).values()) == {part_of("default", BOB)}
    library.index = InMemoryIndex()
    await library.ingest(target=file.parent)
    assert set(where(library).values()) == {part_of("default", BOB)}
    await library.ingest(target=file, options=Options(within=file.parent))
    await library.ingest(target=file, collection=part_of("default", BOB))  # as a document is read anew
    assert set(where(library).values()) == {part_of("default", BOB)}


async def test_a_link_is_read_by_whom_both_places_admit(library):
    library.write("salaries/a.md", "# A\n\nAlpha.")
    (library.folder / "link.md").symlink_to(library.folder / "salaries" / "a.md")
    closing(library, **{"salaries/*": ["slack:U1"]})
    await library.ingest()
    assert set(where(library).values()) == {part_of("default", BOB)}


@pytest.mark.parametrize(
    "pattern",
    ["salaries", "salaries/", "/salaries/*", "./salaries/*", "**/a.md", "salaries/**/a.md", "*.md", "**/*", "*"],
)
async def test_patterns_mean_what_folders_lists_and_ignore_files_mean_by_them(library, pattern):
    library.write("salaries/a.md", "# A\n\nAlpha.")
    closing(library, **{pattern: ["slack:U1"]})
    await library.ingest()
    assert where(library) == {"salaries/a.md": part_of("default", BOB)}


async def test_a_name_is_the_same_however_its_letters_are_composed(library):
    library.write(unicodedata.normalize("NFD", "Gehälter.md"), "# A\n\nAlpha.")
    closing(library, **{unicodedata.normalize("NFC", "Gehälter.md"): ["slack:U1"]})
    await library.ingest()
    assert set(where(library).values()) == {part_of("default", BOB)}


@pytest.mark.parametrize(
    "text",
    ["not toml", "", "[reader]\n'*' = ['slack:U1']", "readers = 1", "[readers]\n'*' = 'slack:U1'",
     "[readers]\n'*' = []", "[readers]\n'*' = ['slack:U1', 'Bob!']", "[readers]\n'*' = [1]", "[readers]\n[other]"],
)  # fmt: skip
async def test_a_manifest_that_cant_be_understood_closes_what_lies_below_it_and_says_so(library, text):
    library.write("sub/a.md", "# A\n\nAlpha.")
    library.write(f"sub/{MANIFEST}", text)
    report = await library.ingest()
    assert where(library) == {"sub/a.md": part_of("default", NOBODY)}
    assert [entry.path for entry in report.closed] == [str(library.folder / "sub" / MANIFEST)]


async def test_front_matter_that_cant_be_understood_closes_its_document_and_says_so(library):
    library.write("a.md", "---\nreaders: [Bob from payroll!]\n---\n# A\n\nAlpha.")
    library.write("b.txt", "---\nreaders:\n---\nBeta is here.")
    library.write("c.md", "---\nreaders: [slak:U1]\n---\n# C\n\nGamma.")
    report = await library.ingest(options=Options(principal=lambda name: name.startswith("slack:")))
    assert set(where(library).values()) == {part_of("default", NOBODY)}
    assert sorted(entry.path for entry in report.closed) == ["a.md", "b.txt", "c.md"]


async def test_records_say_who_reads_them_each_for_itself_and_keep_to_the_manifest(library):
    lines = [
        {"_id": "1", "text": "One is open."},
        {"_id": "2", "text": "Two is for one.", "readers": ["slack:U1"]},
        {"_id": "3", "text": "Three is for nobody.", "readers": 3},
    ]
    library.write("r.jsonl", "\n".join(map(json.dumps, lines)))
    report = await library.ingest()
    assert where(library) == {"1": "default", "2": part_of("default", BOB), "3": part_of("default", NOBODY)}
    assert [entry.path for entry in report.closed] == ["r.jsonl"]
    assert listed(await library.ingest())["unchanged"] == ["r.jsonl"]

    closing(library, **{"r.jsonl": ["slack:S1"]})
    await library.ingest()
    assert where(library)["1"] == part_of("default", HR)
    assert where(library)["2"] == part_of("default", (("slack:S1",), ("slack:U1",)))
    (library.folder / MANIFEST).unlink()
    library.write("r.jsonl", "\n".join(map(json.dumps, lines[:2])))
    await library.ingest()
    assert where(library) == {"1": "default", "2": part_of("default", BOB)}


async def test_what_vanished_leaves_its_part_and_what_is_pages_of_json_moves_whole(library):
    library.write("a.md", "---\nreaders: [slack:U1]\n---\n# A\n\nAlpha.")
    library.write("b.json", json.dumps({"rate": {"base": 3}}))
    closing(library, **{"b.json": ["slack:S1"]})
    await library.ingest()
    assert where(library) == {"a.md": part_of("default", BOB), "b.json": part_of("default", HR)}
    (library.folder / "a.md").unlink()
    (library.folder / MANIFEST).unlink()
    await library.ingest()
    assert where(library) == {"b.json": "default"}


async def test_no_document_is_in_the_open_part_on_its_way_to_a_closed_one(library):
    """Whatever order things are stored in: of what names readers, nothing is ever put where there are none."""
    put = []

    class Watching(InMemoryIndex):
        async def replace_document(self, document, chunks, vectors):
            put.append((document.path, document.collection))
            await super().replace_document(document, chunks, vectors)

    index = Watching()
    for number in range(30):
        library.write(f"{number}.md", f"---\nreaders: [slack:U{number}]\n---\n# {number}\n\nText {number}.")
    await sync(library.folder, "default", index, HashingEmbedder())
    closing(library, **{"1*": ["slack:S1"]})
    await sync(library.folder, "default", index, HashingEmbedder())
    assert put
    assert all(is_part(collection) for _, collection in put)


async def test_readers_of_one_ingest_are_kept_beside_what_is_ingested_for_every_later_one(library):
    file = library.write("pay/a [1].md", "# A\n\nAlpha.")
    library.write("pay/b.md", "# B\n\nBeta.")
    everybody = ["slack:U1"]
    assert put_in_manifest(file, everybody, lambda _: True) == file.parent / MANIFEST
    assert put_in_manifest(file, everybody, lambda _: True) is None
    await library.ingest()
    assert where(library) == {"pay/a [1].md": part_of("default", BOB), "pay/b.md": "default"}
    put_in_manifest(file.parent, ["slack:S1"], lambda _: True)
    await library.ingest(target=file.parent)
    assert where(library)["pay/b.md"] == part_of("default", HR)
    with pytest.raises(BadInput):
        put_in_manifest(file, ["slack:U2"], lambda _: True)
    with pytest.raises(BadInput):
        put_in_manifest(file, ["nobody!"], lambda _: True)


def test_a_git_repository_brings_its_manifests_and_a_link_in_the_place_of_one_closes():
    lines = [
        f"100644 blob a1 10\ta/{MANIFEST}", f"120000 blob a2 5\tb/{MANIFEST}", "100644 blob a3 10\ta/x.md",
        "120000 blob a4 5\ta/y.md", "100644 blob a5 10\ta/z.toml", f"100644 blob a6 99999999999\tc/{MANIFEST}",
        f"160000 commit a7 -\td/{MANIFEST}",
    ]  # fmt: skip
    blobs = _blobs("\0".join(lines).encode())
    assert [blob.path for blob in blobs] == [f"a/{MANIFEST}", f"b/{MANIFEST}", "a/x.md", f"c/{MANIFEST}"]


async def test_what_says_who_reads_is_told_to_be_obeyed_and_not_hidden(library):
    closing(library, **{"*.md": ["slack:U1"]})
    library.write("a.md", "# A\n\nAlpha.")
    library.write(".secret", "x")
    report = await library.ingest(collection="hr")
    said = {one.path: one.reason for one in report.skipped}
    assert said == {
        MANIFEST: "No document, and obeyed: it says who reads what lies beside it.",
        ".secret": "Hidden file.",
    }
