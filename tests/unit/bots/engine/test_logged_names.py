"""What a document is called stands in logs only for whoever asks for everything."""

from __future__ import annotations

import logging
from types import SimpleNamespace

from bots.engine.jobs import _log_looked_at


def test_a_file_name_stands_in_logs_at_debug_alone_and_once(caplog):
    with caplog.at_level(logging.DEBUG):
        _log_looked_at(SimpleNamespace(work=SimpleNamespace(id="w1")), "vpn.md was read anew")
    said = {record.levelno: record.getMessage() for record in caplog.records}
    assert said == {logging.INFO: "w1: a document was looked at anew", logging.DEBUG: "w1: vpn.md was read anew"}
