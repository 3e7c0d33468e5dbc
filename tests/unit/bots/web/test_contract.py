"""The OpenAPI document held against the interface: whatever is sent, the reply is one it promised."""

from __future__ import annotations

import asyncio
import threading

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    ignored_auth,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from bots.web.app import create_app
from tests.emulators.common import PATIENCE
from tests.web_bench import ADMIN, open_parts

EXAMPLES = 20  # an operation and mode
TOKEN = {"Authorization": f"Bearer {ADMIN}"}
CHECKS = (
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
    unsupported_method,
)


@pytest.fixture(scope="module")
def loaded(tmp_path_factory):
    """The schema of an interface whose database and inbox live in an event loop of their own."""
    ready, done = threading.Event(), asyncio.Event()
    holder = {}

    async def hold():
        holder["loop"] = asyncio.get_running_loop()
        async with open_parts(tmp_path_factory.mktemp("web"), settings={"token_questions_per_minute": 100_000}) as (
            parts,
            _,
        ):
            holder["app"] = create_app(parts)
            ready.set()
            await done.wait()

    thread = threading.Thread(target=lambda: asyncio.run(hold()))
    thread.start()
    assert ready.wait(PATIENCE)
    yield schemathesis.openapi.from_asgi("/openapi.json", holder["app"], headers=TOKEN)
    holder["loop"].call_soon_threadsafe(done.set)
    thread.join(PATIENCE)


@pytest.mark.parametrize("mode", GenerationMode)
def test_every_reply_is_one_that_the_document_promises(loaded, mode):
    operations = [found.ok() for found in loaded.get_all_operations()]
    assert len(operations) >= 7
    for operation in operations:
        if mode is GenerationMode.POSITIVE or list(operation.iter_parameters()) or operation.body:
            _hold_to_its_word(operation, mode)


def _hold_to_its_word(operation, mode):
    # A made-up token is replaced by a good one, so that what lies behind it is met; then it is none to refuse. Once an
    # operation: wrong tokens of one address are told to wait after fifteen.
    first = [ignored_auth] if mode is GenerationMode.POSITIVE else []

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        phases=(Phase.generate,),
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(mode))
    def hold(case):
        case.headers.update(TOKEN)
        response = case.call()

        case.validate_response(response, checks=[*CHECKS, *first])
        first.clear()

    hold()
