"""Channels are shown by their names, where a platform tells them."""

import asyncio

import pytest

from bots.channel_book import ChannelBook
from bots.messages import Place
from bots.web import channel_names as told
from core.errors import Unavailable
from tests.fakes_platform import FakeCourier, FakePlatform
from tests.unit.bots.web.operating.test_pages import form
from tests.web_bench import in_process

HTML = {"Accept": "text/html"}


def courier(names=None):
    made = FakeCourier(FakePlatform())
    made.names = names or {}
    return made


async def test_the_page_of_channels_names_them_and_keeps_the_ids(tmp_path):
    couriers = {"slack": courier({"C1": "leave <b>", "C2": ""})}
    async with in_process(tmp_path, couriers=couriers) as api:
        for channel in ("C1", "C2", "C3"):
            await ChannelBook(api.parts.database).change(Place("slack", channel, "T1"), "U1", {"mode": "crag"})
        page = (await api.get("/dashboard/channels", headers=HTML)).text
        assert "<b>#leave &lt;b&gt;</b>" in page
        for channel in ("C1", "C2", "C3"):
            assert channel in page


async def test_a_misspelt_collection_does_not_silence_a_channel_on_the_page_either(tmp_path):
    async with in_process(tmp_path) as api:
        await ChannelBook(api.parts.database).change(Place("slack", "C1", "T1"), "U1", {"mode": "crag"})
        where = {"platform": "slack", "workspace": "T1", "channel": "C1"}
        for typed, kept in (("defualt", None), ("defualt,default", ("defualt", "default"))):
            await form(api, "/channels", **where, collections=typed)
            settings = await ChannelBook(api.parts.database).settings(Place("slack", "C1", "T1"))
            assert settings.collections == kept


async def test_all_settings_of_a_channel_are_changed_by_one_form_that_keeps_only_what_is_changed(tmp_path):
    async with in_process(tmp_path) as api:
        book, place = ChannelBook(api.parts.database), Place("slack", "C1", "T1")
        await book.change(place, "U1", {"mode": "crag"})
        page = (await api.get("/dashboard/channels", headers=HTML)).text
        for drawn in ("<option selected>crag</option>", 'name="unasked_above" value="0.7"', "mode: <b>crag</b>"):
            assert drawn in page.replace("<option  ", "<option ").replace("<option >", "<option>"), drawn
        where = {"platform": "slack", "workspace": "T1", "channel": "C1"}
        given = {"mode": "crag", "guests": "on", "digest": "off", "unasked_above": "80 %", "owner": "U7"}
        assert "owner = U7" in (await form(api, "/channels", **where, **given)).text
        settings = await book.settings(place)
        assert (settings.guests, settings.unasked_above, settings.owner) == (True, 0.8, "U7")
        assert "reply can&#39;t be" in (await form(api, "/channels", **where, reply="sometimes")).text
        assert (await book.settings(place)).reply == "asked"


class Failing(FakeCourier):
    async def channel_names(self):
        raise Unavailable("Slack does not answer.")


class Silent(FakeCourier):
    async def channel_names(self):
        await asyncio.sleep(60)


@pytest.mark.parametrize("kind", [Failing, Silent])
async def test_a_platform_that_does_not_tell_is_left_out_and_holds_nothing_up(kind, monkeypatch):
    monkeypatch.setattr(told, "_SECONDS", 0.05)
    couriers = {"discord": kind(FakePlatform()), "slack": courier({"C1": "leave"})}
    assert await told.channel_names(couriers) == {("slack", "C1"): "leave"}
