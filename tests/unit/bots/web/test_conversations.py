"""Conversations of a token: listed, searched, named, shared, resumed as a page, and deleted; nobody else's are."""

from __future__ import annotations

from core.model import Attempt, Draft
from tests.engine_bench import answer_to
from tests.fakes_index import InMemoryIndex
from tests.web_bench import LEAVE, corpus, in_process

HTML = {"Accept": "text/html"}


async def change(api, name, body, token):
    return await api.client.patch(f"/api/conversations/{name}", json=body, headers={"Authorization": f"Bearer {token}"})


async def titles(api, token, find=""):
    found = (await api.get("/api/conversations", token, params={"find": find})).json()["conversations"]
    return [one["title"] for one in found]


async def test_they_are_listed_latest_first_searched_and_named(tmp_path):
    async with in_process(tmp_path) as api:
        ada, bob = await api.token("ada"), await api.token("bob")
        for name in ("first", "second"):
            await api.ask(f"How many days of leave, {name}?", ada, conversation_id=name)
        assert await titles(api, ada) == ["How many days of leave, second?", "How many days of leave, first?"]
        assert await titles(api, ada, "FIRST") == ["How many days of leave, first?"]
        assert await titles(api, ada, "28 days") == await titles(api, ada), "answers are searched, too"
        assert await titles(api, ada, "%") == [], "a sign of the database's is a sign"
        renamed = await change(api, "first", {"title": " Leave\nsettled "}, ada)
        assert (renamed.status_code, renamed.json()["title"]) == (200, "Leave settled")
        assert await titles(api, ada, "settled") == ["Leave settled"]
        assert await titles(api, bob) == []
        for body in ({"title": "x"}, {"shared": True}):
            assert (await change(api, "first", body, bob)).status_code == 404
        assert (await change(api, "first", {"title": "x" * 121}, ada)).status_code == 422


async def test_a_conversation_is_called_by_what_was_first_asked_in_it_and_a_greeting_asks_nothing(tmp_path):
    async def answered(question, report):
        greets = question.text in ("hello", "thank you")
        drafted = () if greets else (Attempt(1, Draft("28 days [1].")),)
        return answer_to(question, "Hello!" if greets else "28 days [1].", attempts=drafted)

    async with in_process(tmp_path, answer=answered) as api:
        ada = await api.token()
        for text, title in (
            ("hello", "hello"),
            ("How many days of leave?", "How many days of leave?"),
            ("And for interns?", "How many days of leave?"),
            ("thank you", "How many days of leave?"),
        ):
            await api.ask(text, ada, conversation_id="talk")
            assert await titles(api, ada) == [title]
        assert f'<h1 id="title" dir="auto">{title}</h1>' in (await api.get("/c/talk", ada, headers=HTML)).text


async def test_what_is_shared_is_read_as_far_as_its_reader_may_and_is_gone_when_it_is_deleted(tmp_path):
    async with in_process(tmp_path, index=await corpus(default=LEAVE)) as api:
        ada, bob, other = await api.token("ada"), await api.token("bob"), await api.token("eve", collections=["board"])
        asked = (await api.ask("How many days of leave?", ada, conversation_id="talk")).json()
        source = f"/fragments/answers/{asked['answer_id']}/sources/1"
        assert (await api.get(source, bob)).status_code == 404
        page = (await change(api, "talk", {"shared": True}, ada)).json()["shared_at"]
        read = await api.get(page, bob, headers=HTML)
        assert (read.status_code, "28 days" in read.text, 'id="form"' in read.text) == (200, True, False)
        assert "<mark>" in (await api.get(source, bob)).text
        narrow = await api.get(page, other, headers=HTML)
        assert ("28 days" in narrow.text, "may not read" in narrow.text) == (False, True)
        assert (await api.get(source, other)).status_code == 404
        assert (await api.get("/c/talk", ada, headers=HTML)).status_code == 200
        await change(api, "talk", {"shared": False}, ada)
        assert (await api.get(page, bob, headers=HTML)).status_code == 404
        gone = await api.client.delete("/api/conversations/talk", headers={"Authorization": f"Bearer {ada}"})
        assert gone.status_code == 204
        assert (await api.get("/c/talk", ada, headers=HTML)).status_code == 404
        assert (await api.get(f"/api/answers/{asked['answer_id']}", ada)).status_code == 404
        assert await titles(api, ada) == []


async def test_the_page_is_in_the_browsers_language_and_the_login_form_too(tmp_path):
    async with in_process(tmp_path) as api:
        for asked, code, direction in (("ar", "ar", "rtl"), ("sv, ja;q=0.5", "ja", "ltr"), ("x;q=y,,", "en", "ltr")):
            page = await api.get("/", headers=HTML | {"Accept-Language": asked})
            assert f'<html lang="{code}" dir="{direction}">' in page.text
        form = await api.client.get("/c/talk", headers=HTML | {"Accept-Language": "fr"})
        assert (form.status_code, "Votre jeton" in form.text) == (401, True)
        assert 'name="to" value="/c/talk"' in form.text, "back to where one wanted to be"
        away = await api.client.post("/session", data={"token": "x", "to": "//evil.example"})
        assert 'value="/"' in away.text


async def test_the_page_says_in_words_that_there_is_nothing_to_read_and_that_no_model_answers(tmp_path):
    async with in_process(tmp_path, index=InMemoryIndex(), settings={"openai_api_key": None}) as api:
        page = (await api.get("/", headers=HTML)).text
        for said in ("There is nothing yet that I may read", "Add documents", "No language model is set up"):
            assert said in page
        assert "samples" not in page
    async with in_process(tmp_path, trouble=lambda: "down") as api:
        assert "can&#39;t be reached" in (await api.get("/", headers=HTML)).text
