"""A number in code is what the evidence gives its key, to the last digit, in code or in words."""

from __future__ import annotations

import pytest

from core.checks import check_record

PROSE = (
    "The API listens on port 8443. The admin port is 9091. Max connections is 200, and the pool timeout is 45 seconds. "
    "The retry limit defaults to 5. The cache size is 1,024 MB."
)
TABLE = "| setting | value |\n|---|---|\n| max_connections | 200 |\n| pool_timeout | 45 |\n| retry_limit | 5 |"
SPLIT = "Start it with a queue length of 60. On a small host, use 25. The worker count is 3."
DOCSTRING = '"""A locker costs 37 euros a month, and costs 7 more with a lock."""\nRATE = 37'
RIGHT = [
    (PROSE, "Run `api --port 8443`."),
    (PROSE, 'Set this:\n```json\n{"admin_port": 9091}\n```'),
    (PROSE, "Set this:\n```yaml\nmax_connections: 200\npool_timeout: 45\n```"),
    (PROSE, "Set `retry_limit = 5`."),
    (PROSE, "The admin port is `9091`."),
    (PROSE, "Set `pool_timeout = 45000` milliseconds."),
    (PROSE, "Set `cache_size=1024`."),
    (PROSE, "Run this:\n```bash\nsleep 3\napi --port 8443\n```"),
    (TABLE, "Set this:\n```yaml\nmax_connections: 200\npool_timeout: 45\n```"),
    (TABLE, "Set `retry-limit=5`."),
    (SPLIT, "Use `--queue-length 60`, or `--queue-length 25` on a small host."),
    (SPLIT, "Set `queue_length: 60`."),
    (DOCSTRING, f"```\n{DOCSTRING}\n```\nprices.py."),
]
WRONG = [
    (PROSE, "Run `api --port 8434`."),
    (PROSE, 'Set this:\n```json\n{"admin_port": 9090}\n```'),
    (PROSE, "Set this:\n```yaml\nmax_connections: 45\npool_timeout: 200\n```"),
    (PROSE, "Set `retry_limit = 8`."),
    (PROSE, "The admin port is `9090`."),
    (PROSE, "Set `pool_timeout = 46`."),
    (PROSE, "Set `cache_size=1025`."),
    (TABLE, "Set this:\n```yaml\nmax_connections: 45\npool_timeout: 200\n```"),
    (TABLE, "Set this:\n```ini\nmax_connections = 201\n```"),
    (TABLE, "Set `retry-limit=6`."),
    (SPLIT, "Use `--queue-length 60`, or `--queue-length 35` on a small host."),
    (SPLIT, "Set `queue_length: 3` and `worker_count: 60`."),
]


@pytest.mark.parametrize(("source", "answer"), RIGHT)
def test_a_value_of_the_evidence_passes(source: str, answer: str) -> None:
    verdict = check_record({"id": 1, "answer": answer, "context": source})
    assert verdict["passed"], verdict["checks"][1]


@pytest.mark.parametrize(("source", "answer"), WRONG)
def test_another_value_does_not(source: str, answer: str) -> None:
    verdict = check_record({"id": 1, "answer": answer, "context": source})
    assert not verdict["passed"], verdict["checks"][1]
