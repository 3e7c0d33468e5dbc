"""Pictures for Slack: given to it in its three steps, shown in an answer by their id. Without one, answers stand."""

from __future__ import annotations

import hashlib
import logging
from collections import OrderedDict

from aiohttp import ClientError

from bots.render.chart import Chart
from bots.render.slack_blocks import Picture
from bots.slack_app.api import SlackApi
from core.errors import ErrataError, Unavailable

log = logging.getLogger(__name__)

_NAME = "chart.png"
_MOST_KNOWN = 200
_LONGEST_ALT = 1_000


class Pictures:
    """Uploads each picture once: an answer that is edited shows the same one."""

    def __init__(self, api: SlackApi) -> None:
        self._api = api
        self._known: OrderedDict[str, str] = OrderedDict()

    async def of(self, chart: Chart | None) -> Picture | None:
        """Return a chart as Slack shows it; None where there is none, or Slack does not take it."""
        if chart is None:
            return None
        alt, name = chart.alt[:_LONGEST_ALT], hashlib.sha256(chart.png).hexdigest()
        try:
            if name not in self._known:
                self._known[name] = await self._uploaded(chart.png, alt)
        except (ErrataError, ClientError, TimeoutError, KeyError) as error:
            log.warning("An answer goes without its chart (the scope files:write is needed): %s", error)
            return None
        while len(self._known) > _MOST_KNOWN:
            self._known.popitem(last=False)
        return Picture(self._known[name], alt)

    async def _uploaded(self, png: bytes, alt: str) -> str:
        """Return the id of what is then Slack's, seen by nobody until a message shows it."""
        asked = {"filename": _NAME, "length": len(png), "alt_txt": alt}
        given = await self._api.read("files.getUploadURLExternal", asked)
        async with self._api.session().post(str(given["upload_url"]), data=png, proxy=self._api.proxy) as response:
            if response.status != 200:
                raise Unavailable(f"Slack did not take a picture: status {response.status}.")
        file_id = str(given["file_id"])
        await self._api.call("files.completeUploadExternal", {"files": [{"id": file_id, "title": _NAME}]})
        return file_id
