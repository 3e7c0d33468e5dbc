"""The pages in a real browser: talks that are kept, named, shared, deleted; sources; corrections; what goes wrong."""

from __future__ import annotations

import asyncio
import json
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import update

from bots.channel_book import ChannelBook
from bots.indexer import LibraryIndexer
from bots.messages import Place
from core.model import Choice, Outcome
from core.ports import Progress
from storage.learning import gaps
from storage.learning.suggestions import Suggestion, suggest
from storage.tables.engine import WorkRow
from storage.tables.tokens import SessionRow
from tests.axe import violations
from tests.dialogue.web_browser import open_page
from tests.engine_bench import answer_to
from tests.fakes import question as asked
from tests.fakes_index import InMemoryIndex
from tests.web_bench import ADMIN, corpus, on_a_socket

pytestmark = pytest.mark.browser

HOSTILE = "<img src=x onerror='document.title=null'>"
RICH = f"""## Leave

> It is so [1].

1. First
   - inner

```sql
SELECT days, team;
```

| Team | Days |
|---|--:|
| a\\|b {HOSTILE} | **25** [1, 2] |

{"x" * 300} [elsewhere](https://evil.example)"""


CHOICES = (Choice("Leave in Oslo", "How many days of leave in Oslo?"), Choice("In Bergen", "And in Bergen?"))


class Talker:
    """Answers each question in its way; 28 days when looked at again."""

    async def __call__(self, question, report):
        report(Progress("drafting", attempt=1))
        if "which" in question.text:
            return answer_to(question, "Which one?", files=(), outcome=Outcome.UNCLEAR, choices=CHOICES)
        if "rich" in question.text:
            return answer_to(question, RICH, files=("handbook.md", "faq.md"))
        text = "You have **28 days** [1]." if question.retry else f"You have **25 days** [1]. {HOSTILE}"
        return answer_to(question, text, files=("handbook.md",))


@asynccontextmanager
async def logged_in(folder, at="/", **given):
    async with on_a_socket(folder, answer=Talker(), **given) as api, open_page(folder) as page:
        await page.look_like(1280, 800)
        await page.go(f"{api.client.base_url}{at}")
        await page.type("#token", ADMIN)
        await page.click("button.main")
        await page.seen("document.readyState === 'complete' && !document.querySelector('#token')")
        page.complaints.clear()  # the form itself came with a 401
        yield api, page


async def ask(page, text):
    answered = await page.js("document.querySelectorAll('.answer .mark').length")
    await page.type("#question", text)
    await page.click("#send")
    await page.seen(f"document.querySelectorAll('.answer .mark').length > {answered}")


async def reload(page, then):
    await page.js("window.former = true")
    await page.call("Page.reload")
    await page.seen(f"document.readyState === 'complete' && !window.former && {then}")


async def go(page, api, path):
    await page.call("Page.navigate", url=f"{api.client.base_url}{path}")
    await page.seen(f"document.readyState === 'complete' && location.pathname === '{path}'")


async def test_what_is_typed_and_not_sent_is_kept_for_its_conversation_until_it_is_sent(tmp_path):
    async with logged_in(tmp_path) as (api, page):
        written = "document.querySelector('#question').value"
        await page.type("#question", "Half a question")
        await reload(page, f"{written} === 'Half a question'")
        await page.click("#send")
        await page.seen("document.querySelectorAll('.answer .mark').length === 1")
        here = await page.js("location.pathname")
        await page.type("#question", "A second one")
        await go(page, api, "/")
        assert await page.js(written) == "", "it is of another conversation"
        await go(page, api, here)
        await page.seen(f"{written} === 'A second one'")
        await page.look_like(390, 844)
        await page.js(f"{written} = ''; document.querySelector('#question').dispatchEvent(new Event('input'))")
        assert await page.js("document.querySelector('.ask').offsetHeight + 8") <= 100, "one line, and a row below"
        await reload(page, f"{written} === ''")
        await page.type("#question", "Private")
        await page.js("document.querySelector('form[action=\"/session/end\"]').requestSubmit()")
        await page.seen("document.querySelector('#token')")
        assert await page.js("sessionStorage.length") == 0


async def test_what_is_said_against_an_answer_stands_as_a_turn_live_and_when_the_page_is_loaded_anew(tmp_path):
    async with logged_in(tmp_path) as (api, page):
        worker = asyncio.create_task(settling(api.bench))
        await ask(page, "How many days of leave?")
        await page.type("#question", "no, it is 28 days")
        await page.click("#send")
        await page.seen("document.querySelector('.answer strong')?.textContent === '28 days'")
        turns = "[...document.querySelectorAll('.asked')].map(one => one.innerText).join('|')"
        for _ in ("live", "loaded anew"):
            assert await page.js(turns) == "How many days of leave?|no, it is 28 days"
            assert await page.js("document.querySelectorAll('.answer').length") == 1, "what stands, once"
            assert await page.js("document.querySelector('#title').innerText") == "How many days of leave?"
            await reload(page, "document.querySelectorAll('.answer').length")
        worker.cancel()


async def network(page, *, there):
    speed = dict.fromkeys(("downloadThroughput", "uploadThroughput"), -1 if there else 0)
    await page.call("Network.emulateNetworkConditions", offline=not there, latency=0, **speed)


async def settling(bench):
    """Do what a worker would, for as long as the test lasts."""
    while True:
        await bench.settle()
        await asyncio.sleep(0.02)


NOTHING_COVERED = """(() => {
    const composer = document.querySelector('.ask').getBoundingClientRect();
    const talk = document.querySelector('.talk').getBoundingClientRect();
    return talk.bottom <= composer.top && composer.bottom <= innerHeight;
})()"""


FORM_IN_SIGHT = """(() => {
    const form = [...document.querySelectorAll('.why')].find((one) => !one.hidden).getBoundingClientRect();
    return form.bottom <= document.querySelector('.ask').getBoundingClientRect().top;
})()"""


async def test_ten_conversations_are_kept_found_named_shared_corrected_and_deleted(tmp_path):
    async with logged_in(tmp_path) as (api, page):
        worker = asyncio.create_task(settling(api.bench))
        for number in range(10):
            await go(page, api, "/")
            await ask(page, f"Question {number}: how many days of leave?")
            if number < 9:
                await ask(page, "And the rich one?" if number == 0 else f"And {number} more?")
            assert await page.js(NOTHING_COVERED)
        here = await page.js("location.pathname")
        assert here.startswith("/c/")
        listed = "[...document.querySelectorAll('#list a')].map(link => link.innerText)"
        await page.seen(f"{listed}.length === 10")
        # Its page is the conversation, whoever loads it anew.
        await page.call("Page.reload")
        await page.seen("document.querySelectorAll('.exchange').length === 1")
        await page.js("document.querySelector('[data-again]').value = 'crag'")
        await page.js("document.querySelector('[data-again]').dispatchEvent(new Event('change', {bubbles: true}))")
        await page.seen("document.querySelectorAll('.answer .mark').length === 2")
        # So is the address of one answer, from Slack or a mail.
        linked = await page.js("document.querySelector('.answer').dataset.answer")
        await page.call("Page.navigate", url=f"{api.client.base_url}/?answer={linked}")
        await page.seen(
            "document.querySelectorAll('.exchange').length === 1 && document.querySelector('.receipt').open"
        )
        await go(page, api, here)
        assert await page.js("document.querySelector('#title').innerText") == "Question 9: how many days of leave?"
        await page.type("#find", "Question 4")
        await page.seen("document.querySelectorAll('#list a').length === 1")
        # A name, and a link for others.
        await page.click("[data-act=rename]")
        await page.js("document.querySelector('#new-title').value = ''")
        await page.type("#new-title", "Leave, settled")
        await page.press_enter()
        await page.seen("document.querySelector('#title').innerText === 'Leave, settled'")
        await page.click("[data-act=share]")
        await page.seen("document.querySelector('#link').value.includes('/shared/')")
        shared = (await page.js("document.querySelector('#link').value")).partition("/shared/")[2]
        await page.press_enter()
        await page.seen("!document.querySelector('#share').open")
        other = await api.token("bob")
        assert "Leave, settled" in (await api.get(f"/shared/{shared}", other)).text
        assert (await api.get(here, other)).status_code == 404, "its own address is its owner's alone"
        # A thumbs-down with its reason is corrected where it stands.
        await page.click(".down")
        assert await page.js(FORM_IN_SIGHT)
        await page.type("textarea[name=reason]", "It is 28 days")
        await page.press_enter()
        await page.seen("document.querySelector('.answer strong')?.textContent === '28 days'")
        assert "25 became 28" in await page.js("document.querySelector('.answer .note').innerText")
        await page.click(".answer .cite")
        await page.seen("document.querySelector('#panel').open && document.querySelector('#panel .quote').innerText")
        assert await page.js("document.querySelector('#panel mark').innerText") == "Text."
        # Its address is one to send, and in a tab of its own it is a page that leads back.
        linked = await page.js("location.href")
        assert f"{here}?answer=" in linked
        assert linked.endswith("&source=1")
        await reload(page, "document.querySelector('#panel').open")
        there = linked.partition(str(api.client.base_url).rstrip("/"))[2]
        assert "Text." not in (await api.get(there, await api.token("eve", "ask", ["none-of-it"]))).text
        assert 'class="exchange"' in (await api.get(there, other)).text
        await page.call("Page.navigate", url=await page.js("document.querySelector('.sources a').href"))
        await page.seen("document.readyState === 'complete' && document.querySelector('main.board .quote')")
        assert await violations(page) == []
        await page.click("nav a")
        await page.seen("document.querySelector('#panel')?.open")
        assert await page.js("location.pathname") == here
        await page.click("#panel [data-close]")
        await page.seen("location.search === ''")
        await page.click("[data-act=delete]")
        await page.press_enter()
        await page.seen("!document.querySelector('#delete').open")
        assert await page.js("location.pathname") == here, "Enter deletes nothing"
        await page.click("[data-act=delete]")
        await page.click("#delete .danger")
        await page.seen(f"location.pathname === '/' && document.readyState === 'complete' && {listed}.length === 9")
        assert (await api.get(here)).status_code == 404
        assert (await api.get(f"/shared/{shared}", other)).status_code == 404
        assert [line for line in page.complaints if "404" not in line] == []
        worker.cancel()


async def test_what_answers_are_written_with_is_drawn_harmless_and_no_wider_than_a_phone(tmp_path):
    async with logged_in(tmp_path) as (_, page):
        await page.look_like(390, 780, "dark")
        await ask(page, f"The rich one {'y' * 300}")
        grid = "[...document.querySelectorAll('.answer tr')].map(row => [...row.children].map(cell => cell.innerText))"
        assert await page.js(grid) == [["Team", "Days"], [f"a|b {HOSTILE}", "25\u00a012"]]
        assert await page.js("document.querySelector('.answer pre .hl-k').innerText") == "SELECT"
        assert await page.js("document.querySelector('.answer ol ul li').innerText") == "inner"
        assert await page.js("!!document.querySelector('.answer blockquote .cite, .answer .code-head .copy')")
        assert not await page.js("!!document.querySelector('.answer img, .answer a[href*=evil]')")
        assert await page.js("document.documentElement.scrollWidth <= innerWidth")
        assert await page.js(NOTHING_COVERED)
        assert await violations(page) == []
        await page.click(".answer .cite")
        await page.seen("document.querySelector('#panel').matches(':modal')")
        assert await violations(page) == []
        await page.click("#panel [data-close]")
        await page.click("#side-open")
        await page.click("[data-theme-switch]")
        assert await page.js("document.documentElement.dataset.theme") == "light"
        assert await violations(page) == []
        await page.look_like(1280, 800)
        assert await violations(page) == []
        assert page.complaints == []


async def test_an_open_source_goes_over_the_conversation_where_the_window_gets_narrow_and_back(tmp_path):
    async with logged_in(tmp_path) as (_, page):
        await ask(page, "How many days of leave?")
        await page.click(".answer .cite")
        modal, there = "document.querySelector('#panel').matches(':modal')", "document.querySelector('#panel').open"
        for width, is_modal in ((1280, False), (390, True), (1280, False), (390, True)):
            await page.look_like(width, 800)
            await page.seen(f"{there} && {modal} === {str(is_modal).lower()}")
            assert await page.js("document.body.classList.contains('with-panel')") is not is_modal
            assert await page.js("location.search.includes('source=1')")
        await page.click("#panel [data-close]")
        await page.seen(f"!({there}) && location.search === ''")
        assert page.complaints == []


async def test_who_is_asked_back_presses_what_is_meant_and_an_empty_library_says_so(tmp_path):
    async with logged_in(tmp_path, index=InMemoryIndex()) as (_, page):
        assert "nothing yet that I may read" in await page.js("document.querySelector('#welcome').innerText")
        assert await page.js("!!document.querySelector('#welcome a[href=\"/dashboard/documents\"]')")
        await ask(page, "which days of leave?")
        assert await page.js("[...document.querySelectorAll('.answer .choices button')].map(one => one.innerText)") == [
            "Leave in Oslo",
            "In Bergen",
            "None of these",
        ]
        assert await violations(page) == []
        await page.click(".answer .choices button")
        await page.seen("document.querySelectorAll('.answer .mark').length === 2")
        asked = await page.js("[...document.querySelectorAll('.asked')].map(one => one.innerText)")
        assert asked[1] in {"How many days of leave in Oslo?", "Leave in Oslo"}


async def test_who_may_only_ask_sees_the_whole_button_on_a_phone(tmp_path):
    async with on_a_socket(tmp_path, answer=Talker()) as api, open_page(tmp_path) as page:
        await page.look_like(360, 800)
        await page.go(f"{api.client.base_url}/")
        await page.type("#token", await api.token("ana", "ask", ("default", "hr")))
        await page.click("button.main")
        await page.seen("document.readyState === 'complete' && !!document.querySelector('#collection')")
        assert await page.js("document.documentElement.scrollWidth") <= 360
        assert await page.js("document.querySelector('#send').getBoundingClientRect().right") <= 360


SHOWN = "(of => document.querySelector(of).checkVisibility())"


async def test_on_a_phone_menus_fold_and_open_and_without_a_script_they_are_open(tmp_path):
    async with logged_in(tmp_path) as (api, page):
        await ask(page, "How many days of leave?")
        for path, opener, folded in (
            (await page.js("location.pathname"), "#acts-open", "#acts"),
            ("/dashboard", ".folds", "#places"),
        ):
            await go(page, api, path)
            await page.look_like(1280, 800)
            assert [await page.js(f"{SHOWN}({at!r})") for at in (opener, folded)] == [False, True]
            await page.look_like(390, 844)
            assert [await page.js(f"{SHOWN}({at!r})") for at in (opener, folded)] == [True, False]
            await page.click(opener)
            assert await page.js(f"{SHOWN}({folded!r})")
            assert await page.js(f"document.querySelector({opener!r}).getAttribute('aria-expanded')") == "true"
            assert await page.js("document.documentElement.scrollWidth <= innerWidth")
            assert await violations(page) == []
        await page.js("document.documentElement.classList.remove('scripted')")
        assert await page.js(f"{SHOWN}('#places')")


IN_THE_MIDDLE = """(() => {
    const form = document.querySelector('form').getBoundingClientRect();
    return Math.abs(form.left + form.right - innerWidth) < 2;
})()"""
NOTHING_CUT = "[...document.querySelectorAll('.card')].every(card => card.scrollWidth <= card.clientWidth)"


async def test_who_leaves_is_out_and_whose_session_or_server_is_gone_is_told_and_keeps_the_question(tmp_path):
    async with logged_in(tmp_path) as (api, page):
        await page.click("form[action='/session/end'] button")
        await page.seen("document.querySelector('#token')")
        assert await page.js(IN_THE_MIDDLE)
        assert await violations(page) == []
        await page.type("#token", ADMIN)
        await page.click("button.main")
        await page.type("#question", "How many days of leave do I get?")
        past = update(SessionRow).values(seen_at=0.0)
        await api.parts.database.run(lambda session: session.connection().execute(past))
        await page.click("#send")
        await page.seen("document.querySelector('.failed a')?.innerText === 'Log in again'")
        assert "expired" in await page.js("document.querySelector('.failed').innerText")
        assert await page.js("document.querySelector('#question').value") == "How many days of leave do I get?"
        await network(page, there=False)
        await page.click("#send")
        await page.seen("document.querySelector('.exchange:last-child .failed')?.innerText.includes('be reached')")
        await network(page, there=True)
        await page.call("Page.navigate", url=f"{api.client.base_url}/dashboard")
        await page.seen("document.querySelector('.complaint')?.innerText.includes('expired')")


async def test_a_question_that_is_refused_for_now_stands_where_it_was_typed_with_the_time_to_wait(tmp_path):
    async with logged_in(tmp_path, settings={"questions_per_minute": 1}) as (_, page):
        await ask(page, "In which town?")
        await page.click("[data-ask]")
        await page.seen("document.querySelector('.failed')?.innerText.match(/again in \\d+ s/)")
        assert await page.js("document.querySelector('#question').value") == "Leave in Oslo"
        assert not await page.js("document.querySelector('[data-ask]').disabled")
        await page.js("document.querySelector('#question').value = ''")
        await page.type("#question", "How many days?\nOf leave?")
        await page.click("#send")
        await page.seen("document.querySelectorAll('.failed').length === 2")
        assert await page.js("document.querySelector('#question').value") == "How many days?\nOf leave?"
        await reload(page, "document.querySelector('#question').value === 'How many days?\\nOf leave?'")


async def test_a_thumb_that_is_pressed_again_takes_its_vote_back(tmp_path):
    async with logged_in(tmp_path) as (api, page):
        worker = asyncio.create_task(settling(api.bench))
        await ask(page, "How many days of leave?")
        pressed = "[...document.querySelectorAll('[data-vote]')].map(one => one.getAttribute('aria-pressed')).join()"
        told = "document.querySelector('.told').innerText"
        await page.click(".up")
        await page.seen(f"{pressed} === 'true,false' && {told} === 'Thank you.'")
        await page.click(".up")
        await page.seen(f"{pressed} === 'false,false' && {told} === 'Your vote is taken back.'")
        await api.bench.settle()
        await reload(page, f"{pressed} === 'false,false'")
        assert await page.js("document.querySelector('.why').hidden")
        worker.cancel()


PAGES = (
    *("", "/documents", "/figures", "/feedback", "/gaps", "/suggestions", "/evaluations", "/jobs", "/tokens"),
    "/channels",
)
CHANNEL = Place("slack", "C0123ABCD", "T1")
BOTH_WAYS = ((1280, "light"), (390, "dark"))
DROP = """((name, text) => {
    const carried = new DataTransfer();
    carried.items.add(new File([text], name));
    document.querySelector('#drop').dispatchEvent(new DragEvent('drop', {dataTransfer: carried, bubbles: true}));
})"""
HOLIDAYS = ("holidays.md", "# Holidays\n\nThe office is closed on 24 December.")
REVENUE = ("fir.csv", "metric,fiscal_year,end,value\nrevenue,2024,2024-12-31,150\nrevenue,2025,soon,9\n")


def what_waits_for_an_operator(session):
    """A question that was not answered, what somebody supplied, a job that was given up."""
    session.add(
        WorkRow(id="job:x:0", lane="jobs", name="index.file", body='{"path": "a.md"}', state="dead", error="no")
    )
    gaps.note(session, answer_to(asked("May I bring a dog?"), files=("handbook.md",)), "insufficient_evidence")
    said = {"kind": "correction", "content": "Since January everybody gets 31 days of leave."}
    suggest(session, Suggestion("abcdef1", "evidence.inject", "a1", said, author="slack:T1:U2", question="How much?"))


async def changes_a_channel(page, api):
    """Every setting is a field with what it can be; one button keeps what was changed."""
    await go(page, api, "/dashboard/channels")
    await page.click("details.settings summary")
    await page.js("document.querySelector('select[name=reply]').value = 'all'")
    await page.js("document.querySelector('input[name=unasked_above]').value = ''")
    await page.type("input[name=unasked_above]", "80 %")
    for width, scheme in BOTH_WAYS:
        await page.look_like(width, 800, scheme)
        assert await violations(page) == []
        assert await page.js(NOTHING_CUT)
    await page.look_like(1280, 800)
    await page.click("details.settings button")
    await page.seen("document.querySelector('.notice')?.innerText.includes('reply = all')")
    settings = await ChannelBook(api.parts.database).settings(CHANNEL)
    assert (settings.mode, settings.reply, settings.unasked_above) == ("crag", "all", 0.8)


async def decides(page, api, path, click, then):
    await go(page, api, f"/dashboard{path}")
    await page.click(click)
    await page.seen(f"document.querySelector('.notice')?.innerText.includes({then!r})")


async def test_operators_see_what_happened_decide_and_add_remove_and_bring_back_documents(tmp_path):
    index = await corpus()
    given = {"index": index, "indexer": LibraryIndexer(index, None), "uploads": tmp_path / "uploads"}
    async with logged_in(tmp_path, "/dashboard", **given) as (api, page):
        await api.ask()
        await api.parts.database.run(what_waits_for_an_operator)
        await ChannelBook(api.parts.database).change(CHANNEL, "U1", {"mode": "crag"})
        for path in PAGES:
            await go(page, api, f"/dashboard{path}")
            for width, scheme in BOTH_WAYS:
                await page.look_like(width, 800, scheme)
                assert await violations(page) == []
                assert await page.js("document.documentElement.scrollWidth <= innerWidth"), path
                assert await page.js(NOTHING_CUT), path
        await page.look_like(1280, 800)
        await go(page, api, "/dashboard")
        assert await page.js("document.querySelectorAll('svg.plot .tick').length > 3")
        cells = "document.querySelector('.latest tbody tr').cells"
        await page.js(f"{cells}[0].innerText = 'y'.repeat(400)")
        assert await page.js(NOTHING_CUT)
        assert await page.js(f"[...{cells}].slice(1).every(cell => cell.offsetHeight && cell.clientWidth > 40)")
        await page.click(".latest a[href^='/dashboard/answers/']")
        await page.seen("document.querySelector('h1')?.innerText === 'Trace'")
        for width, scheme in BOTH_WAYS:
            await page.look_like(width, 800, scheme)
            assert await violations(page) == []
            assert await page.js(NOTHING_CUT)
        await page.look_like(1280, 800)
        # A gap is answered by its only admin, a correction approved, a job done after all.
        await go(page, api, "/dashboard/gaps")
        await page.click("summary")
        await page.type("textarea[name=content]", "Dogs may come along on Fridays.")
        await page.js("document.querySelector('details select[name=collection]').value = 'default'")
        await page.click("details input[name=waive]")
        assert await violations(page) == []
        await page.click("[value=answer]")
        await page.seen("document.querySelector('.notice')?.innerText.includes('applied')")
        await go(page, api, "/dashboard/suggestions")
        await page.js("document.querySelector('select[name=collection]').value = 'default'")
        await page.click("[value=approve]")
        await page.seen("document.querySelector('.notice')?.innerText.includes('applied')")
        assert {entry.file_type for entry in await index.documents()} == {"md", "answer", "correction"}
        await changes_a_channel(page, api)
        await decides(page, api, "/jobs", ".acting button", "is tried again")
        await api.bench.settle()
        assert api.bench.state("job:x:0") == "done"
        await go(page, api, "/dashboard/figures")
        await page.type("input[name=company]", "Fir AG")
        await page.js(f"{DROP}(...{json.dumps(REVENUE)})")
        await page.seen("document.querySelector('#listed').innerText.includes('Fir AG')")
        assert "rows added: 1, left out: 1" in await page.js("document.querySelector('#sent').innerText")
        assert await violations(page) == []
        await go(page, api, "/dashboard/documents")
        await page.js(f"{DROP}(...{json.dumps(HOLIDAYS)})")
        listed = "document.querySelector('.stack').innerText.includes('holidays.md')"
        await page.seen(listed)
        await page.click("[aria-label='Remove: holidays.md']")
        await page.seen("document.querySelector('.danger') && document.activeElement?.innerText === 'Cancel'")
        assert await violations(page) == []
        await page.press_enter()
        await page.seen(f"!document.querySelector('.danger') && {listed}")
        await page.click("[aria-label='Remove: holidays.md']")
        await page.click(".danger")
        await page.seen("document.querySelector('.notice')?.innerText.includes('was removed.')")
        assert "holidays.md" not in [entry.path for entry in await index.documents()]
        await page.click("[aria-label='Bring back: holidays.md']")
        await page.seen(f"!document.querySelector('[aria-label^=\"Bring back\"]') && {listed}")
        assert page.complaints == []
