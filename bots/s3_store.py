"""Buckets of S3, and of what speaks it, within bounds: our errors, bounded waiting, no redirects; by MinIO's client."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from itertools import islice
from typing import TypeVar
from urllib.parse import urlsplit
from xml.etree.ElementTree import ParseError

import httpx
from minio import Minio
from minio.credentials.credentials import Credentials
from minio.credentials.providers import (
    AWSConfigProvider,
    ChainedProvider,
    EnvAWSProvider,
    IamAwsProvider,
    Provider,
    StaticProvider,
)
from minio.datatypes import Object
from minio.error import InvalidResponseError, MinioException, S3Error, ServerError
from urllib3 import PoolManager, Retry, Timeout
from urllib3.exceptions import HTTPError

from core.concurrency.waiting import insist
from core.errors import BadSetting, ErrataError, Forbidden, KeyRejected, NotFound, RateLimited, Unavailable
from core.settings import Settings

ResultT = TypeVar("ResultT")

AWS = "https://s3.amazonaws.com"
TIMEOUT = 30.0  # seconds for one request
LONGEST_WAIT = 30.0  # seconds; a longer Retry-After ends the sync, which the next goes on with
_UNSAID = 0.5  # seconds to wait where it names none
_TRIES = 3
MOST_OBJECTS = 200_000
# https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html
_REJECTED = frozenset({"InvalidAccessKeyId", "SignatureDoesNotMatch", "ExpiredToken", "InvalidToken"})
_LIMITED = frozenset({"SlowDown", "ThrottlingException", "Throttling", "RequestLimitExceeded", "TooManyRequests"})
_HINT = "Set S3_KEY_ID and S3_SECRET_KEY, or what your environment logs in with, anew."


@dataclass(frozen=True, slots=True)
class Entry:
    """One object of a listing. `version` changes with its content; `cold`: it can't be read where it is stored."""

    key: str
    size: int
    version: str
    changed: datetime | None
    cold: bool


class S3Store:
    """One bucket of one store."""

    def __init__(self, client: Minio, http: PoolManager, bucket: str) -> None:
        self._client = client
        self._http = http
        self._bucket = bucket

    async def listed(self, prefix: str) -> list[Entry]:
        """Return all objects below a prefix, by key. Raises `ErrataError`."""
        return await self._insist(partial(self._list, prefix))

    async def content(self, key: str, most: int) -> bytes:
        """Return an object's bytes, one more than `most` where it has more. Raises `ErrataError`."""
        return await self._insist(partial(self._get, key, most))

    def close(self) -> None:
        """Let go of the connections."""
        self._http.clear()

    async def _insist(self, work: Callable[[], ResultT]) -> ResultT:
        return await insist(partial(self._ask, work), _TRIES, LONGEST_WAIT, unsaid=_UNSAID)

    async def _ask(self, work: Callable[[], ResultT]) -> ResultT:
        with _mapped(self._bucket):
            return await asyncio.to_thread(work)

    def _list(self, prefix: str) -> list[Entry]:
        objects = self._client.list_objects(self._bucket, prefix=prefix, recursive=True)
        found = [_entry(one) for one in islice(objects, MOST_OBJECTS + 1)]
        if len(found) > MOST_OBJECTS:
            raise Forbidden(f"More than {MOST_OBJECTS:,} objects.", hint="Name less of it.")
        return found

    def _get(self, key: str, most: int) -> bytes:
        response = self._client.get_object(self._bucket, key)
        try:
            return bytes(response.read(most + 1))
        finally:
            response.close()
            response.release_conn()


def connect(bucket: str, settings: Settings) -> S3Store:
    """Return the bucket of a name, without asking anybody. Raises `BadSetting`."""
    key, secret = settings.s3_key_id, settings.s3_secret_key
    if (key is None) != (secret is None):
        raise BadSetting("S3_KEY_ID and S3_SECRET_KEY are not both set.")
    where = urlsplit(settings.s3_endpoint or AWS)
    # One more try of a connection that broke; what is limited or moved is ours to decide.
    retries = Retry(1, status=0, redirect=False, respect_retry_after_header=False)
    http = PoolManager(timeout=Timeout(TIMEOUT), retries=retries, ssl_context=httpx.create_ssl_context())
    told = StaticProvider(key, secret.get_secret_value()) if key and secret else _of_the_environment()
    try:
        client = Minio(
            where.netloc,
            secure=where.scheme == "https",
            region=settings.s3_region,
            credentials=told,
            http_client=http,
        )
    except ValueError as error:
        raise BadSetting(f"S3_ENDPOINT or S3_REGION: {error}.") from error
    return S3Store(client, http, bucket)


def _of_the_environment() -> Provider:
    """Return AWS's own way to keys: its variables, its file of profiles, then the role of a machine or container."""
    role = _Role(http_client=PoolManager(timeout=Timeout(2.0), retries=Retry(0)))
    return ChainedProvider([EnvAWSProvider(), AWSConfigProvider(), role])


class _Role(IamAwsProvider):
    """The role of a machine or container; where nobody answers, there is none."""

    def retrieve(self) -> Credentials:
        try:
            return super().retrieve()
        except HTTPError as error:
            raise ValueError("No service gives credentials.") from error


def _entry(one: Object) -> Entry:
    key, size = str(one.object_name), int(one.size or 0)
    version = one.etag or f"{one.last_modified} {size}"
    return Entry(key, size, version, one.last_modified, one.storage_class in ("GLACIER", "DEEP_ARCHIVE"))


@contextmanager
def _mapped(bucket: str) -> Iterator[None]:
    """Turn what the client raises into our errors."""
    try:
        yield
    except S3Error as error:
        said = error.response.headers.get("Retry-After")
        raise _our_error(bucket, error.code or "", error.response.status, said) from error
    except ServerError as error:
        raise _our_error(bucket, "", error.status_code, None) from error
    except InvalidResponseError as error:
        raise _our_error(bucket, "", int(getattr(error, "_code", 0)), None) from error
    except (MinioException, HTTPError, ParseError, OSError) as error:
        raise Unavailable(f"The store did not answer as it should: {type(error).__name__}.") from error
    except ValueError as error:
        if "credentials" not in str(error):
            raise Unavailable(f"The store did not answer as it should: {error}.") from error
        raise KeyRejected("There is no key or token to log in to S3 with.", hint=_HINT) from error


def _our_error(bucket: str, code: str, status: int, retry_after: str | None) -> ErrataError:
    told = f"{code} ({status})" if code else f"status {status}"
    if code in _REJECTED or status == 401:
        return KeyRejected(f"S3 rejects the key or token: {told}.", hint=_HINT)
    if status == 429 or code in _LIMITED:
        wait = float(retry_after) if retry_after and retry_after.isdigit() else None
        return RateLimited("S3 limits requests.", retry_after=wait)
    if code == "NoSuchBucket":
        return Forbidden(f"There is no bucket {bucket}.", hint="Is it in S3_REGION, and at S3_ENDPOINT?")
    if code == "InvalidObjectState":
        return Forbidden(f"It lies in an archive: {told}.", hint="Restore it, or move it elsewhere.")
    if status == 404:
        return NotFound("There is no such object.")
    if status >= 500:
        return Unavailable(f"S3 answers with {told}.")
    return Forbidden(f"S3 answers with {told}.")
