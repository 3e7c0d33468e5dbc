"""A trend is shown as a picture on both platforms, by their own ways; where they take none, the answer stands."""

from __future__ import annotations

import pytest

from bots.render.chart import chart_of
from core.model import Table
from tests.dialogue import discord_talk, slack_talk
from tests.fakes_engine import answer_to

REVENUE = Table(
    "Ottil: revenue",
    ("Period", "Ended", "revenue"),
    tuple((f"FY{year}", f"{year}-12-31", (year - 2000) * 1e9) for year in range(2019, 2025)),
    "USD",
)
PNG = b"\x89PNG\r\n\x1a\n"


def with_table(text):
    return answer_to(text, table=REVENUE)


async def test_slack_shows_a_trend_as_a_picture_that_was_uploaded_its_way(slack_emulator):
    async with slack_talk.talking(slack_emulator) as talk:
        talk.engine.say = with_table
        await talk.say("How did revenue develop?")
        heard = await talk.hear()
    image = next(block for block in heard["blocks"] if block["type"] == "image")
    assert slack_emulator.blobs[image["slack_file"]["id"]].startswith(PNG)
    assert "FY2019 $19.00B" in image["alt_text"]
    assert "$24.00B" in slack_talk.shown(heard), "the table stands beside it, in its unit"
    asked = slack_emulator.calls_to("files.getUploadURLExternal")[0]
    assert asked.args["alt_txt"] == image["alt_text"]


IN_THE_LANGUAGE = pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("Wie entwickelte sich der Umsatz?", ("Ottil: Umsatz", "Zeitraum", "Geschäftsjahr 2024", "24,00 Mrd. $")),
        ("매출 추이는 어떻습니까?", ("Ottil: 매출액", "기간", "2024 회계연도", "240.0억 달러")),
    ],
    ids=["german", "korean"],
)


@IN_THE_LANGUAGE
async def test_slack_tells_a_table_of_figures_in_the_askers_language(slack_emulator, asked, told):
    async with slack_talk.talking(slack_emulator) as talk:
        talk.engine.say = with_table
        await talk.say(asked)
        shown = slack_talk.shown(await talk.hear())
    assert [part for part in told if part not in shown] == []
    assert "Period" not in shown


@IN_THE_LANGUAGE
async def test_discord_tells_a_table_of_figures_in_the_askers_language(discord_emulator, asked, told):
    async with discord_talk.talking(discord_emulator) as talk:
        talk.engine.say = with_table
        await talk.say(asked)
        shown = discord_talk.shown(await talk.hear())
    assert [part for part in told if part not in shown] == []
    assert "Period" not in shown


@pytest.mark.parametrize("method", ["files.getUploadURLExternal", "files.completeUploadExternal"])
async def test_without_the_scope_or_the_upload_slacks_answer_stands_without_its_picture(slack_emulator, method):
    slack_emulator.fail(method, error="missing_scope", times=9)
    async with slack_talk.talking(slack_emulator) as talk:
        talk.engine.say = with_table
        await talk.say("How did revenue develop?")
        heard = await talk.hear()
    assert "image" not in {block["type"] for block in heard["blocks"]}
    assert "$24.00B" in slack_talk.shown(heard)


async def test_a_picture_that_slack_has_not_ready_is_left_out_and_all_else_stays(slack_emulator):
    slack_emulator.fail("chat.postMessage", error="invalid_blocks", times=1)
    async with slack_talk.talking(slack_emulator) as talk:
        talk.engine.say = with_table
        await talk.say("How did revenue develop?")
        await talk.hear()
        heard = await talk.hear()
    kinds = {block["type"] for block in heard["blocks"]}
    assert "markdown" in kinds
    assert "image" not in kinds


async def test_discord_shows_a_trend_as_a_picture_attached_to_the_answer(discord_emulator):
    async with discord_talk.talking(discord_emulator) as talk:
        talk.engine.say = with_table
        await talk.say("How did revenue develop?")
        message = await talk.hear()
    call = discord_talk.posted_calls(discord_emulator)[0]
    assert call.files == ["chart.png"]
    gallery = next(c for c in message["components"][0]["components"] if c["type"] == 12)
    assert gallery["items"][0]["media"]["url"].endswith("chart.png")
    assert "FY2024 $24.00B" in gallery["items"][0]["description"]


@pytest.mark.parametrize(
    "rows",
    [
        (("FY2023", 1.0), ("FY2024", 2.0)),
        (("2022", 5.0), ("2023", 5.0), ("2024", 5.0)),
        tuple((f"Lamp {n}", float(n)) for n in range(30)),
        (("売上", 1.0), ("利益", 2.0), ("費用", 3.0)),
        (("a", "x"), ("b", "y"), ("c", "z")),
    ],
    ids=["two", "all alike", "too many bars", "letters the font has not", "no figures"],
)
def test_what_people_would_rather_read_is_no_picture(rows):
    assert chart_of(Table("Lamps", ("Lamp", "Lumen"), rows)) is None


def test_the_latest_period_stands_last_however_the_rows_are_ordered():
    backwards = Table("Ottil: revenue", REVENUE.columns, REVENUE.rows[::-1], "USD")
    assert chart_of(backwards) == chart_of(REVENUE)
