"""A figure in another unit is proved where it comes to the same, and a unit swapped for another proves nothing."""

from __future__ import annotations

import pytest

from core.checks.figures import check_numbers
from core.checks.ledger import ledger_of
from core.model import Status

SAME = [
    ("The archive holds 3.2 TB.", "The archive holds 3,200 GB."),
    ("The archive holds 3.2 TB. The cache holds 64 GB.", "The cache holds 64,000 MB."),
    ("Each laptop has 4 GB of memory.", "Each laptop has 4,096 MB of memory."),
    ("Each laptop has 4 GiB of memory.", "Each laptop has 4096 MiB of memory."),
    ("The upload limit is 2 megabytes.", "The upload limit is 2,000 kilobytes."),
    ("The pool holds 2,500 cubic metres of water.", "The pool holds 2.5 million litres of water."),
    ("The pool holds 2.5 million litres of water.", "The pool holds 2,500 m³ of water."),
    ("The skip takes 3 m³.", "The skip takes 3,000 litres."),
    ("The heater draws 1.5 kW.", "The heater draws 1,500 watts."),
    ("The turbine yields 2 MW.", "The turbine yields 2,000 kW."),
    ("The kettle draws 2 kilowatts.", "The kettle draws 2,000 W."),
    ("The household used 3.5 MWh.", "The household used 3,500 kWh."),
    ("The bottle holds 0.5 l.", "The bottle holds 500 ml."),
    ("The bottle holds 75 cl.", "The bottle holds 750 ml."),
    ("The orchard covers 1.2 hectares.", "The orchard covers 12,000 square metres."),
    ("The orchard covers 5 ha.", "The orchard covers 50,000 m²."),
    ("The park covers 3 km².", "The park covers 300 hectares."),
    ("Session timeout: 1800 seconds.", "Sessions time out after 30 minutes."),
    ("The job runs for 90 minutes.", "The job takes 1.5 hours to run."),
    ("The probe waits 250 milliseconds.", "The probe waits 0.25 seconds."),
    ("The disk cache takes 2048 MB.", "The disk cache takes 2 GB."),
    ("The lorry weighs 1900 kg.", "The lorry weighs 1.9 tonnes."),
    ("The tank has 1600 cubic metres.", "The tank has 1.6 million litres."),
    ("The walk is 12 km long.", "The walk is 12,000 metres long."),
]
OTHER = [
    ("The archive holds 3.2 TB.", "The archive holds 3.2 GB."),
    ("The archive holds 3.2 TB.", "The archive holds 320 GB."),
    ("Each laptop has 4 GB of memory.", "Each laptop has 4 MB of memory."),
    ("The pool holds 2,500 cubic metres of water.", "The pool holds 2,500 litres of water."),
    ("The skip takes 3 m³.", "The skip takes 300 litres."),
    ("The heater draws 15 kW.", "The heater draws 15 watts."),
    ("The bottle holds 50 cl.", "The bottle holds 50 ml."),
    ("The orchard covers 12 hectares.", "The orchard covers 12 square metres."),
    ("The park covers 30 km².", "The park covers 30 hectares."),
    ("Session timeout: 1800 seconds. The database holds 3.2 TB.", "The session timeout is 3 minutes."),
    ("Session timeout: 1800 seconds.", "The session timeout is 1800 minutes."),
    ("The job runs for 90 minutes.", "The job runs for 90 hours."),
    ("The household used 3.5 MWh.", "The household used 3.5 kWh."),
]


def status(source: str, answer: str) -> Status:
    return check_numbers(answer, "", ledger_of((source,)), (source,)).status


@pytest.mark.parametrize(("source", "answer"), SAME)
def test_the_same_in_another_unit_is_proved(source: str, answer: str) -> None:
    assert status(source, answer) is Status.PASS


@pytest.mark.parametrize(("source", "answer"), OTHER)
def test_a_figure_under_another_unit_is_not(source: str, answer: str) -> None:
    assert status(source, answer) is Status.FAIL
