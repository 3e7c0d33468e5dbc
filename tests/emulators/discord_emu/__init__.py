"""A loopback Discord: REST API v10 and the Gateway.

It keeps one guild in memory, enforces the documented limits and the interaction rules (3 s to respond, 15 min token,
one response), and sends rate limit headers.

    async with DiscordEmulator() as emu:
        with emu.discord_py():                       # points discord.py here, and back afterwards
            client = MyBot(intents=..., guild_ready_timeout=0.1)
            task = asyncio.create_task(client.start(emu.token))
            await emu.wait_ready()
            done = await emu.slash("ask", {"question": "why?"}, user="alice")
            await done.settled()                      # first response that is not "thinking"
            print(done.content)

Pointing discord.py here needs two class attributes, and nothing else:
* `discord.http.Route.BASE` (every REST call, webhooks and interactions included);
* `discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY`: a plain `Client` never asks `/gateway/bot`, only
  `AutoShardedClient` does, and after a non-resumable INVALID_SESSION the library goes back to the default. A plain
  `ws://` URL is fine.
Every 429 must carry a `Via` header, or discord.py takes it for a Cloudflare ban and raises at once; and answers must
say exactly `Content-Type: application/json`, or it hands on the text unparsed.
"""

from tests.emulators.discord_emu.gateway import Session, Socket
from tests.emulators.discord_emu.limits import (
    COMPONENTS_V2,
    CONTENT_MAX,
    EMBED_TEXT_MAX,
    EPHEMERAL,
    MESSAGE_CONTENT,
    V2_COMPONENTS_MAX,
    V2_TEXT_MAX,
    HttpError,
    check_message,
)
from tests.emulators.discord_emu.records import Call, Fault, Interaction
from tests.emulators.discord_emu.rest_interactions import RESPOND_WITHIN, TOKEN_LIFETIME
from tests.emulators.discord_emu.server import ROUTES, DiscordEmulator

__all__ = [
    "COMPONENTS_V2",
    "CONTENT_MAX",
    "EMBED_TEXT_MAX",
    "EPHEMERAL",
    "MESSAGE_CONTENT",
    "RESPOND_WITHIN",
    "ROUTES",
    "TOKEN_LIFETIME",
    "V2_COMPONENTS_MAX",
    "V2_TEXT_MAX",
    "Call",
    "DiscordEmulator",
    "Fault",
    "HttpError",
    "Interaction",
    "Session",
    "Socket",
    "check_message",
]
