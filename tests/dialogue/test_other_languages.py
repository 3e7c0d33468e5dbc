"""Korean and German on both platforms: all that is said, asked back and pressed is in the asker's language."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from bots.languages import say
from bots.render.slack_blocks import CHOICE_ACTION
from core.clients.extractive import ExtractiveModel
from core.indexing.documents import Chunk, Document
from core.loop import answer
from core.reading.detection import language_of
from core.reading.phrases import say as core_say
from tests.dialogue.discord_talk import ORIGINAL, buttons, shown
from tests.dialogue.slack_talk import shown as shown_on_slack
from tests.dialogue.test_discord_engine import bot, heard, until_posted
from tests.dialogue.test_slack_engine import serving
from tests.fakes import kit_of
from tests.fakes_index import InMemoryIndex
from tests.unit.bots.test_english_left import left_in_english
from tests.unit.core.test_loop import corpus


@dataclass(frozen=True)
class Talk:
    """What is asked, followed up and not known in a language, over these documents."""

    code: str
    documents: tuple[str, ...]
    question: str
    told: str
    follow_up: str
    then_told: str
    unknown: str


KOREAN = Talk(
    "ko",
    ("정규직 직원의 연차는 1년에 15일입니다.", "인턴의 연차는 1년에 6일입니다.", "식당은 점심에만 운영합니다."),
    "정규직 연차는 며칠인가요?",
    "15일",
    "그럼 인턴은요?",
    "6일",
    "화성 탐사선의 발사 비용은 얼마인가요?",
)
GERMAN = Talk(
    "de",
    (
        "Für Angestellte beträgt der Urlaub 28 Tage im Jahr.",
        "Für Werkstudenten beträgt der Urlaub 20 Tage im Jahr.",
        "Die Kantine ist nur mittags geöffnet.",
    ),
    "Wie viel Urlaub gibt es für Angestellte?",
    "28 Tage",
    "Und für Werkstudenten?",
    "20 Tage",
    "Was kostete der Start der Marssonde?",
)
LOCALES = {"ko": "ko-KR", "de": "de-DE"}
"""What Slack calls these languages."""
TALKS = pytest.mark.parametrize("talk", [KOREAN, GERMAN], ids=["korean", "german"])


@dataclass(frozen=True)
class Choosing:
    """A question that two documents (by title) answer, each for what it is about, and the answers."""

    code: str
    question: str
    documents: dict[str, str]
    answers: tuple[str, str]


KOREAN_CHOICE = Choosing(
    "ko",
    "정박료는 얼마인가요?",
    {"부산항": "정박료는 하루에 41만 원입니다.", "인천항": "정박료는 하루에 97만 원입니다."},
    ("41만 원", "97만 원"),
)
GERMAN_CHOICE = Choosing(
    "de",
    "Wie viele Urlaubstage gibt es?",
    {"Handbuch Lissabon": "Es gibt 25 Urlaubstage im Jahr.", "Handbuch Porto": "Es gibt 28 Urlaubstage im Jahr."},
    ("25 Urlaubstage", "28 Urlaubstage"),
)
CHOOSING = pytest.mark.parametrize("choosing", [KOREAN_CHOICE, GERMAN_CHOICE], ids=["korean", "german"])


async def asked_back(choosing: Choosing):
    """Return an answerer over the documents of a question that is asked back."""
    index = InMemoryIndex()
    for n, (title, text) in enumerate(choosing.documents.items()):
        document = Document("default", f"d{n}.md", "md", f"h{n}", (), title=title)
        await index.replace_document(document, [Chunk(f"c{n}", text, text, f"t{n}", 0, 20, "test")], None)

    async def over_two_documents(question, report):
        return await answer(question, kit_of(ExtractiveModel(), index), report)

    return over_two_documents


async def answerer(talk: Talk):
    index = await corpus(*talk.documents)

    async def over_its_documents(question, report):
        return await answer(question, kit_of(ExtractiveModel(), index), report)

    return over_its_documents


@TALKS
async def test_slack_answers_a_question_and_a_follow_up_in_the_askers_language(slack_emulator, tmp_path, talk):
    slack = slack_emulator
    async with serving(slack, tmp_path, await answerer(talk)):
        asked = await slack.app_mention("C1", "U1", f"<@UBOT> {talk.question}")
        first = await slack.wait_call("chat.postMessage")
        said = shown_on_slack(first.args)
        assert talk.told in said
        assert say("answered", talk.code) in said
        assert say("sources", talk.code) in said
        assert say("why button", talk.code) in said
        thread = asked.payload["event"]["ts"]
        await slack.until(lambda: slack.sessions.get(("C1", thread), {}).get("status") == "active")
        await (await slack.message_channel("C1", "U1", talk.follow_up, thread_ts=thread)).acked()
        second = shown_on_slack((await slack.wait_call("chat.postMessage", n=2)).args)
        assert talk.then_told in second
        assert talk.told not in second


@TALKS
async def test_slack_says_in_the_askers_language_that_nothing_answers(slack_emulator, tmp_path, talk):
    slack = slack_emulator
    async with serving(slack, tmp_path, await answerer(talk)):
        await slack.app_mention("C1", "U1", f"<@UBOT> {talk.unknown}")
        said = shown_on_slack((await slack.wait_call("chat.postMessage")).args)
        assert core_say("refusal", talk.code)[:20] in said
        assert say("refused", talk.code) in said


@TALKS
async def test_slack_asks_what_was_wrong_in_the_language_of_the_answer(slack_emulator, tmp_path, talk):
    slack = slack_emulator
    async with serving(slack, tmp_path, await answerer(talk)):
        await slack.app_mention("C1", "U1", f"<@UBOT> {talk.question}")
        posted = await slack.wait_call("chat.postMessage")
        feedback = next(b for b in posted.args["blocks"] if b["type"] == "context_actions")["elements"][0]
        assert feedback["negative_button"]["text"]["text"] == say("bad answer", talk.code)
        action = {
            "type": "feedback_buttons",
            "action_id": feedback["action_id"],
            "value": feedback["negative_button"]["value"],
        }
        await (await slack.block_action("U2", "C1", posted.response["ts"], action)).acked()
        opened = await slack.wait_call("views.open")
        assert opened.args["view"]["title"]["text"] == say("reason title", talk.code)


@TALKS
async def test_discord_answers_and_refuses_in_the_askers_language(discord_emulator, tmp_path, talk):
    discord = discord_emulator
    async with bot(discord, tmp_path, await answerer(talk)) as services:
        await discord.message("alice", talk.question, mention=True)
        first = await heard(discord)
        assert talk.told in shown(first)
        assert say("answered", talk.code) in shown(first)
        assert say("why button", talk.code) in [b["label"] for b in buttons(first)]
        await until_posted(services)
        await discord.message("alice", talk.unknown, mention=True)
        second = shown(await heard(discord, n=2))
        assert core_say("refusal", talk.code)[:20] in second
        assert say("refused", talk.code) in second


@TALKS
def test_what_is_asked_tells_its_language(talk):
    assert language_of(talk.question) == language_of(talk.unknown) == talk.code


@TALKS
async def test_discord_goes_on_asks_what_was_wrong_and_helps_in_the_askers_language(discord_emulator, tmp_path, talk):
    discord = discord_emulator
    async with bot(discord, tmp_path, await answerer(talk)) as services:
        await discord.message("alice", talk.question, mention=True)
        first = await heard(discord)
        await until_posted(services)
        await discord.message("alice", talk.follow_up, channel=first["channel_id"])
        second = await heard(discord, n=2)
        assert talk.then_told in shown(second)
        bad = next(b for b in buttons(second) if b["label"] == say("bad", talk.code))
        await until_posted(services)
        where, told = second["channel_id"], second["id"]
        pressed = await discord.component(where, told, bad["custom_id"], user="bob", locale=talk.code)
        await pressed.settled()
        assert pressed.modal["title"] == say("reason title", talk.code)
        await discord.slash("help", locale=talk.code)
        helped = await discord.wait_call(ORIGINAL)
        assert say("intro hello", talk.code)[:10] in str(helped.body)


@TALKS
async def test_what_tells_no_language_is_refused_in_that_of_the_platform(discord_emulator, tmp_path, talk):
    discord = discord_emulator
    async with bot(discord, tmp_path, await answerer(talk)):
        asked = await discord.slash("ask", {"question": "PX-900?"}, locale=talk.code)
        await discord.wait_call(ORIGINAL)
        await discord.until(lambda: core_say("refusal", talk.code)[:20] in shown(asked.original), what="the refusal")
        assert say("refused", talk.code) in shown(asked.original)


@TALKS
async def test_slack_refuses_in_the_language_that_slack_is_set_to_where_no_text_tells_one(
    slack_emulator, tmp_path, talk
):
    slack = slack_emulator
    slack.users["U1"]["locale"] = LOCALES[talk.code]
    async with serving(slack, tmp_path, await answerer(talk)):
        await slack.app_mention("C1", "U1", "<@UBOT> PX-900?")
        said = shown_on_slack((await slack.wait_call("chat.postMessage")).args)
        assert core_say("refusal", talk.code)[:20] in said


@CHOOSING
@pytest.mark.parametrize("at", [0, 1])
async def test_slack_asks_back_in_the_askers_language_and_a_choice_pressed_is_answered_in_it(
    slack_emulator, tmp_path, choosing, at
):
    slack, titles = slack_emulator, list(choosing.documents)
    async with serving(slack, tmp_path, await asked_back(choosing)):
        asked = await slack.app_mention("C1", "U1", f"<@UBOT> {choosing.question}")
        back = await slack.wait_call("chat.postMessage")
        row = next(b for b in back.args["blocks"] if b["type"] == "actions")["elements"]
        assert core_say("which_one", choosing.code) in shown_on_slack(back.args)
        assert [e["text"]["text"] for e in row] == [*titles, say("none of these", choosing.code)]
        assert row[at]["action_id"].startswith(CHOICE_ACTION)
        action = {"type": "button", "action_id": row[at]["action_id"], "value": row[at]["value"]}
        await (await slack.block_action("U2", "C1", back.response["ts"], action)).acked()
        given = await slack.wait_call("chat.postMessage", n=2)
        said = shown_on_slack(given.args)
        assert given.args["thread_ts"] == asked.payload["event"]["ts"]
        assert choosing.answers[at] in said
        assert choosing.answers[1 - at] not in said
        assert say("answered", choosing.code) in said


@CHOOSING
@pytest.mark.parametrize("at", [0, 1])
async def test_discord_asks_back_in_the_askers_language_and_a_choice_pressed_is_answered_in_it(
    discord_emulator, tmp_path, choosing, at
):
    discord, titles = discord_emulator, list(choosing.documents)
    async with bot(discord, tmp_path, await asked_back(choosing)) as services:
        await discord.message("alice", choosing.question, mention=True)
        back = await heard(discord)
        assert core_say("which_one", choosing.code) in shown(back)
        assert [b["label"] for b in buttons(back)] == [*titles, say("none of these", choosing.code)]
        await until_posted(services)
        pressed = await discord.component(back["channel_id"], back["id"], buttons(back)[at]["custom_id"], user="bob")
        answered = choosing.answers[at]
        await discord.until(lambda: pressed.original and answered in shown(pressed.original), what="the answer")
        assert choosing.answers[1 - at] not in shown(pressed.original)
        assert say("answered", choosing.code) in shown(pressed.original)


@CHOOSING
async def test_a_choice_meant_by_its_name_is_answered_in_the_askers_language(slack_emulator, tmp_path, choosing):
    slack, titles = slack_emulator, list(choosing.documents)
    async with serving(slack, tmp_path, await asked_back(choosing)):
        asked = await slack.app_mention("C1", "U1", f"<@UBOT> {choosing.question}")
        await slack.wait_call("chat.postMessage")
        thread = asked.payload["event"]["ts"]
        await slack.until(lambda: slack.sessions.get(("C1", thread), {}).get("status") == "active")
        await (await slack.message_channel("C1", "U1", titles[1], thread_ts=thread)).acked()
        said = shown_on_slack((await slack.wait_call("chat.postMessage", n=2)).args)
        assert choosing.answers[1] in said
        assert say("answered", choosing.code) in said


@TALKS
async def test_slack_helps_in_the_language_that_slack_is_set_to(slack_emulator, tmp_path, talk):
    slack = slack_emulator
    slack.users["U1"]["locale"] = LOCALES[talk.code]
    async with serving(slack, tmp_path, await answerer(talk)):
        await (await slack.slash_command("U1", "C1", "/errata", "help")).acked()
        helped = shown_on_slack(await slack.until(lambda: _told_alone(slack), timeout=20.0, what="help"))
        assert say("intro hello", talk.code)[:10] in helped
        assert left_in_english(helped, talk.code) == []


@TALKS
async def test_slack_explains_a_command_without_a_question_in_the_language_that_it_is_set_to(
    slack_emulator, tmp_path, talk
):
    slack = slack_emulator
    slack.users["U1"]["locale"] = LOCALES[talk.code]
    async with serving(slack, tmp_path, await answerer(talk)):
        asked = await slack.slash_command("U1", "C1", "/ask", "")
        await asked.acked()
        assert language_of(asked.ack_payload["text"]) == talk.code
        assert left_in_english(asked.ack_payload["text"], talk.code) == []


def _told_alone(slack):
    """Return the first message to one person alone, if any."""
    ephemeral = [call.args for call in slack.calls_to("chat.postEphemeral")]
    return next(iter([*slack.response_url_posts, *ephemeral]), None)
