"""Who follows an address in a browser reads a page of what went wrong; programs read JSON as ever."""

import pytest

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


async def test_the_interface_of_programs_tells_a_browser_json(tmp_path):
    async with in_process(tmp_path) as api:
        assert (await api.get("/api/answers/nope", headers=HTML)).json()["error"]["type"]
