"""Buckets of S3 as a source: manifests beside objects, keys that are no paths, archives, keys of the environment."""

from __future__ import annotations

import logging
import sys

import pytest

from bots import s3_bucket, s3_store
from bots.source_kinds import kind_of
from core.access.readers import LET_THROUGH, NOBODY
from core.errors import BadInput, BadSetting
from core.indexing.manifests import LARGEST
from core.settings import Settings
from tests.emulators.s3_emu import S3Emulator
from tests.emulators.s3_oracle import DESCRIPTION, S3Oracle
from tests.source_benches import S3Bench
from tests.unit.core.indexing.test_sources import FIRST, InStep

PAY = b'[readers]\n"pay.md" = ["slack:S0HR"]\n'


@pytest.fixture
async def store():
    async with S3Emulator() as emulator:
        yield emulator


@pytest.fixture
def story(store, tmp_path):
    return InStep(tmp_path, S3Bench(store))


class Of:
    """A source with settings of its own."""

    def __init__(self, store, address="s3:handbook/team", **told):
        self.address, self.settings = address, S3Bench(store).settings(**told)

    def source(self):
        return s3_bucket.connect(self.address, self.settings)


def _readers(story):
    return {document.path: document.readers for document, *_ in story.index.stored.values()}


async def test_a_manifest_in_the_bucket_tells_who_reads_what_lies_beside_it(store, story):
    store.objects = {"team/hr/.errata-readers.toml": PAY, "team/hr/pay.md": b"Pay is 9.", "team/hr/leave.md": b"27."}
    await story.sync()
    assert _readers(story) == {"hr/pay.md": (("slack:S0HR",),), "hr/leave.md": LET_THROUGH}
    del store.objects["team/hr/.errata-readers.toml"]
    await story.sync()
    assert _readers(story)["hr/pay.md"] == LET_THROUGH


async def test_a_manifest_closes_also_what_is_listed_before_it(store, story):
    told = b'[readers]\n"*" = ["slack:S0HR"]\n'
    store.objects = {"team/hr/ pay.md": b"Pay is 9.", "team/hr/.errata-readers.toml": told, "team/x.md": b"Desks."}
    store.fail("GET team/x.md", status=500, times=10_000)
    await story.sync()
    assert _readers(story) == {"hr/ pay.md": (("slack:S0HR",),)}


@pytest.mark.parametrize("told", [b"", b"[readers]\n" + b"#" * LARGEST, b"\xff\xfe"])
async def test_a_manifest_that_says_nothing_or_too_much_closes_its_folder_alone(store, story, told):
    store.objects = {"team/hr/.errata-readers.toml": told, "team/hr/pay.md": b"Pay is 9.", "team/desk.md": b"Shared."}
    await story.sync()
    assert _readers(story) == {"hr/pay.md": NOBODY, "desk.md": LET_THROUGH}


async def test_keys_of_any_kind_are_found_and_what_is_no_document_is_not_fetched(store, story):
    store.objects = {"team/Größe & Maß/A? 100% #1+2.md": b"27 cm.", "team/film.mp4": b"x", "elsewhere/x.md": b"No."}
    await story.sync()
    assert (story.standing.error, story.paths()) == (None, ["Größe & Maß/A? 100% #1+2.md"])
    assert not store.calls_to("GET team/film.mp4")


@pytest.mark.parametrize("key", ["team/../../../x.md", "team//x.md", "team/a/./x.md", f"team/{'x' * 300}.md", "team/"])
async def test_a_key_that_is_no_path_is_left_out_and_stops_nothing(store, story, tmp_path, key):
    store.objects = {key: b"Out.", "team/leave.md": b"27 days."}
    await story.sync()
    assert (story.standing.error, story.paths()) == (None, ["leave.md"])
    assert not list(tmp_path.rglob("x.md"))


async def test_what_was_put_into_an_archive_stays_as_it_was_read_and_what_was_never_read_is_not(store, story):
    await story.bench.publish(FIRST)
    await story.sync()
    store.objects["team/old.md"] = b"Never read."
    store.stored = {"team/leave.md": "DEEP_ARCHIVE", "team/old.md": "GLACIER"}
    for _ in range(3):
        await story.sync()
    assert (story.standing.error, story.paths()) == (None, sorted(FIRST))
    store.stored = {}
    await story.sync()
    assert "old.md" in story.paths()


async def test_an_archive_that_the_listing_does_not_tell_of_is_told_in_words(store, story):
    await story.bench.publish(FIRST)
    store.fail("GET team/leave.md", status=403, code="InvalidObjectState")
    await story.sync()
    assert "It lies in an archive" in story.standing.error


async def test_a_region_that_is_not_set_is_asked_of_the_store(store, tmp_path):
    store.objects = {"team/leave.md": b"27 days."}
    story = InStep(tmp_path, Of(store, s3_region=None))
    await story.sync()
    assert (story.standing.error, story.paths()) == (None, ["leave.md"])


async def test_a_whole_bucket_is_a_source(store, tmp_path):
    store.objects = {"leave.md": b"27 days.", "team/desk.md": b"Shared."}
    story = InStep(tmp_path, Of(store, "s3://handbook/"))
    await story.sync()
    assert story.paths() == ["leave.md", "team/desk.md"]


@pytest.mark.parametrize(
    ("told", "said"),
    [
        ({"s3_secret_key": "another"}, "rejects the key or token: SignatureDoesNotMatch (403)"),
        ({"s3_key_id": "another"}, "rejects the key or token: InvalidAccessKeyId (403)"),
    ],
)
async def test_a_key_that_is_refused_is_told_without_it(store, tmp_path, told, said, caplog):
    caplog.set_level(logging.DEBUG)
    story = InStep(tmp_path, Of(store, **told))
    await story.sync()
    assert said in story.standing.error
    assert "Set S3_KEY_ID" in story.standing.error
    assert store.secret_key not in caplog.text + story.standing.error


async def test_a_bucket_that_is_not_there_is_told(store, tmp_path):
    story = InStep(tmp_path, Of(store, "s3:another"))
    await story.sync()
    assert "There is no bucket another" in story.standing.error


async def test_keys_are_found_where_aws_keeps_them(store, tmp_path, monkeypatch):
    monkeypatch.setenv("AWS_ACCESS_KEY_ID", store.key_id)
    monkeypatch.setenv("AWS_SECRET_ACCESS_KEY", store.secret_key)
    store.objects = {"team/leave.md": b"27 days."}
    story = InStep(tmp_path, Of(store, s3_key_id=None, s3_secret_key=None))
    await story.sync()
    assert (story.standing.error, story.paths()) == (None, ["leave.md"])


async def test_where_no_key_is_found_that_is_said(store, tmp_path, monkeypatch):
    for name in ("AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY", "AWS_ACCESS_KEY", "AWS_SECRET_KEY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("AWS_SHARED_CREDENTIALS_FILE", str(tmp_path / "none"))
    monkeypatch.setenv("AWS_CONTAINER_CREDENTIALS_FULL_URI", "http://127.0.0.1:9/")
    story = InStep(tmp_path, Of(store, s3_key_id=None, s3_secret_key=None))
    await story.sync()
    assert "There is no key or token to log in to S3 with." in story.standing.error


async def test_a_store_that_slows_down_is_waited_for(store, story):
    await story.bench.publish(FIRST)
    store.fail("LIST", status=503)
    await story.sync()
    assert (story.standing.error, story.paths()) == (None, sorted(FIRST))


@pytest.mark.parametrize("body", ["<html>Sign in", "<html><body>Sign in</body></html>"])
async def test_a_listing_that_is_no_listing_is_a_fault(store, story, body):
    await story.bench.publish(FIRST)
    await story.sync()
    store.fail("LIST", status=200, body=body, times=10_000)
    for _ in range(3):
        await story.sync()
    assert "did not answer as it should" in story.standing.error
    assert story.paths() == sorted(FIRST)


async def test_a_redirect_is_not_followed(store, story):
    await story.bench.publish({"leave.md": "27 days."})
    elsewhere = {"Location": f"{store.url}/handbook/other.md"}
    store.fail("GET team/leave.md", status=307, code="TemporaryRedirect", headers=elsewhere, times=100)
    await story.sync()
    assert "TemporaryRedirect (307)" in story.standing.error
    assert not store.calls_to("GET other.md")


async def test_more_objects_than_one_source_may_hold_are_said(store, story, monkeypatch):
    monkeypatch.setattr(s3_store, "MOST_OBJECTS", 2)
    await story.bench.publish(FIRST)
    await story.sync()
    assert "More than 2 objects" in story.standing.error


def test_an_object_of_amazon_is_linked_to_where_people_log_in():
    source = s3_bucket.connect("s3:handbook", Settings(s3_region="eu-central-1"))
    there = "https://console.aws.amazon.com/s3/object/handbook?region=eu-central-1&prefix="
    assert source._link == there


@pytest.mark.parametrize(
    "address", ["s3:", "s3:a", "s3:hand book", "s3:handbook/../x", "s3:handbook/a\nb", "s3:x" * 40]
)
def test_what_is_no_bucket_is_refused(address):
    with pytest.raises(BadInput):
        s3_bucket.connect(address, Settings())


def test_half_a_key_is_refused():
    with pytest.raises(BadSetting):
        s3_bucket.connect("s3:handbook", Settings(s3_key_id="A"))


def test_the_extra_is_named_where_it_is_not_installed(monkeypatch):
    for name in ("bots.s3_bucket", "bots.s3_store", "minio"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.setitem(sys.modules, "minio", None)
    with pytest.raises(BadSetting, match="need the extra sources"):
        kind_of("s3:handbook").connect("s3:handbook", Settings())


@pytest.mark.skipif(not DESCRIPTION.is_file(), reason="AWS's description of S3 is not at hand")
async def test_requests_and_answers_are_as_aws_describes_them(store, tmp_path):
    store.objects = {"team/hr/.errata-readers.toml": PAY, "team/hr/pay.md": b"Pay is 9.", "team/a b.md": b"27 days."}
    store.stored = {"team/a b.md": "STANDARD_IA"}
    store.rate_limit("GET team/*", retry_after=0)
    store.fail("GET team/hr/pay.md", status=403)
    await InStep(tmp_path, Of(store, s3_region=None)).sync()
    oracle = S3Oracle()
    assert {call.name.partition(" ")[0] for call in store.calls} == {"LIST", "GET"}
    assert [(call.name, problem) for call in store.calls for problem in oracle(call)] == []
