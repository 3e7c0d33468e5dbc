"""The pages in a real browser: log in, ask, look at the source, reject the answer, see the correction."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import update

from core.ports import Progress
from storage.tables.tokens import SessionRow
from tests.dialogue.web_browser import open_page
from tests.engine_bench import answer_to
from tests.web_bench import ADMIN, on_a_socket

pytestmark = pytest.mark.browser

HOSTILE = "<img src=x onerror='document.title=null'>"


class TwoAnswers:
    """First 25 days, and 28 when looked at again."""

    async def __call__(self, question, report):
        report(Progress("drafting", attempt=1))
        text = "You have **28 days** [1]." if question.retry else f"You have **25 days** [1]. {HOSTILE}"
        return answer_to(question, text, files=("handbook.md",))


async def settling(bench):
    """Do what a worker would, for as long as the test lasts."""
    while True:
        await bench.settle()
        await asyncio.sleep(0.02)


async def test_a_question_is_asked_answered_with_its_source_rejected_and_corrected(tmp_path):
    async with on_a_socket(tmp_path, answer=TwoAnswers()) as api, open_page(tmp_path) as page:
        worker = asyncio.create_task(settling(api.bench))
        await page.go(str(api.client.base_url))
        await page.type("#token", ADMIN)
        await page.click("button.main")
        await page.seen("document.readyState === 'complete' && document.querySelector('#question')")
        page.complaints.clear()  # the form itself came with a 401
        await page.type("#question", "How many days of leave do I get?")
        await page.click("#send")
        await page.seen("document.querySelector('.answer strong')?.textContent === '25 days'")
        assert HOSTILE in await page.js("document.querySelector('.answer').innerText")
        await page.click(".cite")
        await page.seen("document.querySelector('.source.shown .quote').innerText === 'Text.'")
        await page.click(".down")
        await page.type("input[name=reason]", "It is 28 days")
        await page.click(".votes form button")
        await page.seen("document.querySelector('.answer strong')?.textContent === '28 days'")
        note = await page.js("document.querySelector('.note').innerText")
        assert "25 became 28" in note
        assert await page.js("document.title") == "Errata"
        await page.type("#question", "What can you do?")
        await page.click("#send")
        await page.seen("document.querySelectorAll('.answer').length === 2")
        assert await page.js("document.querySelectorAll('.votes').length") == 1
        assert page.complaints == []
        worker.cancel()


class TableAnswer:
    """An answer with a table, two citations in one mark, and a word longer than any window."""

    async def __call__(self, question, report):
        table = f"| Team | Days |\n|---|:--:|\n| a\\|b {HOSTILE} | **25** [1, 2] |\n| support |"
        return answer_to(question, f"{'x' * 300}\n\n{table}\nThat is all [2].", files=("handbook.md", "faq.md"))


async def test_tables_and_shared_citations_are_drawn_and_nothing_is_wider_than_a_phone(tmp_path):
    async with on_a_socket(tmp_path, answer=TableAnswer()) as api, open_page(tmp_path) as page:
        await page.look_like(400, 800, "dark")
        await page.go(str(api.client.base_url))
        await page.type("#token", ADMIN)
        await page.click("button.main")
        await page.type("#question", f"How many days? {'y' * 300}")
        await page.click("#send")
        await page.seen("document.querySelector('.answer table')")
        grid = "[...document.querySelectorAll('.answer tr')].map(row => [...row.children].map(cell => cell.innerText))"
        rows = await page.js(grid)
        assert rows == [["Team", "Days"], [f"a|b {HOSTILE}", "25 12"], ["support", ""]]
        assert await page.js("[...document.querySelectorAll('.cite')].map(cite => cite.innerText)") == ["1", "2", "2"]
        assert await page.js("document.querySelector('.answer p:last-of-type').innerText.startsWith('That is all')")
        assert await page.js("document.documentElement.scrollWidth <= innerWidth")
        await page.look_like(1280, 800)
        await page.call("Page.navigate", url=f"{api.client.base_url}/dashboard")
        await page.seen("document.readyState === 'complete' && document.querySelector('.latest')?.offsetParent")
        assert await page.js(
            "document.querySelector('.latest').scrollWidth <= document.querySelector('.full').clientWidth"
        )


async def test_the_dashboard_leads_to_a_receipt(tmp_path):
    async with on_a_socket(tmp_path, answer=TwoAnswers()) as api, open_page(tmp_path) as page:
        await api.ask()
        await page.go(f"{api.client.base_url}/dashboard")
        await page.type("#token", ADMIN)
        await page.click("button.main")
        await page.seen("document.querySelector('.latest a')")
        page.complaints.clear()
        await page.click(".latest a")
        await page.seen("document.querySelector('.receipt')?.open")
        assert page.complaints == []


async def test_who_leaves_is_out_and_whose_session_expires_is_told_and_keeps_the_question(tmp_path):
    async with on_a_socket(tmp_path, answer=TwoAnswers()) as api, open_page(tmp_path) as page:
        await page.go(str(api.client.base_url))
        await page.type("#token", ADMIN)
        await page.click("button.main")
        await page.click("form[action='/session/end'] button")
        await page.seen("document.querySelector('#token')")
        await page.type("#token", ADMIN)
        await page.click("button.main")
        await page.type("#question", "How many days of leave do I get?")
        past = update(SessionRow).values(seen_at=0.0)
        await api.parts.database.run(lambda session: session.connection().execute(past))
        await page.click("#send")
        await page.seen("document.querySelector('.failed a')?.innerText === 'Log in again'")
        assert "expired" in await page.js("document.querySelector('.failed').innerText")
        assert await page.js("document.querySelector('#question').value") == "How many days of leave do I get?"
        await page.call("Page.navigate", url=f"{api.client.base_url}/dashboard")
        await page.seen("document.querySelector('.complaint')?.innerText.includes('expired')")
