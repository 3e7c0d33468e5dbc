"""The operator's pages over HTTP: who sees them, and what their forms do."""

from __future__ import annotations

import re
from typing import get_args
from urllib.parse import quote

import pytest

from bots.indexer import LibraryIndexer
from bots.languages import LANGUAGES, say
from bots.web.operating.trace import with_code
from bots.web.page_language import Spoken
from core.costs.accounts import SubjectKind
from core.learning.gates import Gate
from storage.access.tokens import Scope
from storage.facts.store import SqlFacts
from tests.indexing_files import locked_pdf
from tests.web_bench import ADMIN, bearer, corpus, in_process

PLACES = (
    "",
    "/documents",
    "/figures",
    "/feedback",
    "/gaps",
    "/suggestions",
    "/evaluations",
    "/jobs",
    "/tokens",
    "/channels",
)
TASKS = ("generate", "verify", "reflect", "quote", "grade", "route", "refine", "translate")
HTML = {"Accept": "text/html"}


async def form(api, to, **fields):
    return await api.client.post(
        f"/dashboard{to}", data=fields, headers={"Authorization": "Bearer environment-token-for-tests"}
    )


@pytest.mark.parametrize("place", PLACES)
async def test_only_who_reads_everything_sees_them_and_in_whose_language(tmp_path, place):
    async with in_process(tmp_path) as api:
        shown = await api.get(f"/dashboard{place}", headers=HTML | {"Accept-Language": "de-DE,de;q=0.9"})
        assert (shown.status_code, '<html lang="de"' in shown.text, "Überblick" in shown.text) == (200, True, True)
        for token in (await api.token("ada"), await api.token("narrow", "admin", ["hr"])):
            refused = await api.get(f"/dashboard{place}", token, headers=HTML)
            assert (refused.status_code, "Overview" in refused.text) == (403, False)
            assert (await api.post(f"/dashboard{place}/revoke", {}, token)).status_code in (403, 404, 405)


async def test_a_token_is_made_shown_once_and_revoked(tmp_path):
    async with in_process(tmp_path) as api:
        made = await form(api, "/tokens", name="ada", scope="ask", expires="90d")
        secret = made.text.partition('value="errata_')[2].partition('"')[0]
        assert (await api.get("/api/conversations", f"errata_{secret}")).status_code == 200
        assert secret not in (await api.get("/dashboard/tokens")).text
        assert "already" in (await form(api, "/tokens", name="ada")).text
        await form(api, "/tokens/revoke", token="ada")
        assert (await api.get("/api/conversations", f"errata_{secret}")).status_code == 401


async def test_a_file_is_sent_removed_and_brought_back_and_no_name_leads_out_of_its_folder(tmp_path):
    index = await corpus()
    given = {"index": index, "indexer": LibraryIndexer(index, None), "uploads": tmp_path / "uploads"}

    async def paths():
        return sorted(entry.path for entry in await index.documents())

    async def send(api, name, body=b"# Holidays\n\nClosed on 24 December."):
        headers = {"Authorization": "Bearer environment-token-for-tests"}
        return await api.client.post(
            "/dashboard/documents/upload", params={"name": name}, content=body, headers=headers
        )

    async with in_process(tmp_path, **given) as api:
        assert (await send(api, "../../holidays.md")).json()["indexed"]
        assert await paths() == ["default.md", "holidays.md"]
        for name, body in (("..", b"x"), ("", b"x"), (".bashrc", b"x"), ("empty.md", b"")):
            assert (await send(api, name, body)).status_code == 422
        assert not (await send(api, "noise.bin", bytes(range(256)))).json()["indexed"]
        which = {"collection": "default", "path": "holidays.md"}
        asked = (await form(api, "/documents/remove", **which)).text
        assert "Remove “Holidays”?" in asked
        assert 'name="sure" value="yes"' in asked
        assert await paths() == ["default.md", "holidays.md"], "one press alone removes nothing"
        gone = (await form(api, "/documents/remove", **which, sure="yes")).text
        notice = gone.partition('class="notice"')[2].partition("</div>")[0]
        assert "“Holidays” was removed." in notice
        assert 'action="/dashboard/documents/restore"' in notice
        assert 'value="holidays.md"' in notice
        assert await paths() == ["default.md"]
        back = await form(api, "/documents/restore", **which)
        assert "Indexed holidays.md" in back.text, back.text
        assert await paths() == ["default.md", "holidays.md"]
        assert "any more" in (await form(api, "/documents/restore", **which)).text
        assert "no such document" in (await form(api, "/documents/remove", collection="default", path="x")).text


async def test_an_answers_trace_tells_attempts_and_checks(tmp_path):
    async with in_process(tmp_path) as api:
        asked = (await api.ask("How many days<script>?")).json()
        page = (await api.get(f"/dashboard/answers/{asked['answer_id']}")).text
        assert "&lt;script&gt;" in page
        for said in ("Attempt 1", "citations", "Time by stage"):
            assert said in page
        for head in ("Step", "Began after (ms)", "Took (ms)", "Result"):
            assert f">{head}</th>" in page
        assert "<code>examine</code>" in page
        assert "accepted=true" in page
        assert "<strong>sources</strong>" in page, "a check is called what its receipt calls it"
        in_german = (await api.get(f"/dashboard/answers/{asked['answer_id']}", headers={"Accept-Language": "de"})).text
        assert "<strong>Quellen</strong>" in in_german
        assert "failed=" not in page, "what is empty says nothing"
        assert (await api.get("/dashboard/answers/nosuch")).status_code == 404


async def test_plots_are_of_the_range_and_platform_that_is_asked_for(tmp_path):
    async with in_process(tmp_path) as api:
        await api.ask()
        for query, drawn in (("", True), ("?days=1", True), ("?platform=web", True), ("?platform=terminal", False)):
            page = (await api.get(f"/dashboard{query}")).text
            assert ('aria-label="Questions by outcome: Answered' in page) is drawn, query
        assert (await api.get("/dashboard?days=9999")).status_code == 422


@pytest.mark.parametrize("place", PLACES)
async def test_what_stands_nowhere_yet_says_how_it_comes_to_be_there(tmp_path, place):
    async with in_process(tmp_path) as api:
        shown = (await api.get(f"/dashboard{place}", headers=HTML)).text
        assert "Nothing here" not in shown
        if place not in ("", "/documents"):
            assert re.search("stands? here|gather here|waits here", shown), "what, and how"


@pytest.mark.parametrize(
    ("path", "status", "said"),
    [
        ("/dashboard?days=abc", 422, "cannot be read: days."),
        ("/dashboard?days=0&platform=web", 422, "/dashboard?platform=web"),
        ("/dashboard/documents?find=" + "x" * 300, 422, "cannot be read: find."),
        ("/?answer=%20", 422, "cannot be read: answer."),
        ("/dashboard?platform=nosuch", 200, "There is no such platform"),
        ("/dashboard/gaps?status=nosuch", 200, "There is no such status"),
        ("/dashboard/suggestions?status=nosuch", 200, "There is no such status"),
        ("/dashboard/evaluations?before=x&now=y", 200, "cannot be read: before, now."),
    ],
)
async def test_what_an_address_asks_for_in_vain_is_named_with_what_to_do(tmp_path, path, status, said):
    async with in_process(tmp_path) as api:
        shown = await api.get(path, headers=HTML)
        assert (shown.status_code, said in shown.text) == (status, True), shown.text
        if status == 422:
            assert "Leave it out" in shown.text
            assert "schema" not in shown.text
        spoken = (await api.get(path, headers=HTML | {"Accept-Language": "de"})).text
        assert "Ohne das zeigt die Seite" in spoken or "Das gibt es nicht" in spoken


@pytest.mark.parametrize("code", [language.code for language in LANGUAGES])
async def test_states_stages_and_scopes_are_called_in_the_pages_language(tmp_path, code):
    spoken = Spoken(code)
    async with in_process(tmp_path) as api:
        await api.ask()
        headers = HTML | {"Accept-Language": code}
        seen = (await api.get("/dashboard", headers=headers)).text
        assert any(f">{spoken.term(status)}<" in seen for status in ("ready", "degraded"))
        for name in ("database", "index", "model", "work", "language model", "web search", "not configured"):
            assert f">{spoken.term(name)}<" in seen, name
        scopes = (await api.get("/dashboard/tokens", headers=headers)).text
        assert f'<option value="admin">{spoken.term("admin")}</option>' in scopes


def test_terms_are_the_same_in_every_language_and_none_is_left_in_english():
    names = [re.findall(r"(?:^|; )([^:;]+): ", say("page terms", one.code)) for one in LANGUAGES]
    assert all(one == names[0] for one in names)
    known = set(TASKS) | {
        "total",
        "cache",
        "retrieve",
        "tables",
        "facts",
        "web",
        *Gate,
        *get_args(Scope),
        *get_args(SubjectKind),
    }
    assert known <= set(names[0])
    for code in ("ko", "ja", "zh", "ar", "hi"):
        assert [name for name in names[0] if Spoken(code).term(name).isascii()] == []


async def test_a_browser_that_is_not_logged_in_gets_the_form_wherever_it_goes(tmp_path):
    async with in_process(tmp_path) as api:
        for path in ("/nowhere", "/c/%00"):
            page = await api.get(path, None, headers={"Accept": "text/html"})
            assert (page.status_code, page.headers["content-type"].partition(";")[0]) == (401, "text/html")
        assert (await api.get("/api/nowhere", None, headers={"Accept": "text/html"})).json()["error"]


async def test_what_was_typed_beside_a_wrong_expiry_stays_and_a_forms_address_leads_to_the_list(tmp_path):
    async with in_process(tmp_path) as api:
        given = {"name": "reports", "scope": "admin", "collections": "finance", "expires": "soon"}
        page = await api.client.post("/dashboard/tokens", data=given, headers=bearer(ADMIN))
        for value in ("reports", "finance", "soon"):
            assert f'value="{value}"' in page.text
        assert '<option value="admin" selected>' in page.text
        back = await api.get("/dashboard/documents/remove")
        assert (back.status_code, back.headers["location"]) == (303, "/dashboard/documents")


async def test_a_file_that_a_password_protects_is_read_with_the_one_of_the_form_which_no_address_bears(tmp_path):
    index = await corpus()
    given = {"index": index, "indexer": LibraryIndexer(index, None), "uploads": tmp_path / "uploads"}
    body = locked_pdf(["The safe is behind the picture of the sea."], "Über 9 %")
    async with in_process(tmp_path, **given) as api:
        for password, indexed in (("", False), ("wrong", False), ("Über 9 %", True)):
            headers = bearer(ADMIN) | ({"Errata-Password": quote(password)} if password else {})
            params = {"name": "safe.pdf"}
            said = await api.client.post("/dashboard/documents/upload", params=params, content=body, headers=headers)
            assert said.json()["indexed"] is indexed, said.text
            assert "`errata" not in said.text, "that is a command of the terminal"
            assert ("write it into the password field here" in said.text) is (not password)
        spoken = bearer(ADMIN) | {"Accept-Language": "de"}
        params = {"name": "other.pdf"}
        said = await api.client.post("/dashboard/documents/upload", params=params, content=body, headers=spoken)
        assert "Tragen Sie es hier in das Passwortfeld ein" in said.text
        assert 'type="password" data-password' in (await api.get("/dashboard/documents", headers=HTML)).text


METRICS = "metric,fiscal_year,end,value\nrevenue,2023,2023-12-31,12\nrevenue,2024,2024-12-31,15\nrevenue,2025,soon,9\n"


async def test_a_file_of_figures_is_imported_as_the_form_says_and_its_bad_rows_are_told(tmp_path):
    async with in_process(tmp_path, uploads=tmp_path / "uploads") as api:

        async def send(name, body=METRICS, **about):
            return await api.client.post(
                "/dashboard/figures/upload",
                params={"name": name} | about,
                content=body.encode(),
                headers=bearer(ADMIN) | {"Accept-Language": "de"},
            )

        said = (await send("Fir.csv", company="Fir AG", ticker="FIR", currency="EUR")).json()
        assert "said" in said, said
        assert said["said"].startswith("Fir.csv: aufgenommene Zeilen: 2, ausgelassen: 1")
        assert not said["indexed"], "what was left out is to stay told"
        page = (await api.get("/dashboard/figures", headers=HTML)).text
        assert "Fir AG" in page
        assert "31 Dec 2023 – 31 Dec 2024" in page
        assert ">company_metrics<" not in page.partition('id="listed"')[2], "tables are called as people call them"
        for name, about in (("..", {}), ("a.csv", {"collection": "no/ne"}), ("a.csv", {"currency": "?"})):
            assert (await send(name, **about)).status_code == 422
        which = {"collection": "default", "company": "Fir AG", "table": "company_metrics"}
        sure = (await form(api, "/figures/remove", **which)).text
        assert "Remove “Fir AG: " in sure
        assert "Fir AG" in (await api.get("/dashboard/figures")).text.partition('id="listed"')[2], "not by one press"
        gone = (await form(api, "/figures/remove", **which, sure="yes")).text
        kept = re.search('name="id" value="([0-9a-f]+)"', gone.partition('class="notice"')[2])[1]
        assert "no such figures" in (await form(api, "/figures/remove", **which, sure="yes")).text
        assert await SqlFacts(api.parts.database).holdings() == []
        back = (await form(api, "/figures/restore", id=kept)).text
        assert "31 Dec 2023 – 31 Dec 2024" in back
        assert "Recently removed" not in back
        held = await SqlFacts(api.parts.database).holdings()
        assert [(one.company, one.ticker, one.rows) for one in held] == [("Fir AG", "FIR", 2)]
        assert "any more" in (await form(api, "/figures/restore", id=kept)).text
        assert (await api.get("/dashboard/figures/remove")).status_code == 303
        unfit = await send("b.csv", "x,y\n1,2\n", company="Fir AG")
        assert (unfit.status_code, "Diese Spalten passen" in unfit.text) == (422, True)
        assert (await send("a.csv", table="secrets")).status_code == 422
        refused = await api.client.post(
            "/dashboard/figures/upload", params={"name": "a.csv"}, content=b"x", headers=bearer(await api.token("ada"))
        )
        assert refused.status_code == 403


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("`EUR 5`: <b>row</b>", "<code>EUR 5</code>: &lt;b&gt;row&lt;/b&gt;"),
        ("one ` alone", "one ` alone"),
        ("plain", "plain"),
        ("`a` and `<i>`", "<code>a</code> and <code>&lt;i&gt;</code>"),
    ],
)
def test_what_a_check_quotes_is_code_on_the_page_and_nothing_of_it_markup(said, shown):
    assert str(with_code(said)) == shown
