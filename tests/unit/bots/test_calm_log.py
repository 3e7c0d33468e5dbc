"""What Slack's library logs while there is no connection: little."""

from __future__ import annotations

import logging

from bots.slack_app.calm_log import OnceAMinute


class Clock:
    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


def heard(calm: OnceAMinute, level: int, text: str) -> str | None:
    record = logging.LogRecord("slack", level, "", 0, text, (), (ValueError, ValueError("x"), None))
    return f"{record.getMessage()}{'!' if record.exc_info else ''}" if calm.filter(record) else None


def test_a_server_that_went_away_is_one_line_a_minute_without_tracebacks():
    clock = Clock()
    calm = OnceAMinute(clock)
    said = []
    for second in range(0, 121, 5):
        clock.time = float(second)
        said += [heard(calm, logging.INFO, "Reconnecting..."), heard(calm, logging.ERROR, "Failed to connect")]

    left_out = "Failed to connect (11 such lines were left out)"
    assert [line for line in said if line] == ["Failed to connect", left_out, left_out]


def test_that_it_is_over_is_said_once():
    calm = OnceAMinute(Clock())
    said = [
        heard(calm, level, text)
        for level, text in (
            (logging.INFO, "A new session (1) has been established"),
            (logging.INFO, "A new session (2) has been established"),
            (logging.ERROR, "Failed to connect"),
            (logging.INFO, "A new session (3) has been established"),
        )
    ]

    assert [line is not None for line in said] == [True, False, True, True]


def test_an_event_that_went_wrong_is_never_left_out():
    calm = OnceAMinute(Clock())

    assert [heard(calm, logging.ERROR, "Failed to run a request listener: x") for _ in range(2)] == [
        "Failed to run a request listener: x!"
    ] * 2
