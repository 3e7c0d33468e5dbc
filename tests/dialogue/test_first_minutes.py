"""First minutes on both platforms: invited, written to, asked what it is and what it knows; over real sockets."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest

from bots.introduction.about import in_a_word, told_of_itself
from bots.introduction.kept import Introduction, KeptIntroductions
from bots.introduction.overview import Overview
from bots.introduction.telling import greeting
from bots.messages import Kind
from core.clients.extractive import ExtractiveModel
from tests.dialogue import discord_talk, slack_talk
from tests.dialogue.discord_talk import ORIGINAL
from tests.dialogue.test_discord_engine import bot, heard, ours
from tests.dialogue.test_slack_engine import posts, serving
from tests.engine_bench import FakeAnswerer, until
from tests.fakes import kit_of
from tests.unit.core.test_loop import corpus

QUESTIONS = ("How many days of leave are there?", "What is the List price of FS-7?", "Who founded the firm?")
KNOWN = Introduction(
    Overview(2, ("default",), "2024-01-02", "2026-03-03", (("Handbook", "2026-03-03"), ("Prices", "2024-01-02"))),
    QUESTIONS,
    "1",
    1.0,
)
NONE_MADE = replace(KNOWN, questions=())


class FakeIntroducer:
    """Knows what it is told; remembers whose eyes it was for, and whether questions were to be made."""

    def __init__(self, known: Introduction = KNOWN) -> None:
        self.known = known
        self.prepared_for = []

    async def here(self, scope):
        return self.known

    async def prepared(self, scope):
        self.prepared_for.append(scope)
        return self.known


@pytest.fixture
async def answerer():
    """Answers what it is asked of itself as a worker does; of all else it knows nothing to say."""
    kit = kit_of(ExtractiveModel(), await corpus("Staff have 25 days of leave."))
    other = FakeAnswerer("25 days [1].")

    async def told(question, report):
        return await told_of_itself(question, kit, None) or await other(question, report)

    return told


async def invited(slack, user="U1"):
    event = {"type": "member_joined_channel", "user": user, "channel": "C1", "channel_type": "C", "inviter": "U1"}
    await (await slack.event({**event, "team": slack.team_id})).acked()


def said(slack, n=1):
    return slack.wait_call("chat.postMessage", n=n)


async def test_invited_to_a_slack_channel_it_says_who_it_is_what_it_knows_and_what_to_ask(slack_emulator, tmp_path):
    slack = slack_emulator
    async with serving(slack, tmp_path, FakeAnswerer(), introducer=FakeIntroducer()):
        await invited(slack, slack.bot_user_id)
        text = slack_talk.shown((await said(slack)).args)
        assert "I am Errata" in text
        assert "Documents: 2" in text
        assert "from 2 Jan 2024 to 3 Mar 2026" in text
        assert "👎" in text
        (introduced,) = posts(slack)
        buttons = introduced["blocks"][-1]["elements"]
        assert [button["text"]["text"] for button in buttons] == list(QUESTIONS)
        await (await slack.block_action("U2", "C1", introduced["ts"], {"type": "button", **buttons[1]})).acked()
        answer = (await said(slack, 2)).args
        assert answer["thread_ts"] == introduced["ts"]
        assert f"<@U2>: *{QUESTIONS[1]}*" in str(answer).replace("**", "*")


async def test_somebody_elses_joining_is_no_occasion(slack_emulator, tmp_path):
    slack = slack_emulator
    introducer = FakeIntroducer()
    async with serving(slack, tmp_path, FakeAnswerer("25 days."), introducer=introducer):
        await invited(slack, "U2")
        await (await slack.app_mention("C1", "U1", "<@UBOT> How many days?")).acked()
        assert "25 days" in slack_talk.shown((await said(slack)).args)
    assert introducer.prepared_for == []
    assert len(posts(slack)) == 1


async def test_whoever_writes_directly_for_the_first_time_is_greeted_behind_the_answer(slack_emulator, tmp_path):
    slack = slack_emulator
    async with serving(slack, tmp_path, FakeAnswerer("25 days."), introducer=FakeIntroducer()):
        await (await slack.message_im("U1", "How many days?")).acked()
        assert "25 days" in slack_talk.shown((await said(slack)).args)
        assert "I am Errata" in slack_talk.shown((await said(slack, 2)).args)
        await (await slack.message_im("U1", "And of parental leave?")).acked()
        assert "25 days" in slack_talk.shown((await said(slack, 3)).args)
    assert len(slack.calls_to("chat.postMessage")) == 3


async def test_a_first_hello_on_slack_is_answered_with_who_it_is_and_a_question_behind_it_is_no_second_occasion(
    slack_emulator, tmp_path, answerer
):
    slack = slack_emulator
    async with serving(slack, tmp_path, answerer, introducer=FakeIntroducer(NONE_MADE)):
        await (await slack.app_mention("C1", "U1", "<@UBOT> How many days?")).acked()  # elsewhere, before
        await said(slack)
        await (await slack.message_im("U1", "hello")).acked()
        assert "I am Errata" in slack_talk.shown((await said(slack, 2)).args)
        await (await slack.message_im("U1", "How many days?")).acked()
        assert "25 days" in slack_talk.shown((await said(slack, 3)).args)
        hello = await slack.message_im("U1", "hello")
        await hello.acked()
        await slack.wait_call("reactions.add")
        await (await slack.message_im("U1", "And of parental leave?")).acked()
        assert "25 days" in slack_talk.shown((await said(slack, 4)).args)
    assert sum("I am Errata" in slack_talk.shown(call.args) for call in slack.calls_to("chat.postMessage")) == 1


async def test_who_asked_in_a_channel_before_is_greeted_at_their_first_direct_question(slack_emulator, tmp_path):
    slack = slack_emulator
    async with serving(slack, tmp_path, FakeAnswerer("25 days."), introducer=FakeIntroducer()):
        await (await slack.app_mention("C1", "U1", "<@UBOT> How many days?")).acked()
        await said(slack)
        await (await slack.message_im("U1", "How many days?")).acked()
        await said(slack, 2)
        assert "I am Errata" in slack_talk.shown((await said(slack, 3)).args)


async def test_a_first_who_are_you_is_answered_once(slack_emulator, tmp_path, answerer):
    slack = slack_emulator
    async with serving(slack, tmp_path, answerer, introducer=FakeIntroducer(NONE_MADE)):
        await (await slack.message_im("U1", "who are you?")).acked()
        assert "I am Errata" in slack_talk.shown((await said(slack)).args)
        await (await slack.message_im("U1", "How many days?")).acked()
        assert "25 days" in slack_talk.shown((await said(slack, 2)).args)


@pytest.mark.parametrize(
    ("text", "begins"), [("you are useless", "I'm sorry"), ("bist du ein Roboter?", "Ich bin Errata")]
)
async def test_what_is_said_of_it_is_answered_in_a_sentence_without_buttons(
    slack_emulator, tmp_path, answerer, text, begins
):
    slack = slack_emulator
    async with serving(slack, tmp_path, answerer, introducer=FakeIntroducer()):
        await (await slack.app_mention("C1", "U1", f"<@UBOT> {text}")).acked()
        posted = (await said(slack)).args
        assert begins in slack_talk.shown(posted)
        assert "actions" not in {block["type"] for block in posted["blocks"]}


class SlowIntroducer(FakeIntroducer):
    """Knows no question until some were tried, and keeps these."""

    def __init__(self) -> None:
        super().__init__(replace(NONE_MADE, made_at=0.0))
        self.kept = None

    async def prepared(self, scope):
        await super().prepared(scope)
        self.known = replace(KNOWN, made_at=time.time())
        await self.kept.put(scope, self.known)
        return self.known


async def test_whoever_writes_first_on_slack_has_questions_that_were_tried_though_none_were_made_before(
    slack_emulator, tmp_path
):
    slack, introducer = slack_emulator, SlowIntroducer()
    async with serving(slack, tmp_path, FakeAnswerer("25 days."), introducer=introducer) as services:
        introducer.kept = KeptIntroductions(services.database)
        await (await slack.message_im("U1", "How many days?")).acked()
        assert "25 days" in slack_talk.shown((await said(slack)).args)
        greeted = (await said(slack, 2)).args
        assert "I am Errata" in slack_talk.shown(greeted)
        assert [button["text"]["text"] for button in greeted["blocks"][-1]["elements"]] == list(QUESTIONS)


async def test_whoever_says_hello_on_discord_before_questions_were_made_has_these_alone_behind_it(
    discord_emulator, tmp_path
):
    discord, introducer = discord_emulator, SlowIntroducer()

    async def told(question, report):
        return in_a_word(question, greeting(await introducer.here(None), "en"), ("default",))

    async with bot(discord, tmp_path, told, introducer=introducer) as services:
        introducer.kept = KeptIntroductions(services.database)
        await discord.message("alice", "hallo", channel=discord.dm("alice"))
        assert "I am Errata" in discord_talk.shown(await heard(discord))
        behind = await heard(discord, 2)
        assert "I am Errata" not in discord_talk.shown(behind)
        assert [button["label"] for button in discord_talk.buttons(behind)] == list(QUESTIONS)
        await discord.message("alice", "what can you do?", channel=discord.dm("alice"))
        assert QUESTIONS[0] in discord_talk.shown(await heard(discord, 3))
    assert len(introducer.prepared_for) == 1


async def test_who_asks_what_it_can_do_in_a_channel_has_questions_made_for_who_asks_next(discord_emulator, tmp_path):
    discord, introducer = discord_emulator, SlowIntroducer()
    async with bot(discord, tmp_path, FakeAnswerer("Well."), introducer=introducer) as services:
        introducer.kept = KeptIntroductions(services.database)
        await discord.message("alice", "How many days?", mention=True)
        await heard(discord)
        assert introducer.prepared_for == [], "a question costs one question"
        await discord.message("alice", "what can you do?", mention=True)
        await until(lambda: introducer.prepared_for)
        await discord.message("bob", "what can you do?", mention=True)
        await heard(discord, 3)
        await discord.slash("help")
        await discord.wait_call(ORIGINAL)
    assert len(introducer.prepared_for) == 1


async def test_the_home_tab_and_the_messages_tab_offer_questions_that_were_tried(slack_emulator):
    async with slack_talk.talking(slack_emulator) as talk:
        talk.conversation.introduction = KNOWN
        await (await slack_emulator.app_home_opened("U1")).acked()
        view = (await slack_emulator.wait_call("views.publish")).args["view"]
        assert QUESTIONS[0] in slack_talk.shown(view)
        await (await slack_emulator.app_home_opened("U1", tab="messages")).acked()
        prompts = await slack_emulator.wait_call("assistant.threads.setSuggestedPrompts")
        messages = [prompt["message"] for prompt in prompts.args["prompts"]]
        assert messages == [*QUESTIONS, "Which documents do you have?"]
        assert [i.kind for i in talk.engine.accepted] == [Kind.INTRODUCE], "made anew once documents may have changed"


async def test_before_any_was_tried_slacks_prompts_are_what_the_product_answers_of_itself(slack_emulator):
    async with slack_talk.talking(slack_emulator) as talk:
        await (await slack_emulator.assistant_thread_started("U1")).acked()
        prompts = await slack_emulator.wait_call("assistant.threads.setSuggestedPrompts")
        assert [p["message"] for p in prompts.args["prompts"]] == ["Which documents do you have?", "What can you do?"]
        assert talk.engine.accepted[0].payload == {"prepare": True}


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("help", "I am Errata"),
        ("What can you do?", "I am Errata"),
        ("Wer bist du?", "Ich bin Errata"),
        ("which documents do you have?", "Document 0"),
    ],
)
async def test_on_slack_what_is_asked_of_itself_is_answered_without_search_or_vote(
    slack_emulator, tmp_path, answerer, asked, told
):
    async with serving(slack_emulator, tmp_path, answerer):
        await (await slack_emulator.app_mention("C1", "U1", f"<@UBOT> {asked}")).acked()
        answer = (await said(slack_emulator)).args
        assert told in slack_talk.shown(answer)
        assert {block["type"] for block in answer["blocks"]} == {"markdown"}


async def test_help_by_command_is_for_its_asker_alone_with_what_commands_there_are(slack_emulator, tmp_path):
    slack = slack_emulator
    async with serving(slack, tmp_path, FakeAnswerer(), introducer=FakeIntroducer()):
        await (await slack.slash_command("U1", "C1", "/errata", "help")).acked()
        told = slack_talk.shown((await slack.wait_call("chat.postEphemeral")).args)
    assert QUESTIONS[1] in told
    assert "/errata why" in told
    assert "https[:]" not in told


async def test_invited_to_a_discord_server_it_introduces_itself_once_in_a_channel(discord_emulator, tmp_path):
    discord = discord_emulator
    async with bot(discord, tmp_path, FakeAnswerer("25 days."), introducer=FakeIntroducer()):
        await discord.message("alice", "How many days?", mention=True)
        await heard(discord)  # by then the servers of before are all there
        new = {**discord._guild_object(), "id": "990000000000000001"}
        role = {**new["roles"][0], "id": new["id"]}
        del new["unavailable"]  # with which a server of before comes back
        await discord.dispatch("GUILD_CREATE", {**new, "roles": [role], "name": "New"})
        message = await heard(discord, 2)
        assert "I am Errata" in discord_talk.shown(message)
        third = discord_talk.buttons(message)[2]
        assert third["label"] == QUESTIONS[2]
        await discord.component(message["channel_id"], message["id"], third["custom_id"], user="bob")
        answered = await discord.wait_call(ORIGINAL)
        assert QUESTIONS[2] in str(answered.body)
        assert "25 days" in str(answered.body)
    assert sum("I am Errata" in discord_talk.shown(message) for message in ours(discord)) == 1


async def test_discords_help_says_what_it_knows_to_its_asker_alone(discord_emulator, tmp_path):
    discord = discord_emulator
    async with bot(discord, tmp_path, FakeAnswerer(), introducer=FakeIntroducer()):
        await discord.slash("help", locale="de")
        told = str((await discord.wait_call(ORIGINAL)).body)
        assert QUESTIONS[0] in told
        named = {command["name"]: command["id"] for command in discord.commands[""]}
        assert f"</ask:{named['ask']}> - Die Dokumente und Zahlen" in told
        assert f"</stop:{named['stop']}>" in told


async def test_whoever_writes_directly_on_discord_for_the_first_time_is_greeted(discord_emulator, tmp_path):
    discord = discord_emulator
    async with bot(discord, tmp_path, FakeAnswerer("25 days."), introducer=FakeIntroducer()):
        await discord.message("alice", "How many days?", channel=discord.dm("alice"))
        assert "25 days" in discord_talk.shown(await heard(discord))
        assert "I am Errata" in discord_talk.shown(await heard(discord, 2))


async def test_a_first_hello_on_discord_is_answered_with_who_it_is(discord_emulator, tmp_path, answerer):
    discord = discord_emulator
    async with bot(discord, tmp_path, answerer, introducer=FakeIntroducer(NONE_MADE)):
        await discord.message("alice", "hi!", channel=discord.dm("alice"))
        assert "I am Errata" in discord_talk.shown(await heard(discord))
        await discord.message("alice", "How many days?", channel=discord.dm("alice"))
        assert "25 days" in discord_talk.shown(await heard(discord, 2))


@pytest.mark.parametrize(("asked", "told"), [("누구세요?", "저는 Errata"), ("¿Qué documentos tienes?", "Document 0")])
async def test_on_discord_what_is_asked_of_itself_is_answered_without_search_or_vote(
    discord_emulator, tmp_path, answerer, asked, told
):
    async with bot(discord_emulator, tmp_path, answerer):
        await discord_emulator.message("alice", asked, mention=True)
        message = await heard(discord_emulator)
        assert told in discord_talk.shown(message)
        assert discord_talk.buttons(message) == []
