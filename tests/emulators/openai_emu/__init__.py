"""A loopback OpenAI: chat completions, responses, embeddings and models.

What the "model" says is scripted by the test: ordered rules, then a default. It checks what the real API checks (tool
message order, strict schemas, the word "json", context length).

    async with OpenAIEmulator() as llm:
        client = AsyncOpenAI(base_url=llm.api_url, api_key=llm.api_key, max_retries=0)
        llm.script("weather", Reply.tool_call("get_weather", {"city": "Oslo"}), after_tool=False)
        llm.script("weather", lambda call: "It is " + call.messages[-1]["content"], after_tool=True)
        llm.rate_limit("chat", retry_after=1)          # the next chat request only
        ...
        assert "Oslo" in llm.prompt_text(llm.calls[-1])

The library is pointed here by `base_url=` or the environment variable OPENAI_BASE_URL, both with `/v1`. It reads
HTTP(S)_PROXY from the environment: unset them, or set NO_PROXY.

On its own, for a bot in another process (the rules are described at `rule_from_json`):

    python -m tests.emulators.openai_emu --port 0 --script script.json      # prints its base URL, then serves
    GET /_emu/calls, POST /_emu/script, POST /_emu/fail                     # look at it, change it from outside
"""

from tests.emulators.openai_emu.azure import AzureOpenAIEmulator
from tests.emulators.openai_emu.embeddings import embed
from tests.emulators.openai_emu.refusals import ERRORS, ApiError
from tests.emulators.openai_emu.schemas import loose, sample
from tests.emulators.openai_emu.script import Fault, Reply, Rule, ToolCall, rule_from_json
from tests.emulators.openai_emu.server import HTML, OpenAIEmulator
from tests.emulators.openai_emu.transcript import Call, messages_of, prompt_text, text_of, tokens

__all__ = [
    "ERRORS",
    "HTML",
    "ApiError",
    "AzureOpenAIEmulator",
    "Call",
    "Fault",
    "OpenAIEmulator",
    "Reply",
    "Rule",
    "ToolCall",
    "embed",
    "loose",
    "messages_of",
    "prompt_text",
    "rule_from_json",
    "sample",
    "text_of",
    "tokens",
]
