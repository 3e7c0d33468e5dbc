"""Pages and databases of Notion as a source: what searches miss, who reads what lies below, what blocks say."""

from __future__ import annotations

import logging
import sys
from dataclasses import replace

import pytest
from aiohttp import web

from bots import notion_pages
from bots.notion_text import value_of
from bots.source_kinds import kind_of
from core.access.readers import LET_THROUGH, NOBODY
from core.errors import BadInput, BadSetting
from core.settings import Settings
from tests.emulators.notion_emu import NotionEmulator, block, rich
from tests.source_benches import NotionBench
from tests.unit.core.indexing.test_sources import InStep

HR, PAYROLL = ("slack:S0HR",), ("token:payroll",)


@pytest.fixture
async def site():
    async with NotionEmulator() as emulator:
        yield emulator


class Of:
    """A source with settings of its own."""

    def __init__(self, site, address="notion:workspace", *readers):
        self.address, self.settings = address, NotionBench(site).settings(notion_readers=readers)

    def source(self):
        return notion_pages.connect(self.address, self.settings)


def _below(page):
    return {"type": "page_id", "page_id": page}


def _readers(story):
    return {document.title: document.readers for document, *_ in story.index.stored.values()}


def _titles(story):
    return sorted(document.title for document, *_ in story.index.stored.values())


async def test_a_page_that_no_search_finds_is_asked_for_before_it_is_taken_for_gone(site, tmp_path):
    pages = {title: site.add_page(title, f"{title} is 9.") for title in ("Pay", "Leave", "Desks")}
    story = InStep(tmp_path, Of(site))
    await story.sync()
    site.unindexed = set(pages.values()) - {pages["Desks"]}
    for _ in range(3):
        await story.sync()
    assert (story.standing.error, story.standing.missed, len(story.paths())) == (None, (), 3)
    site.write(pages["Pay"], "Pay is 10.")
    await story.sync()
    assert "Pay is 10." in story.texts()
    site.pages[pages["Leave"]]["in_trash"] = True
    await story.sync()
    await story.sync()
    assert _titles(story) == ["Desks", "Pay"]


async def test_a_known_page_that_is_not_told_of_takes_nothing_out(site, tmp_path):
    page = site.add_page("Pay", "Pay is 9.")
    story = InStep(tmp_path, Of(site))
    await story.sync()
    site.unindexed = {page}
    site.fail(f"GET pages/{page.replace('-', '')}", status=403, times=100)
    for _ in range(3):
        await story.sync()
    assert (_titles(story), story.standing.missed) == (["Pay"], ())
    assert "403" in story.standing.error


async def test_who_reads_a_page_reads_all_that_is_named_above_it(site, tmp_path):
    hr = site.add_page("HR", "Staff.")
    pay = site.add_page("Pay", "Pay is 9.", _below(hr))
    site.add_page("Bonus", "Bonus is 3.", _below(pay))
    site.add_page("Desks", "Shared.")
    story = InStep(tmp_path, Of(site, "notion:workspace", f"{hr}=slack:S0HR", f"{pay}=token:payroll"))
    await story.sync()
    told = {"HR": (HR,), "Pay": (HR, PAYROLL), "Bonus": (HR, PAYROLL), "Desks": LET_THROUGH}
    assert _readers(story) == told


async def test_an_id_that_is_named_twice_is_read_by_either(site, tmp_path):
    hr = site.add_page("HR", "Staff.")
    story = InStep(tmp_path, Of(site, "notion:workspace", f"{hr}=slack:S0HR", f"{hr.replace('-', '')}=token:payroll"))
    await story.sync()
    assert _readers(story) == {"HR": (("slack:S0HR", "token:payroll"),)}


async def test_a_page_in_a_column_or_a_database_lies_below_the_page_that_holds_it(site, tmp_path):
    hr = site.add_page("HR", "Staff.")
    site.blocks[hr].append(block("column"))
    site.add_page("Pay", "Pay is 9.", {"type": "block_id", "block_id": site.blocks[hr][-1]["id"]})
    staff = site.add_data_source("People", {"Name": "title"}, _below(hr))
    site.add_row(staff, "Ada")
    story = InStep(tmp_path, Of(site, "notion:workspace", f"{hr}=slack:S0HR"))
    await story.sync()
    assert _readers(story) == dict.fromkeys(["HR", "Pay", "People", "Ada"], (HR,))


async def test_below_what_the_integration_does_not_see_nobody_is_kept_out_unless_it_sees_not_all_that_is_named(
    site, tmp_path
):
    hr = site.add_page("HR", "Staff.")
    site.add_page("Desks", "Shared.", _below("c" * 32))
    story = InStep(tmp_path, Of(site, "notion:workspace", f"{hr}=slack:S0HR"))
    await story.sync()
    assert _readers(story)["Desks"] == LET_THROUGH
    other = InStep(tmp_path / "other", Of(site, "notion:workspace", f"{'d' * 32}=slack:S0HR"))
    await other.sync()
    assert _readers(other) == {"HR": LET_THROUGH, "Desks": NOBODY}


async def test_pages_that_lie_in_each_other_are_read_by_nobody(site, tmp_path):
    one = site.add_page("One", "1.")
    site.pages[one]["parent"] = _below(site.add_page("Two", "2.", _below(one)))
    story = InStep(tmp_path, Of(site, "notion:workspace", f"{'d' * 32}=slack:S0HR"))
    await story.sync()
    assert _readers(story) == {"One": NOBODY, "Two": NOBODY}


async def test_a_source_of_some_pages_holds_what_lies_below_them_until_it_is_moved_away(site, tmp_path):
    root = site.add_page("Handbook", "All of it.")
    leave = site.add_page("Leave", "27 days.", _below(root))
    site.add_page("Elsewhere", "Not part of it.")
    story = InStep(tmp_path, Of(site, f"notion:{root}"))
    await story.sync()
    assert _titles(story) == ["Handbook", "Leave"]
    site.pages[leave]["parent"] = {"type": "workspace", "workspace": True}
    await story.sync(allow_removal=True)
    await story.sync(allow_removal=True)
    assert (story.standing.error, _titles(story)) == (None, ["Handbook"])


async def test_where_it_is_not_told_what_a_page_lies_below_it_stays_closed(site, tmp_path):
    root = site.add_page("Handbook", "All of it.")
    leave = site.add_page("Leave", "27 days.", _below(root))
    story = InStep(tmp_path, Of(site, f"notion:{root}"))
    await story.sync()
    site.pages[leave]["parent"] = _below("e" * 32)
    site.fail(f"GET pages/{'e' * 32}", status=403, times=100)
    for _ in range(3):
        await story.sync()
    assert _readers(story) == {"Handbook": LET_THROUGH, "Leave": NOBODY}
    assert "does not tell where it lies" in story.standing.error


async def test_a_database_is_a_table_that_is_asked_for_each_time_and_its_rows_are_pages(site, tmp_path):
    stock = site.add_data_source("Stock", {"Name": "title", "Pieces": "number", "Shelf": "select"})
    for name, pieces in (("Nuts", 7), ("Bolts", 12), ("Nails", 3)):
        shelf = {"type": "select", "select": {"name": "B2"}}
        site.add_row(stock, name, f"About {name}.", Pieces={"type": "number", "number": pieces}, Shelf=shelf)
    story = InStep(tmp_path, Of(site))
    await story.sync()
    assert _titles(story) == ["Bolts", "Nails", "Nuts", "Stock"]
    table = (story.mirror / stock.replace("-", "") / "table.html").read_text()
    assert "<tr><th>Name</th><th>Pieces</th><th>Shelf</th></tr>" in table
    assert "<tr><td>Bolts</td><td>12</td><td>B2</td></tr>" in table
    assert "Pieces: 12" in story.texts()
    row = next(page for page in site.pages.values() if "Bolts" in page["url"])
    row["properties"]["Pieces"]["number"] = 13
    report = await story.sync()
    assert [entry.path for entry in report.indexed] == [f"{stock.replace('-', '')}/table.html"]
    assert "13" in (story.mirror / stock.replace("-", "") / "table.html").read_text()


async def test_a_row_with_readers_of_its_own_is_in_no_table(site, tmp_path):
    staff = site.add_data_source("People", {"Name": "title"})
    site.add_row(staff, "Ada")
    ben = site.add_row(staff, "Ben")
    story = InStep(tmp_path, Of(site, "notion:workspace", f"{ben}=slack:S0HR"))
    await story.sync()
    table = (story.mirror / staff.replace("-", "") / "table.html").read_text()
    assert ("Ada" in table, "Ben" in table) == (True, False)
    assert _readers(story) == {"People": LET_THROUGH, "Ada": LET_THROUGH, "Ben": (HR,)}


async def test_a_table_that_is_too_long_is_no_document_and_no_fault(site, tmp_path, monkeypatch):
    monkeypatch.setattr(notion_pages, "_MOST_ROWS", 1)
    staff = site.add_data_source("People", {"Name": "title"})
    site.add_row(staff, "Ada")
    site.add_row(staff, "Ben")
    story = InStep(tmp_path, Of(site))
    await story.sync()
    assert (story.standing.error, _titles(story)) == (None, ["Ada", "Ben"])


async def test_blocks_of_all_kinds_are_read_and_pages_within_are_not_gone_into(site, tmp_path):
    page = site.add_page("Rules", "First.")
    cell = [rich("Grade"), rich("Pay <net>")]
    table, toggle = block("table", children=True), block("toggle", children=True, rich_text=rich("More"))
    site.blocks[page] += [
        block("heading_2", rich_text=rich("Travel")),
        block("bulleted_list_item", rich_text=rich("Rail & bus")),
        block("to_do", rich_text=rich("Ask"), checked=True),
        table,
        toggle,
        block("child_page", children=True, title="Salaries"),
        block("bookmark", url="https://rail.example"),
        block("equation", expression="a+b"),
        block("divider"),
    ]
    site.blocks[table["id"]] = [block("table_row", cells=cell)]
    site.blocks[toggle["id"]] = [block("paragraph", rich_text=rich("Deep inside."))]
    story = InStep(tmp_path, Of(site))
    await story.sync()
    (document,) = [document for document, *_ in story.index.stored.values()]
    told = "\n".join(f"{one.kind}: {one.text}" for one in document.blocks)
    for said in ("heading: Travel", "Rail & bus", "[x] Ask", "Pay <net>", "Deep inside.", "Salaries", "a+b"):
        assert said in told
    assert "https://rail.example" in told
    assert story.standing.error is None


@pytest.mark.parametrize(
    ("told", "said"),
    [
        ({"type": "checkbox", "checkbox": False}, "no"),
        ({"type": "multi_select", "multi_select": [{"name": "a"}, {"name": "b"}]}, "a, b"),
        ({"type": "date", "date": {"start": "2026-03-01", "end": "2026-03-05"}}, "2026-03-01 - 2026-03-05"),
        ({"type": "formula", "formula": {"type": "number", "number": 7.5}}, "7.5"),
        ({"type": "rollup", "rollup": {"type": "array", "array": [{"type": "number", "number": 7}]}}, "7"),
        ({"type": "unique_id", "unique_id": {"prefix": "RFC", "number": 12}}, "RFC-12"),
        ({"type": "people", "people": [{"object": "user", "id": "u", "name": "Anna"}]}, "Anna"),
        ({"type": "relation", "relation": [{"id": "x"}], "has_more": False}, ""),
        ({"type": "number", "number": None}, ""),
        ({"type": "formula", "formula": {"type": "boolean", "boolean": True}}, "yes"),
        ({"type": "last_edited_by", "last_edited_by": {"object": "user", "id": "u"}}, ""),
        ({"type": "unheard_of", "unheard_of": [[]]}, ""),
        (None, ""),
    ],
)  # fmt: skip
def test_values_of_properties_are_cells(told, said):
    assert value_of(told) == said


async def test_a_search_that_cannot_be_gone_on_with_begins_anew(site, tmp_path):
    for title in ("Pay", "Leave", "Desks"):
        site.add_page(title, f"{title} is 9.")
    story = InStep(tmp_path, Of(site))
    kept = []
    await story.sync(keep=kept.append)
    story.standing = replace(kept[0], cursor='["page", "long gone"]')
    await story.sync()
    assert (story.standing.error, _titles(story)) == (None, ["Desks", "Leave", "Pay"])


async def test_people_that_the_token_may_not_read_of_are_left_out(site, tmp_path):
    site.add_page("Pay", "Pay is 9.")
    site.fail("GET users/*", status=403, times=100)
    story = InStep(tmp_path, Of(site))
    await story.sync()
    assert (story.standing.error, "Author" in story.texts()) == (None, False)


async def test_a_redirect_is_not_followed_and_no_token_is_logged(site, tmp_path, caplog, capsys):
    caplog.set_level(logging.DEBUG)
    page = site.add_page("Pay", "Pay is 9.")
    site.fail(f"GET blocks/{page}/children", status=302, headers={"Location": f"{site.url}/v1/other"}, times=100)
    story = InStep(tmp_path, Of(site))
    await story.sync()
    assert "302" in story.standing.error
    assert not site.calls_to("GET other")
    assert site.token not in caplog.text + story.standing.error
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("body", ["<html>Sign in", "[]", "{}"])
async def test_an_answer_of_another_form_is_a_fault_and_takes_nothing_out(site, tmp_path, body):
    site.add_page("Pay", "Pay is 9.")
    story = InStep(tmp_path, Of(site))
    await story.sync()
    site._error = lambda *_: web.Response(text=body)
    site.fail("POST search", status=500, times=100)
    for _ in range(3):
        await story.sync()
    assert story.standing.error
    assert _titles(story) == ["Pay"]


@pytest.mark.parametrize("address", ["notion:", "notion:../x", "notion:workspace,x", f"notion:{'g' * 32}"])
def test_what_is_no_id_is_refused(address):
    with pytest.raises(BadInput):
        notion_pages.connect(address, Settings(notion_token="t"))


@pytest.mark.parametrize(
    "told", [{"notion_token": None}, {"notion_readers": ("x=slack:S0HR",)}, {"notion_readers": (f"{'a' * 32}=x:y",)}]
)
def test_a_token_and_readers_that_are_some_are_needed(told):
    with pytest.raises(BadSetting):
        notion_pages.connect("notion:workspace", Settings(**{"notion_token": "t", **told}))


def test_the_extra_is_named_where_it_is_not_installed(monkeypatch):
    for name in ("bots.notion_pages", "bots.notion_api", "bots.notion_parents", "bots.notion_text", "notion_client"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.setitem(sys.modules, "notion_client", None)
    with pytest.raises(BadSetting, match="need the extra sources"):
        kind_of("notion:workspace").connect("notion:workspace", Settings())
