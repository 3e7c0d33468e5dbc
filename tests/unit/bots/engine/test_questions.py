"""Questions through the engine: asked, answered once, edited, stopped, deleted; and what is said when that fails."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace

import pytest
from sqlalchemy import delete, update
from sqlmodel import col, select

from bots.engine.executor import Executor
from bots.introduction.about import in_a_word
from bots.languages import say
from bots.messages import Kind
from bots.workflows import HANDLERS
from core.errors import BadInput, BadSetting, KeyRejected, NotFound, RateLimited, Unavailable
from core.model import Mode, Outcome, Turn
from storage.conversations.questions import has_company
from storage.database import open_database
from storage.tables.conversations import AnswerRow, PostRow, QuestionRow
from storage.tables.engine import WorkRow
from tests.emulators.common import PATIENCE
from tests.engine_bench import QUICK, Bench, FakeAnswerer, answer_to, incoming, until


@pytest.fixture
def database(tmp_path):
    database = open_database(f"sqlite:///{tmp_path / 'errata.db'}")
    yield database
    database.close()


async def test_a_question_is_answered_posted_and_noted_with_all_its_parts(database, tmp_path):
    async with Bench(database, tmp_path, FakeAnswerer("x" * 100)) as bench:
        await bench.hear(incoming(text="How long is the warranty?"))

        assert "".join(bench.platform.texts()) == "x" * 100
        (question,) = bench.rows(select(QuestionRow))
        assert (question.state, question.outcome, question.user_id) == ("closed", "answered", "U1")
        posts = bench.rows(select(PostRow).order_by(PostRow.part))
        assert [post.message for post in posts] == ["m1", "m2", "m3"]
        assert {post.answer_id for post in posts} == {question.answer_id}


async def test_a_redelivered_event_is_answered_once(database, tmp_path):
    async with Bench(database, tmp_path) as bench:
        event = incoming(text="How long?")
        first = await bench.intake.accept(event)
        again = await bench.intake.accept(event)
        await bench.settle()
        late = await bench.intake.accept(event)
        await bench.settle()

        assert (first.duplicate, again.duplicate, late.duplicate) == (False, True, True)
        assert len(bench.platform.messages) == 1


async def test_a_mention_that_arrives_as_two_events_is_answered_once(database, tmp_path):
    async with Bench(database, tmp_path) as bench:
        await bench.hear(incoming(text="How long?", event_id="slack:Ev-mention"))
        await bench.hear(incoming(text="How long?", event_id="slack:Ev-message"))

        assert len(bench.platform.messages) == 1
        assert bench.state("slack:Ev-message") == "done"


async def test_a_follow_up_brings_the_thread_along(database, tmp_path):
    async with Bench(database, tmp_path, FakeAnswerer("Two years.", "Three.")) as bench:
        await bench.hear(incoming(text="How long is the warranty?"))
        await bench.hear(incoming(text="And for violins?", message="2.0"))

        asked = bench.answerer.asked[1]
        assert asked.history == (
            Turn("user", "How long is the warranty?", ("default",)),
            Turn("assistant", "Two years.", ("default",), facts=""),
        )
        assert asked.conversation_id == bench.answerer.asked[0].conversation_id


async def test_outside_threads_two_users_do_not_share_a_conversation(database, tmp_path):
    async with Bench(database, tmp_path) as bench:
        await bench.hear(incoming(text="My salary?", thread="", message="1.0", user="U1"))
        await bench.hear(incoming(text="And mine?", thread="", message="2.0", user="U2"))

        assert bench.answerer.asked[1].history == ()


async def test_a_question_its_asker_must_mend_is_refused_with_the_reason(database, tmp_path):
    async with Bench(database, tmp_path) as bench:
        await bench.hear(incoming(text="x", message="2.0", payload={"mode": "magic"}))

        assert any("no mode 'magic'" in text for text in bench.platform.verbs("offer"))
        assert {row.outcome for row in bench.rows(select(QuestionRow))} == {"refused"}


@pytest.mark.parametrize("error", [BadInput("Too long."), NotFound("There is no collection 'hr'.")])
async def test_what_only_the_answerer_finds_wrong_with_a_question_is_refused_with_the_reason(database, tmp_path, error):
    async with Bench(database, tmp_path, FakeAnswerer(error)) as bench:
        await bench.hear(incoming(text="How long?"))

        assert bench.platform.seen() == [str(error)]
        (answer,) = bench.rows(select(AnswerRow))
        assert answer.outcome == Outcome.REFUSED


@pytest.mark.parametrize("error", [KeyRejected("The key was rejected."), BadSetting("There is no such model.")])
async def test_a_permanent_fault_is_said_and_recorded(database, tmp_path, error):
    async with Bench(database, tmp_path, FakeAnswerer(error)) as bench:
        await bench.hear(incoming(text="How long?"))

        assert str(error) in "".join(bench.platform.texts())
        (answer,) = bench.rows(select(AnswerRow))
        assert answer.outcome == Outcome.FAILED


@pytest.mark.parametrize("answerer", ["Two years.", BadInput("There is no collection a.de/x|.")])
@pytest.mark.parametrize("fault", [RecursionError("too deep"), ValueError("no such form")])
async def test_what_can_not_be_shown_ends_in_a_sentence_that_quotes_nothing(database, tmp_path, answerer, fault):
    async with Bench(database, tmp_path, FakeAnswerer(answerer)) as bench:
        bench.platform.fail_next(fault, fault)
        event = incoming(text="How long?", channel="D1", direct=True)
        await bench.hear(event)

        assert "".join(bench.platform.texts()) == say("not shown", "en")
        assert bench.state(event.event_id) == "dead"
        (question,) = bench.rows(select(QuestionRow))
        assert question.outcome == Outcome.FAILED


async def test_what_can_be_shown_neither_way_is_a_dead_letter(database, tmp_path):
    async with Bench(database, tmp_path, FakeAnswerer("Two years.")) as bench:
        bench.platform.fail_next(*[RecursionError("too deep")] * 3)
        event = incoming(text="How long?")
        await bench.hear(event)

        assert bench.platform.texts() == []
        assert bench.state(event.event_id) == "dead"


async def test_a_bug_ends_in_a_failed_answer_and_a_dead_letter_that_can_be_revived(database, tmp_path):
    from bots.workflows import dead_jobs, retry_job

    async with Bench(database, tmp_path, FakeAnswerer(ValueError("boom"), "Two years.")) as bench:
        event = incoming(text="How long?")
        await bench.hear(event)
        assert bench.state(event.event_id) == "dead"
        assert "could not answer" in "".join(bench.platform.texts())
        (dead,) = await dead_jobs(database)
        assert (dead.id, dead.name) == (event.event_id, "ask")
        assert "ValueError" in dead.error

        await retry_job(database, event.event_id)
        await bench.settle()

        assert bench.platform.texts() == ["Two years."]  # in the place of the apology
        assert bench.state(event.event_id) == "done"


async def test_a_model_that_is_down_is_waited_for(database, tmp_path):
    async with Bench(database, tmp_path, FakeAnswerer(*[Unavailable("down")] * 4, "Two years.")) as bench:
        event = incoming(text="How long?")
        await bench.intake.accept(event)
        for _ in range(5):
            await until(lambda: bench.state(event.event_id) == "done" or _is_due(bench, event.event_id))
            await bench.settle()

        assert bench.platform.texts() == ["Two years."]


def _is_due(bench, work_id):
    (row,) = bench.rows(select(WorkRow).where(WorkRow.id == work_id))
    return row.state == "waiting" and row.not_before <= time.time()


async def test_a_platform_that_stumbles_gets_the_answer_without_asking_the_model_again(database, tmp_path):
    async with Bench(database, tmp_path) as bench:
        bench.platform.fail_next(Unavailable("502"))
        await bench.hear(incoming(text="How long?"))

        assert len(bench.platform.messages) == 1
        assert len(bench.answerer.asked) == 1


async def test_a_platform_that_wants_a_long_pause_is_not_asked_again_before_it_is_over(database, tmp_path):
    async with Bench(database, tmp_path) as bench:
        bench.platform.fail_next(RateLimited("Slow down.", retry_after=120.0))
        began = time.time()
        await bench.hear(incoming(text="How long?"))

        (row,) = bench.rows(select(WorkRow))
        assert row.state == "waiting"
        assert row.not_before - began >= 120.0
        assert not bench.platform.messages


async def test_an_edited_question_is_answered_in_place_once_a_text(database, tmp_path):
    async with Bench(database, tmp_path, FakeAnswerer("Two years.", "Three years.")) as bench:
        await bench.hear(incoming(text="How long?"))
        await bench.hear(incoming(Kind.EDIT, "How long for violins?"))
        await bench.hear(incoming(Kind.EDIT, "How long for violins?"))
        await bench.hear(incoming(Kind.EDIT, "How long for violins? "))

        assert bench.platform.texts() == ["Three years."]
        assert len(bench.answerer.asked) == 2


async def test_a_mention_added_by_an_edit_is_a_question_and_one_without_is_none(database, tmp_path):
    async with Bench(database, tmp_path) as bench:
        await bench.hear(incoming(Kind.EDIT, "How long?", payload={"addressed": False}))
        assert not bench.platform.messages
        await bench.hear(incoming(Kind.EDIT, "How long?"))
        assert len(bench.platform.messages) == 1


async def test_an_edit_while_the_first_answer_is_made_leaves_one_answer(database, tmp_path):
    started, never = asyncio.Event(), asyncio.Event()

    async def slow(question):
        started.set()
        await never.wait()

    async with Bench(database, tmp_path, FakeAnswerer(slow, "New.")) as bench:
        first = incoming(text="Old?")
        await bench.intake.accept(first)
        bench.due()
        running = asyncio.create_task(bench.executor.execute(first.event_id))
        await started.wait()
        await bench.intake.accept(incoming(Kind.EDIT, "New?"))
        (edit,) = bench.due()
        editing = asyncio.create_task(bench.executor.execute(edit))
        while not running.done():
            await bench.executor.watch()
            await asyncio.sleep(0.01)
        await editing

        assert bench.platform.texts() == ["New."]


async def test_a_deleted_question_takes_its_answer_along(database, tmp_path):
    async with Bench(database, tmp_path, FakeAnswerer("x" * 100)) as bench:
        await bench.hear(incoming(text="How long?"))
        await bench.hear(incoming(Kind.DELETED))

        assert not bench.platform.messages
        assert not bench.rows(select(AnswerRow))
        (question,) = bench.rows(select(QuestionRow))
        assert (question.state, question.text) == ("deleted", "")


async def test_a_deletion_that_overtakes_its_question_leaves_silence(database, tmp_path):
    async with Bench(database, tmp_path) as bench:
        await bench.hear(incoming(Kind.DELETED))
        await bench.hear(incoming(text="How long?"))

        assert {verb for verb, *_ in bench.platform.log} == {"clear"}, "the sign that it was heard goes"
        assert not bench.answerer.asked


async def test_a_deletion_between_fence_and_post_takes_the_post_back(database, tmp_path):
    async with Bench(database, tmp_path) as bench:

        async def delete_now():
            bench.courier.on_post = None
            await bench.intake.accept(incoming(Kind.DELETED))
            (work_id,) = bench.due()
            deleting.append(asyncio.create_task(bench.executor.execute(work_id)))
            await until(lambda: bench.rows(select(QuestionRow).where(QuestionRow.state == "deleted")))

        deleting: list[asyncio.Task] = []
        bench.courier.on_post = delete_now
        await bench.hear(incoming(text="How long?"))
        await asyncio.gather(*deleting)
        await until(lambda: not bench.platform.messages)

        assert bench.platform.verbs("delete")


async def test_stop_cancels_the_users_question_and_says_so(database, tmp_path):
    started, cancelled = asyncio.Event(), asyncio.Event()

    async def slow(question):
        started.set()
        try:
            await asyncio.Event().wait()
        finally:
            cancelled.set()

    async with Bench(database, tmp_path, FakeAnswerer(slow)) as bench:
        event = incoming(text="How long?")
        await bench.intake.accept(event)
        bench.due()
        running = asyncio.create_task(bench.executor.execute(event.event_id))
        await started.wait()
        await bench.hear(incoming(Kind.STOP, message="", user="U2"))
        await bench.executor.watch()
        assert not cancelled.is_set()  # another user's stop is not his

        await bench.hear(incoming(Kind.STOP, message=""))
        await bench.executor.watch()
        await running

        assert cancelled.is_set()
        assert bench.platform.texts() == ["Stopped."]
        assert bench.platform.verbs("clear") == [""]
        assert bench.state(event.event_id) == "done"


async def test_nothing_to_stop_is_said_to_the_user_alone(database, tmp_path):
    async with Bench(database, tmp_path) as bench:
        await bench.hear(incoming(Kind.STOP, message=""))

        assert bench.platform.verbs("tell") == ["There is nothing to stop here."]


async def test_what_is_told_of_the_product_itself_is_nobodys_latest_answer(database, tmp_path):
    itself = lambda question: in_a_word(question, "I only answer from your documents.")  # noqa: E731 - a reply
    async with Bench(database, tmp_path, FakeAnswerer("It is 5 days.", itself)) as bench:
        await bench.hear(incoming(text="How long?"), incoming(text="Tell me a joke", message="2.0"))
        await bench.hear(incoming(Kind.WHY, message="", thread=""))
        (told,) = bench.platform.verbs("receipt")
        first = bench.rows(select(QuestionRow).where(QuestionRow.text == "How long?"))[0]
        assert told == first.answer_id


async def test_a_claim_is_asked_about(database, tmp_path):
    async with Bench(database, tmp_path) as bench:
        await bench.hear(incoming(Kind.VERIFY_CLAIM, "Revenue was $5bn."))

        assert "Revenue was $5bn." in bench.answerer.asked[0].text
        assert "".join(bench.platform.texts()).startswith("Answer to Is that so: Revenue was")


async def test_the_askers_mode_goes_before_the_channels(database, tmp_path):
    async with Bench(database, tmp_path) as bench:
        await bench.hear(incoming(text="x?", payload={"mode": "both"}))

        assert bench.answerer.asked[0].mode is Mode.BOTH


async def test_receipt_and_sources_are_shown_for_any_part_and_for_the_latest_answer(database, tmp_path):
    async with Bench(database, tmp_path, FakeAnswerer("x" * 100)) as bench:
        await bench.hear(incoming(text="How long?"))
        answer_id = bench.rows(select(AnswerRow))[0].id
        await bench.hear(incoming(Kind.WHY, message="m3"), incoming(Kind.SOURCES, message=""))

        assert bench.platform.verbs("receipt") == [answer_id]
        assert bench.platform.verbs("sources") == [answer_id]


async def test_a_receipt_is_not_shown_in_another_channel(database, tmp_path):
    async with Bench(database, tmp_path) as bench:
        await bench.hear(incoming(text="How long?"))
        answer_id = bench.rows(select(AnswerRow))[0].id
        await bench.hear(incoming(Kind.WHY, channel="C2", message="", payload={"answer_id": answer_id}))

        assert not bench.platform.verbs("receipt")
        assert len(bench.platform.verbs("tell")) == 1


async def test_what_its_asker_alone_was_shown_is_nobody_elses_latest_answer(database, tmp_path):
    async with Bench(database, tmp_path) as bench:
        await bench.hear(incoming(text="How long?", user="U2"))
        database.transaction(lambda session: session.exec(delete(PostRow)))
        await bench.hear(incoming(Kind.WHY, message="", user="U1"))
        assert not bench.platform.verbs("receipt")
        await bench.hear(incoming(Kind.WHY, message="", user="U2"))
        assert len(bench.platform.verbs("receipt")) == 1


async def test_questions_over_http_are_answered_where_no_courier_posts(database, tmp_path):
    async with Bench(database, tmp_path) as bench:
        await bench.hear(incoming(text="How long?", platform="web"))

        assert bench.rows(select(QuestionRow))[0].outcome == "answered"
        assert bench.answerer.asked[0].text == "How long?"
        assert answer_to(bench.answerer.asked[0]).text


async def test_an_answer_that_stands_there_unnoted_is_adopted_when_its_work_is_given_up(database, tmp_path):
    limits = replace(QUICK, attempts=0)
    async with Bench(database, tmp_path) as bench:

        async def lose_the_connection():
            bench.courier.on_post = None
            raise Unavailable("The reply never came.")

        bench.courier.on_post = lose_the_connection
        event = incoming(text="Why?")
        await bench.intake.accept(event)
        bench.services = replace(bench.services, limits=replace(QUICK, put_off_base=30.0))
        posting = Executor(bench.services, bench.keeper, HANDLERS)
        bench.courier.before_post = _fail_always(bench)
        bench.due()
        await posting.execute(event.event_id)  # posted, not noted, and put off
        assert bench.state(event.event_id) == "waiting"
        bench.courier.before_post = None
        database.transaction(_make_due)
        giving_up = Executor(replace(bench.services, limits=limits), bench.keeper, HANDLERS)
        bench.due()
        await giving_up.execute(event.event_id, 1)

        assert bench.state(event.event_id) == "dead"
        assert bench.platform.texts() == ["Answer to Why?"]
        assert bench.rows(select(QuestionRow))[0].outcome == "answered"


async def test_who_can_not_be_told_now_that_a_question_is_given_up_is_told_later(database, tmp_path):
    async with Bench(database, tmp_path, limits=replace(QUICK, attempts=0, put_off_base=30.0)) as bench:
        bench.courier.before_post = _fail
        event = incoming(text="Why?")
        await bench.hear(event)
        assert bench.state(event.event_id) == "waiting"
        assert not bench.platform.texts()

        bench.courier.before_post = None
        database.transaction(_make_due)
        await bench.settle()
        assert bench.state(event.event_id) == "dead"
        assert "could not answer" in "".join(bench.platform.texts())


async def test_who_can_never_be_told_is_given_up_in_the_end(database, tmp_path):
    async with Bench(database, tmp_path, limits=replace(QUICK, attempts=0, put_offs=2)) as bench:
        bench.courier.before_post = _fail
        event = incoming(text="Why?")
        await bench.hear(event)
        for _ in range(2):
            database.transaction(_make_due)
            await bench.settle()

        assert bench.state(event.event_id) == "dead"
        assert not bench.platform.texts()


async def test_what_crashed_a_few_times_waits_before_it_is_begun_again(database, tmp_path):
    async with Bench(database, tmp_path, limits=replace(QUICK, suspect_pause=0.01)) as bench:
        event = incoming(text="Why?")
        await bench.intake.accept(event)
        database.transaction(_crashed_often)
        await bench.settle()

        assert bench.state(event.event_id) == "done"
        assert bench.platform.texts() == ["Answer to Why?"]


def _crashed_often(session):
    for row in session.exec(select(WorkRow)):
        row.attempts = 10


async def _fail():
    raise Unavailable("Down.")


def _fail_always(bench):
    async def fail():
        if bench.platform.messages:
            raise Unavailable("Still down.")

    return fail


def _make_due(session):
    for row in session.exec(select(WorkRow)):
        row.not_before = 0.0
        session.add(row)


async def test_the_same_claim_is_verified_for_everybody_who_asks(database, tmp_path):
    async with Bench(database, tmp_path, FakeAnswerer("It is so.")) as bench:
        await bench.hear(incoming(text="Revenue was $5bn."))
        await bench.hear(incoming(Kind.VERIFY_CLAIM, "Revenue was $5bn."))
        await bench.hear(incoming(Kind.VERIFY_CLAIM, "Revenue was $5bn.", user="U2"))

        assert len(bench.platform.verbs("post")) == len(bench.answerer.asked) == 3


async def test_the_receipt_of_a_private_answer_is_shown_where_it_stands(database, tmp_path):
    async with Bench(database, tmp_path) as bench:
        bench.courier.place_of = lambda place: replace(place, channel="D1", thread="", direct=True)
        await bench.hear(incoming(text="My salary?", message="", thread="", private=True))
        (posted,) = bench.platform.messages
        named = {"answer_id": bench.rows(select(AnswerRow))[0].id}
        there = {"channel": "D1", "thread": "", "direct": True, "payload": named}
        await bench.hear(incoming(Kind.WHY, message=posted, **there), incoming(Kind.SOURCES, message=posted, **there))
        await bench.hear(incoming(Kind.WHY, message="", user="U2", **there | {"channel": "D2"}))

        assert len(bench.platform.verbs("receipt")) == len(bench.platform.verbs("sources")) == 1
        assert bench.platform.verbs("tell") == ["There is no answer of mine here yet."]


async def test_a_command_that_names_no_thread_shows_the_latest_answer_its_user_can_see(database, tmp_path):
    async with Bench(database, tmp_path) as bench:
        await bench.hear(incoming(text="Leave?"), incoming(text="Mine?", message="", thread="", private=True))
        everybodys, mine = bench.rows(select(AnswerRow.id).order_by(AnswerRow.created_at))
        command = {"thread": "", "message": ""}
        await bench.hear(incoming(Kind.WHY, **command), incoming(Kind.SOURCES, **command, user="U2"))
        await bench.hear(incoming(Kind.WHY, **command | {"thread": "5.0"}), incoming(Kind.WHY, **command, channel="C2"))

        assert bench.platform.verbs("receipt") == [mine]
        assert bench.platform.verbs("sources") == [everybodys]
        assert len(bench.platform.verbs("tell")) == 2


async def test_a_private_thread_of_discord_is_not_shown_outside_of_it(database, tmp_path):
    async with Bench(database, tmp_path) as bench:
        bench.services = replace(bench.services, couriers={"discord": bench.courier})
        bench.executor = Executor(bench.services, bench.keeper, HANDLERS)
        await bench.hear(incoming(text="Secret?", platform="discord", thread="77", message="78"))
        outside = {"platform": "discord", "thread": "", "message": "", "private": True}
        await bench.hear(incoming(Kind.WHY, **outside, user="U2"), incoming(Kind.SOURCES, **outside))

        assert len(bench.platform.verbs("tell")) == len(bench.platform.verbs("sources")) == 1


async def test_a_stop_that_names_no_thread_stops_all_of_ones_own_questions_of_the_channel(database, tmp_path):
    async def forever(question):
        await asyncio.Event().wait()

    async with Bench(database, tmp_path, FakeAnswerer(forever), admins=["U1"]) as bench:
        asked = [
            incoming(text="1?", thread="1.0", message="1.0"),
            incoming(text="2?", thread="2.0", message="2.0"),
            incoming(text="3?", message="", thread="", private=True),
            incoming(text="Another's?", thread="4.0", message="4.0", user="U2"),
        ]
        for event in asked:
            await bench.intake.accept(event)
        running = [asyncio.create_task(bench.executor.execute(work_id)) for work_id in bench.due()]
        await until(lambda: len(bench.answerer.asked) == 4)
        await bench.hear(incoming(Kind.STOP, thread="", message=""))
        await bench.executor.watch()
        await until(lambda: [bench.state(event.event_id) for event in asked].count("done") == 3)

        assert [bench.state(event.event_id) for event in asked] == ["done", "done", "done", "running"]
        await bench.hear(incoming(Kind.STOP, thread="4.0", message=""))  # in a thread, an admin stops anybody's
        await bench.executor.watch()
        await asyncio.wait(running, timeout=PATIENCE)
        assert bench.state(asked[3].event_id) == "done"
        assert bench.platform.verbs("post") == ["Stopped.", "Stopped by somebody on Slack."]


async def overtaken(bench, stop, *waiting, queued=False):
    """A stop is carried out while what was said before it still waits, or is queued; then all else that is due is."""
    for event in waiting:
        await bench.intake.accept(event)
    due = bench.due() if queued else []
    await bench.intake.accept(stop)
    due += bench.due()
    for work_id in sorted(due, key=lambda one: one != stop.event_id):
        await bench.executor.execute(work_id)


@pytest.mark.parametrize(
    ("kind", "changes"),
    [
        (Kind.ASK, {}),
        (Kind.ASK, {"thread": "", "message": "", "interaction": "x"}),
        (Kind.ASK, {"channel": "D1", "direct": True}),
        (Kind.VERIFY_CLAIM, {}),
    ],
)
@pytest.mark.parametrize("queued", [False, True])
async def test_a_stop_reaches_a_question_that_nobody_has_begun_to_answer(database, tmp_path, kind, changes, queued):
    async with Bench(database, tmp_path) as bench:
        event = incoming(kind, "How long?", **changes)
        place = event.place
        stop = incoming(Kind.STOP, channel=place.channel, thread=place.thread, message="", direct=place.direct)
        await overtaken(bench, stop, event, queued=queued)
        assert bench.state(event.event_id) == "done"
        assert bench.platform.texts() == ["Stopped."]
        assert bench.answerer.asked == []
        (question,) = bench.rows(select(QuestionRow))
        assert question.state == "stopped"


@pytest.mark.parametrize(
    "changes", [{"user": "U2"}, {"channel": "C2"}, {"thread": "2.0"}, {"thread": "", "channel": "C2"}]
)
async def test_a_stop_leaves_alone_what_waits_elsewhere_or_for_others(database, tmp_path, changes):
    async with Bench(database, tmp_path) as bench:
        await overtaken(bench, incoming(Kind.STOP, **{"message": "", **changes}), incoming(text="How long?"))
        assert bench.platform.verbs("tell") == ["There is nothing to stop here."]
        assert [question.text for question in bench.answerer.asked] == ["How long?"]


async def test_a_stop_reaches_an_edit_that_waits_and_leaves_the_answer_to_the_former_text(database, tmp_path):
    async with Bench(database, tmp_path) as bench:
        await bench.hear(incoming(text="How long?"))
        edit = incoming(Kind.EDIT, "How wide?")
        await overtaken(bench, incoming(Kind.STOP, message=""), edit)
        assert bench.state(edit.event_id) == "done"
        assert [question.text for question in bench.answerer.asked] == ["How long?"]
        (question,) = bench.rows(select(QuestionRow))
        assert (question.text, question.state) == ("How long?", "closed")


async def test_an_admin_stops_in_a_thread_what_waits_there_for_anybody(database, tmp_path):
    async with Bench(database, tmp_path, admins=["U1"]) as bench:
        theirs = incoming(text="How long?", user="U2", thread="4.0", message="4.0")
        elsewhere = incoming(text="How wide?", user="U2", thread="5.0", message="5.0")
        await overtaken(bench, incoming(Kind.STOP, thread="4.0", message=""), theirs, elsewhere)
        assert [question.text for question in bench.answerer.asked] == ["How wide?"]
        assert "Stopped by somebody on Slack." in bench.platform.verbs("post")


@pytest.mark.parametrize(("private", "verb"), [(False, "post"), (True, "tell")])
async def test_who_asked_sees_that_another_stopped_it_and_who(database, tmp_path, private, verb):
    async def forever(question):
        await asyncio.Event().wait()

    async with Bench(database, tmp_path, FakeAnswerer(forever), admins=["U1"]) as bench:
        bench.courier.called["U1"] = "Ada"
        event = incoming(text="Wie lange dauert das?", thread="4.0", message="4.0", user="U2", private=private)
        await bench.intake.accept(event)
        running = [asyncio.create_task(bench.executor.execute(work_id)) for work_id in bench.due()]
        await until(lambda: bool(bench.answerer.asked))
        await bench.hear(incoming(Kind.STOP, thread="4.0", message="", interaction="x"))
        await bench.executor.watch()
        await asyncio.wait(running, timeout=PATIENCE)
        assert "Abgebrochen von Ada." in bench.platform.verbs(verb)
        assert "Stopped." in bench.platform.verbs("tell"), "whoever stopped it by a command is told alone"


async def test_what_only_the_asker_can_mend_is_told_alone_once_and_is_no_answer(database, tmp_path):
    async with Bench(database, tmp_path, FakeAnswerer(BadInput("Too long."))) as bench:
        await bench.hear(incoming(text="How long?", thread="", message="", interaction="https://hooks.test/1"))
        assert not bench.platform.messages
        assert bench.platform.verbs("tell") == ["Too long."]
        (question,) = bench.rows(select(QuestionRow))
        assert (question.state, question.delivered) == ("closed", "unposted: told its asker alone")
        await bench.hear(incoming(text="How long?", message="2.0"))
        assert bench.platform.texts() == []
        assert bench.platform.verbs("offer") == ["Too long."]
        await bench.hear(incoming(text="How long?", message="3.0", channel="D1", direct=True))
        assert bench.platform.texts() == ["Too long."], "where nobody else reads, it is answered"


async def test_a_message_that_wishes_it_is_answered_in_private_and_never_in_the_channel(database, tmp_path):
    async with Bench(database, tmp_path) as bench:
        bench.courier.place_of = lambda place: replace(place, channel="D1") if place.private else place
        await bench.hear(incoming(text="What is my bonus? --private --mode crag"))
        (message,) = bench.platform.messages.values()
        assert (message.place.private, message.text) == (True, "Answer to What is my bonus?")
        assert bench.answerer.asked[0].mode is Mode.CRAG
        assert bench.platform.verbs("offer") == [say("answer is private", "en")]
        await bench.hear(incoming(text="What does --force do?", message="2.0"))
        assert [m.text for m in bench.platform.messages.values() if not m.place.private] == [
            "Answer to What does --force do?"
        ]


async def test_an_edit_makes_nothing_private_that_was_asked_openly_and_nothing_open_that_was_private(
    database, tmp_path
):
    async with Bench(database, tmp_path) as bench:
        await bench.hear(incoming(text="What is my bonus?"))
        await bench.hear(incoming(Kind.EDIT, text="What is my whole bonus? --private"))
        assert bench.platform.texts() == ["Answer to What is my bonus?"]
        assert bench.platform.verbs("tell") == [say("private too late", "en")]
        await bench.hear(incoming(text="What is my salary? --private", message="2.0"))
        await bench.hear(incoming(Kind.EDIT, text="What is my salary now?", message="2.0"))
        assert [message.place.private for message in bench.platform.messages.values()] == [False, True]


async def test_questions_side_by_side_in_a_thread_are_answered_by_name(database, tmp_path):
    async with Bench(database, tmp_path) as bench:
        await bench.hear(incoming(text="How long?"))
        await bench.intake.accept(incoming(text="How wide?", message="2.0"))
        await bench.intake.accept(incoming(text="How high?", message="3.0"))
        await bench.settle()
        assert [message.place.beside for message in bench.platform.messages.values()] == [False, False, False]
        first, second, third = sorted(bench.rows(select(QuestionRow)), key=lambda row: row.asked_at)
        assert database.transaction(lambda session: has_company(session, first.id))
        assert database.transaction(lambda session: has_company(session, second.id))

        def answered(at: float) -> None:
            others = update(PostRow).where(col(PostRow.question_id) != third.id)
            database.transaction(lambda session: session.connection().execute(others.values(created_at=at)))

        answered(third.asked_at - 1)
        assert not database.transaction(lambda session: has_company(session, third.id))
        answered(third.asked_at + 1)
        assert database.transaction(lambda session: has_company(session, third.id)), "another's answer came between"
