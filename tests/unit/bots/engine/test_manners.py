"""What the engine does with what is said around a question: threads, corrections, unasked questions, sent files."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace

import pytest
from sqlmodel import select

from bots.channel_settings import ChannelSettings
from bots.engine.intake import Intake
from bots.languages import say
from bots.manners.hearing import Heard
from bots.messages import Kind, Reaction, Said
from core.errors import Forbidden, KeyRejected, RateLimited, Unavailable, Unreadable
from core.indexing.attached import passages_of
from core.indexing.readers.limits import DEFAULT_LIMITS
from core.model import ATTACHED
from storage.database import open_database
from storage.tables.conversations import AnswerRow, QuestionRow
from storage.tables.feedback import FeedbackRow
from tests.engine_bench import Bench, FakeAnswerer, answer_to, incoming

UNNAMED = {"addressed": False}


@pytest.fixture
async def bench(tmp_path):
    database = open_database(f"sqlite:///{tmp_path / 'errata.db'}")
    async with Bench(database, tmp_path) as bench:
        yield bench
    database.close()


async def in_thread(bench, text, *said, user="U1", message="9.0", **changes):
    """Somebody says something in the thread of a first question, after what was said there; what becomes of it."""
    bench.platform_posts = len(bench.platform.messages)
    bench.courier.said = said
    spoken = incoming(text=text, message=message, user=user, **{"payload": UNNAMED, **changes})
    heard = await bench.conversation.heard(spoken)
    if heard.incoming is not None:
        await bench.hear(heard.incoming)
    return heard


async def asked_first(bench, text="How many days of leave?"):
    await bench.hear(incoming(text=text))
    return Said("U1", text, "1.0"), Said("UBOT", "25 days", next(iter(bench.platform.messages)), ours=True)


async def test_what_two_people_say_to_each_other_is_not_answered_and_nothing_is_noted(bench):
    first = await asked_first(bench)
    await in_thread(bench, "really? since when", *first, Said("U2", "mine never arrived on the day", "3.0"))
    assert len(bench.platform.messages) == 1
    assert len(bench.rows(select(QuestionRow))) == 1


async def test_a_question_goes_on_where_people_only_laughed(bench):
    first = await asked_first(bench)
    await in_thread(bench, "does it carry over", *first, Said("U2", "lol", "3.0"))
    assert len(bench.platform.messages) == 2


async def test_small_talk_is_not_taken_in_but_for_the_first_greeting_in_direct_messages(bench):
    first = await asked_first(bench)
    assert await in_thread(bench, "thanks!", *first) == Heard(reaction=Reaction.THANKED)
    assert await in_thread(bench, "ok", *first) == Heard()
    assert await in_thread(bench, "thanks!", direct=True, channel="D1") == Heard(reaction=Reaction.THANKED)
    assert len(bench.answerer.asked) == 1
    assert (await in_thread(bench, "hi", direct=True, channel="D1")).incoming is not None
    assert await in_thread(bench, "hi", direct=True, channel="D1") == Heard(reaction=Reaction.GREETED)
    assert len(bench.answerer.asked) == 2


async def test_a_choice_that_was_offered_is_no_small_talk(bench):
    choices = tuple(replace(choice) for choice in _choices("Berlin", "Lyon"))
    bench.answerer.replies = [lambda question: _asking_back(question, choices)]
    await asked_first(bench, "How much rent?")
    assert (await in_thread(bench, "2")).incoming is not None
    assert (await in_thread(bench, "2", user="U7")).incoming is None


@pytest.mark.parametrize("direct", [True, False])
async def test_a_choice_named_and_a_thumbs_down_given_before_the_answer_is_noted_both_count(bench, direct):
    bench.answerer.replies = [lambda question: _asking_back(question, tuple(_choices("Berlin", "Lyon")))]
    here = {"channel": "D1", "direct": True} if direct else {}
    known = []

    async def at_once():
        bench.courier.on_post = None
        (message,) = bench.platform.messages.values()
        vote = {"vote": "down", "via": "button", "answer_id": message.key}
        await bench.intake.accept(incoming(Kind.FEEDBACK_ADDED, message=message.id, payload=vote, **here))
        thread = {"thread": "9.0"} if direct else {}
        reply = incoming(text="2", message="9.0", payload={"addressed": direct}, **here, **thread)
        known.append(await bench.conversation.known(reply))
        heard = await bench.conversation.heard(reply)
        assert heard.incoming is not None
        await bench.intake.accept(heard.incoming)

    bench.courier.on_post = at_once
    await bench.hear(incoming(text="How much rent?", **here, **({"thread": "1.0"} if direct else {})))
    await until(lambda: len(bench.rows(select(FeedbackRow))) == 1, bench)
    assert [choice.label for choice in known[0].choices] == ["Berlin", "Lyon"]
    assert sum(question.asked == "2" or question.text == "2" for question in bench.answerer.asked) == 1
    assert "Berlin" in str([q.history for q in bench.answerer.asked if "2" in (q.asked, q.text)])


async def until(done, bench):
    async with asyncio.timeout(20):
        while not done():
            await asyncio.sleep(0.01)  # what comes before its answer is noted is put off for so long
            await bench.settle()


def _choices(*labels):
    from core.model import Choice

    return [Choice(label, f"How much rent in {label}?") for label in labels]


async def _asking_back(question, choices):
    from core.model import Outcome

    return answer_to(question, "Which one?", outcome=Outcome.UNCLEAR, choices=choices)


async def test_a_correction_in_words_is_a_thumbs_down_with_its_reason_seen_in_place(bench):
    first = await asked_first(bench)
    heard = await in_thread(bench, "that is wrong, it is 30 now", *first)
    assert heard.incoming is not None
    assert heard.incoming.kind is Kind.CORRECTION
    (vote,) = bench.rows(select(FeedbackRow))
    assert (vote.kind, vote.reason) == ("down", "that is wrong, it is 30 now")
    assert ("react", "9.0", "seen") in bench.platform.log
    assert bench.answerer.asked[1].retry is not None
    assert "it is 30 now" in bench.answerer.asked[1].retry.reason


async def signs(bench):
    """Return how often we gave the sign that it is looked at, and took it away, in order."""
    return [verb for verb, message, said in bench.platform.log if said == "seen" and message == "9.0"]


async def test_the_sign_that_a_correction_is_looked_at_goes_when_it_is_over(bench):
    first = await asked_first(bench)
    await in_thread(bench, "that is wrong, it is 30 now", *first)
    await bench.settle()
    assert await signs(bench) == ["react", "unreact"]


async def test_the_sign_is_given_once_however_often_the_rest_is_tried(bench):
    first, update, failed = await asked_first(bench), bench.courier.update_answer, []

    async def fail_at_first(*given):
        if len(failed) < 4:  # more often than is tried within one claim
            failed.append(given)
            raise Unavailable("Slack is down.")
        return await update(*given)

    bench.courier.update_answer = fail_at_first
    await in_thread(bench, "that is wrong, it is 30 now", *first)
    for _ in range(100):  # what is put off is due again a little later
        await bench.settle()
        if "unreact" in await signs(bench):
            break
        await asyncio.sleep(0.02)
    assert len(failed) == 4
    given, *taken = await signs(bench)
    assert given == "react"
    assert set(taken) == {"unreact"}, "taken away by whatever ends last"


async def test_it_goes_where_nothing_is_looked_at_any_more_too(bench):
    first = await asked_first(bench)
    for n in range(4):
        await in_thread(bench, f"that is wrong, it is {30 + n} now", *first, message=f"9.{n}")
        await bench.settle()
    given = [message for verb, message, said in bench.platform.log if (verb, said) == ("react", "seen")]
    taken = [message for verb, message, said in bench.platform.log if (verb, said) == ("unreact", "seen")]
    assert sorted(given) == ["9.0", "9.1", "9.2", "9.3"] == sorted(taken)
    assert "Looked at twice within the hour" in next(iter(bench.platform.messages.values())).notes[0]


async def test_it_goes_where_the_second_look_is_given_up(bench):
    first = await asked_first(bench)
    bench.answerer.replies = [KeyRejected("No.")]
    await in_thread(bench, "that is wrong, it is 30 now", *first)
    await bench.settle()
    assert await signs(bench) == ["react", "unreact"]


async def test_people_who_correct_each_other_correct_nothing_of_ours(bench):
    first = await asked_first(bench)
    await in_thread(bench, "no that's wrong, it was 8", *first, Said("U2", "I paid 6 for mine", "3.0"))
    assert bench.rows(select(FeedbackRow)) == []


async def test_a_thread_is_brought_along_as_what_people_said_bounded_and_without_small_talk(bench):
    long = "y" * 9_000
    said = [Said("U5", "The VPN drops since the update.", "0.5"), Said("U6", "lol", "0.6"), Said("U7", long, "0.7")]
    await in_thread(bench, "please help", *said, payload={"addressed": True})
    history = bench.answerer.asked[0].history
    assert [turn.role for turn in history] == ["person", "person"]
    assert history[0].text == "The VPN drops since the update."
    assert len(history[1].text) < 2_000


async def test_a_mention_without_a_word_asks_about_what_stands_there(bench):
    await in_thread(bench, "", Said("U5", "How do I reset my badge?", "0.5"), payload={"addressed": True})
    assert bench.answerer.asked[0].text


@pytest.mark.parametrize("error", [Forbidden("missing_scope"), RateLimited("slow", retry_after=90.0)])
async def test_where_the_thread_may_not_be_read_the_question_is_answered_without(bench, error):
    bench.courier.said = error
    await bench.hear(incoming(text="How many days?", message="9.0"))
    assert len(bench.platform.messages) == 1


async def test_direct_messages_outside_of_threads_follow_up(bench):
    await bench.hear(incoming(text="How many days?", channel="D1", direct=True, thread="1.0", message="1.0"))
    await bench.hear(incoming(text="And in the first year?", channel="D1", direct=True, thread="2.0", message="2.0"))
    assert [turn.text for turn in bench.answerer.asked[1].history] == ["How many days?", "Answer to How many days?"]


async def test_what_nobody_asked_is_said_to_all_only_where_it_is_sure_enough(tmp_path):
    database = open_database(f"sqlite:///{tmp_path / 'errata.db'}")
    configured = {"slack.C1": ChannelSettings(reply="all", unasked_above=0.8)}
    sureness = iter([0.9, 0.5])

    async def answered(question):
        return answer_to(question, "25 days", confidence=next(sureness))

    async with Bench(database, tmp_path, FakeAnswerer(answered), configured=configured) as bench:
        for number in ("1.0", "2.0"):
            spoken = incoming(text="does anyone know how to reset a badge", thread=number, message=number)
            heard = await bench.conversation.heard(replace(spoken, payload=UNNAMED))
            await bench.hear(heard.incoming)
        assert bench.platform.texts() == ["25 days"]
        (offered,) = bench.platform.verbs("offer")
        assert "25 days" in offered
        assert bench.platform.verbs("status") == ["searching"] * 0
        assert {row.state for row in bench.rows(select(QuestionRow))} == {"closed"}
        statement = replace(incoming(text="the lift is broken", thread="3.0", message="3.0"), payload=UNNAMED)
        assert (await bench.conversation.heard(statement)).incoming is None
    database.close()


async def test_a_correction_in_the_open_channel_reaches_what_was_answered_last_for_all_to_see(tmp_path):
    database = open_database(f"sqlite:///{tmp_path / 'errata.db'}")
    configured = {"slack.C1": ChannelSettings(reply="all")}
    async with Bench(database, tmp_path, FakeAnswerer("The desk is on floor 2"), configured=configured) as bench:
        question = incoming(text="does anyone know where the badge desk is", thread="1.0", message="1.0")
        await bench.hear((await bench.conversation.heard(replace(question, payload=UNNAMED))).incoming)
        for number, text in (("2.0", "nope, lunch is at 14 now"), ("3.0", "nope, the badge desk moved, floor 14 now")):
            spoken = replace(incoming(text=text, thread=number, message=number, user="U9"), payload=UNNAMED)
            heard = await bench.conversation.heard(spoken)
            if heard.incoming is not None:
                await bench.hear(heard.incoming)
        (vote,) = bench.rows(select(FeedbackRow))
        assert (vote.kind, vote.reason) == ("down", "nope, the badge desk moved, floor 14 now")
    database.close()


async def test_files_sent_with_a_question_are_read_for_it_or_refused_by_name(bench):
    files = [{"name": "rates.txt", "url": "Nights cost 80."}, {"name": "run.exe", "url": "x"}]
    await bench.hear(incoming(text="What do nights cost?", payload={"addressed": True, "files": files}))
    (question,) = bench.answerer.asked
    assert [passage.text for passage in question.attached] == ["Nights cost 80."]
    assert not bench.indexer.ingested


@pytest.fixture
def rates(tmp_path):
    file = tmp_path / "rates.md"
    file.write_text("# Rates\n\nNights cost 80 euros.\n")
    return file


async def test_a_file_becomes_passages_that_bear_its_name_and_belong_to_no_collection(rates):
    (passage,) = await passages_of(rates, DEFAULT_LIMITS)
    assert (passage.meta.source_file, passage.meta.file_type, passage.meta.rests_on) == ("rates.md", ATTACHED, ())
    assert "80 euros" in passage.text


async def test_a_mention_of_us_alone_gets_a_word_and_no_search(bench):
    await bench.hear(incoming(text="", message="9.0", payload={"addressed": True}))
    assert (bench.answerer.asked, bench.platform.texts()) == ([], [say("ask me", "en")])


async def test_a_file_sent_directly_without_a_word_is_asked_about(bench):
    files = [{"name": "offer.pdf", "url": "https://files.test/1", "size": 10}]
    await bench.hear(incoming(Kind.INGEST, channel="D1", direct=True, payload={"files": files}))
    assert bench.platform.verbs("tell") == [say("ask about file", "en")]
    assert bench.indexer.ingested == []


@pytest.mark.parametrize(
    ("wrong", "asked"),
    [
        ("das stimmt nicht, es sind 28 Tage", "Wie viel Urlaub?"),
        ("das stimmt nicht, der Rest verfällt erst am 30. Juni", "Wann verfällt der Rest?"),
        ("das stimmt nicht", "Wann verfällt der Rest?"),
    ],
)
async def test_a_correction_is_of_the_answer_that_says_its_words_and_else_of_the_latest(bench, wrong, asked):
    bench.answerer.replies = [_saying("30 Urlaubstage."), _saying("Am 31. März.")]
    await bench.hear(incoming(text="Wie viel Urlaub?"))
    await in_thread(bench, "Wann verfällt der Rest?", message="2.0")
    await in_thread(bench, wrong, message="3.0")
    retried = bench.answerer.asked[2]
    assert retried.text == asked
    assert retried.retry.reason == wrong


def _saying(text):
    async def reply(question):
        return answer_to(question, text)

    return reply


@pytest.mark.parametrize("text", ["stop", "Stopp bitte!", "please stop", "멈춰 주세요", "停止"])
async def test_a_mention_that_says_no_more_than_stop_stops_and_asks_nothing(bench, text):
    first = await asked_first(bench)
    heard = await in_thread(bench, text, *first, payload={"addressed": True})
    assert heard.incoming is not None
    assert heard.incoming.kind is Kind.STOP
    assert len(bench.answerer.asked) == 1
    assert [said for verb, _, said in bench.platform.log if verb == "tell"]


@pytest.mark.parametrize("text", ["stop", "What stops the fog signal?", "stop?", "cancel my order please"])
async def test_what_is_not_said_to_us_or_says_more_than_stop_stops_nothing(bench, text):
    heard = await in_thread(bench, text, payload={"addressed": text != "stop"})
    assert heard.incoming is None or heard.incoming.kind is Kind.ASK


async def test_a_question_goes_on_from_one_that_waits_and_nobody_has_begun(bench):
    first = incoming(text="How many days of leave?", thread="1.0", message="1.0")
    again = incoming(text="And how many can I carry over?", thread="1.0", message="2.0", payload=UNNAMED)
    assert (await bench.conversation.heard(again)).incoming is None
    intake = Intake(bench.database)
    await intake.accept(first)
    assert (await bench.conversation.heard(again)).incoming is not None
    assert (await bench.conversation.heard(replace(again, user="U2"))).incoming is None
    await intake.close()


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("What does breakfast cost?", "scan.pdf: Corrupt: it is damaged."),
        ("Was kostet das Frühstück in dem Haus?", "scan.pdf: Die Datei ist nicht lesbar."),
        ("Combien coûte le petit déjeuner ?", "scan.pdf: "),
        ("朝食はいくらですか？", "scan.pdf: ファイルを読めません。"),
    ],
)
async def test_what_is_wrong_with_a_file_is_told_in_the_askers_language(bench, asked, told):
    async def damaged(_):
        raise Unreadable("Corrupt: it is damaged.")

    bench.indexer.read = damaged
    files = [{"name": "scan.pdf", "url": "x", "size": 1}]
    await bench.hear(incoming(text=asked, payload={"files": files}))
    (body,) = bench.rows(select(AnswerRow.body))
    (note,) = json.loads(body)["notes"]
    assert note.startswith(told)
    assert ("Corrupt" in note) is asked.startswith("What")
