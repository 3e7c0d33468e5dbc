"""Check recorded requests of the S3 emulator, and its answers, against AWS's own description, where that is at hand.

The description is botocore's `data/s3/2006-03-01/service-2.json` (Apache 2.0), as `s3_service.json` in the folder that
ERRATA_SPECS names.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from tests.emulators.s3_emu import Call
from tests.emulators.spec_oracle import SPECS

DESCRIPTION = SPECS / "s3_service.json"
_ATTRIBUTES = {"list-type"}  # written into the path of an operation


class S3Oracle:
    """`oracle(call)` lists what is wrong with a request and with what it was answered."""

    def __init__(self, path: Path = DESCRIPTION) -> None:
        doc = json.loads(path.read_text("utf-8"))
        self._operations, self._shapes = doc["operations"], doc["shapes"]

    def __call__(self, call: Call) -> list[str]:
        operation = self._operations[_operation(call)]
        asked = self._shapes[operation["input"]["shape"]]["members"].values()
        known = {one["locationName"] for one in asked if one.get("location") == "querystring"} | _ATTRIBUTES
        found = [f"no such parameter: {name}" for name in call.query if name not in known and name != "location"]
        if call.status >= 400:
            return found + self._error_problems(call.response)
        if call.path:
            return found
        element = ElementTree.fromstring(call.response)  # noqa: S314 - our own emulator's
        if _operation(call) == "GetBucketLocation":
            return found + self._problems(self._shapes["BucketLocationConstraint"], element)
        shape = self._shapes[operation["output"]["shape"]]
        return found + self._problems(shape, element)

    def _problems(self, shape: dict[str, Any], element: ElementTree.Element) -> list[str]:
        if shape["type"] == "structure":
            return [problem for part in element for problem in self._member_problems(shape, part)]
        text = element.text or ""
        if shape.get("enum") and text not in shape["enum"]:
            return [f"{element.tag}: {text!r} is none of {shape['enum']}"]
        if shape["type"] == "boolean" and text not in ("true", "false"):
            return [f"{element.tag}: {text!r} is no boolean"]
        if shape["type"] in ("integer", "long") and not text.isdigit():
            return [f"{element.tag}: {text!r} is no number"]
        return []

    def _member_problems(self, shape: dict[str, Any], part: ElementTree.Element) -> list[str]:
        name = part.tag.rpartition("}")[2]
        if name not in shape["members"]:
            return [f"no such element: {name}"]
        told = self._shapes[shape["members"][name]["shape"]]
        if told["type"] == "list":  # each element of a flattened list bears the list's name
            return self._problems(self._shapes[told["member"]["shape"]], part)
        return self._problems(told, part)

    def _error_problems(self, body: bytes) -> list[str]:
        """https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html#RESTErrorResponses"""
        element = ElementTree.fromstring(body)  # noqa: S314 - our own emulator's
        names = {part.tag for part in element}
        known = {"Code", "Message", "Resource", "RequestId"}
        return [] if element.tag == "Error" and {"Code"} <= names <= known else [f"no error of S3: {names}"]


def _operation(call: Call) -> str:
    if call.path:
        return "GetObject"
    return "GetBucketLocation" if "location" in call.query else "ListObjectsV2"
