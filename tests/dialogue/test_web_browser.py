"""The pages in a real browser: log in, ask, look at the source, reject the answer, see the correction."""

from __future__ import annotations

import asyncio

import pytest

from core.ports import Progress
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
        assert page.complaints == []
        worker.cancel()


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
