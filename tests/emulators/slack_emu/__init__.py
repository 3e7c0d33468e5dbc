"""A loopback Slack: Web API, Socket Mode, Events API over HTTP, and file downloads.

It keeps a small workspace in memory (channels, messages, reactions, files, streams, home views) and enforces the
documented limits.

    async with SlackEmulator() as slack:
        app = AsyncApp(client=AsyncWebClient(token=slack.bot_token, base_url=slack.api_url))
        handler = AsyncSocketModeHandler(app, slack.app_token)
        await handler.connect_async()
        await slack.wait_connected()
        receipt = await slack.app_mention("C1", "U1", "<@UBOT> hello")
        await receipt.acked(timeout=3)
        call = await slack.wait_call("chat.postMessage")

The libraries are pointed here by `AsyncWebClient(base_url=slack.api_url)`; the Socket Mode client reuses the bolt app's
web client, and opens the `url` that `apps.connections.open` returns, so a plain `ws://127.0.0.1` URL works. `proxy=""`
does not turn proxies off in slack-sdk: it falls back to HTTP(S)_PROXY from the environment, so unset those variables.
"""

from tests.emulators.slack_emu.blocks import BLOCK_TEXT_SUM_MAX, BLOCKS_MAX, MARKDOWN_MAX, block_text, check_blocks
from tests.emulators.slack_emu.messages import TEXT_MAX
from tests.emulators.slack_emu.records import LISTENER_DEADLINE, Call, Fault, Receipt, SlackError
from tests.emulators.slack_emu.server import METHODS, SlackEmulator

__all__ = [
    "BLOCKS_MAX",
    "BLOCK_TEXT_SUM_MAX",
    "LISTENER_DEADLINE",
    "MARKDOWN_MAX",
    "METHODS",
    "TEXT_MAX",
    "Call",
    "Fault",
    "Receipt",
    "SlackEmulator",
    "SlackError",
    "block_text",
    "check_blocks",
]
