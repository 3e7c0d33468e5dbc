"""A digest says what came of each channel's questions."""

from __future__ import annotations

import time

from storage.learning.digests import digests
from tests.learning_bench import stories


async def test_a_channels_week_counts_outcomes_rejections_and_what_stays_open(tmp_path):
    async with stories(tmp_path) as told:
        await told.reject(await told.ask("How much does parking cost a day?"))
        await told.ask("Who was the first person on the moon?", message="2.0", thread="2.0")
        await told.ask("How much does parking cost a day?", channel="C2", message="3.0", thread="3.0")

        found = told.bench.database.transaction(lambda session: digests(session, time.time() - 60))
        first, second = found
        assert (first.channel, first.asked, first.rejected) == ("C1", 2, 1)
        assert first.outcomes == {"answered": 1, "refused": 1}
        assert "Who was the first person on the moon?" in first.unanswered
        assert (second.channel, second.asked, second.rejected) == ("C2", 1, 0)
        assert told.bench.database.transaction(lambda session: digests(session, time.time() + 60)) == []
