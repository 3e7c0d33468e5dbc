"""Who follows an address in a browser reads a page of what went wrong; programs read JSON as ever."""

import pytest

from core.errors import Overloaded
from tests.web_bench import in_process

HTML = {"Accept": "text/html,application/xhtml+xml"}


@pytest.mark.parametrize("path", ["/dashboard/answers/xx", "/nope", "/dashboard/nope"])
async def test_a_browser_sees_a_page_where_there_is_nothing(tmp_path, path):
    async with in_process(tmp_path) as api:
        shown = await api.get(path, headers={**HTML, "Accept-Language": "de"})
        assert (shown.status_code, shown.headers["content-type"].partition(";")[0]) == (404, "text/html")
        assert '{"error"' not in shown.text
        assert 'lang="de"' in shown.text
        told = await api.get(path, headers={"Accept": "application/json"})
        assert (told.status_code, told.json()["error"]["type"]) == (404, "not_found")


@pytest.mark.parametrize("path", ["/c/%00", "/c/a%00b", "/nope", "/dashboard/answers/%00"])
async def test_an_address_that_can_be_of_no_page_is_told_so_in_words(tmp_path, path):
    async with in_process(tmp_path) as api:
        shown = await api.get(path, headers=HTML)
        assert (shown.status_code, "There is no such page." in shown.text) == (404, True)
        assert "schema" not in shown.text


async def test_the_interface_of_programs_tells_a_browser_json(tmp_path):
    async with in_process(tmp_path) as api:
        assert (await api.get("/api/answers/nope", headers=HTML)).json()["error"]["type"]


GERMAN = {"Accept-Language": "de-DE,de;q=0.9"}


async def test_what_a_page_fetches_tells_what_went_wrong_in_the_language_of_its_browser(tmp_path):
    async with in_process(tmp_path) as api:
        told = await api.get("/fragments/answers/01ARZ3NDEKTSV4RRFFQ69G5FAV", headers=GERMAN)
        assert (told.status_code, told.headers["content-language"]) == (404, "de")
        assert told.json()["error"] == {
            "type": "not_found",
            "message": "Diese Antwort gibt es nicht.",
            "hint": "",
            "fields": [],
        }
        plain = await api.get("/fragments/answers/01ARZ3NDEKTSV4RRFFQ69G5FAV")
        assert plain.json()["error"]["message"] == "There is no such answer."
        page = await api.get("/fragments/answers/01ARZ3NDEKTSV4RRFFQ69G5FAV", headers={**HTML, **GERMAN})
        assert "Diese Antwort gibt es nicht." in page.text


async def test_a_body_that_is_too_large_is_refused_in_the_language_of_its_browser(tmp_path):
    async with in_process(tmp_path) as api:
        told = await api.post("/api/ask", {"question": "a" * 2_000_000}, headers=GERMAN)
        assert (told.status_code, told.json()["error"]["message"]) == (413, "Das Gesendete ist zu groß.")


async def test_a_stream_ends_with_what_went_wrong_in_the_language_of_its_browser(tmp_path):
    async def failing(question, report):
        raise Overloaded("Too much is open at once.", hint="Please try again in a minute.")

    async with in_process(tmp_path, answer=failing) as api:
        wants = {**GERMAN, "Accept": "text/event-stream"}
        heard = (await api.post("/api/ask", {"question": "How many?"}, headers=wants)).text
        assert "Zu viel ist auf einmal offen." in heard
        assert "Bitte versuchen Sie es in einer Minute noch einmal." in heard
