"""The JSON tasks' contracts: what each reply must hold, as a strict schema and as a validated value."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Literal, Self, TypeVar

from pydantic import BaseModel, Field, ValidationError, field_validator, model_validator
from pydantic.json_schema import SkipJsonSchema

from core.drafts.search_requests import LONGEST, split_search
from core.errors import BadInput, ContractInvalid
from core.facts.chosen_calls import MOST_CALLS, Reading, chosen
from core.facts.tools import validated
from core.model import Grading, Reflection, ToolCall
from core.reading.digits import numbers_in
from core.tasks import Quotation
from core.text.storable import storable_value
from core.tool_names import ToolName

ModelT = TypeVar("ModelT", bound=BaseModel)
_KEPT = ("type", "enum", "description", "const")


class ReflectReply(BaseModel):
    """Reply to `Reflect`."""

    answer_grounded: bool
    reflection_score: float = Field(ge=0, le=1)
    hallucination_detected: bool
    sources_cited: bool
    gaps: list[str]
    outdated: list[str]
    needs_regeneration: bool
    reasoning: str
    # Not asked for, since gaps are what is searched for; taken where a model asks for a search of its own.
    search: SkipJsonSchema[str | list[str]] = ""

    @classmethod
    def of_text(cls, reply: str) -> Self | None:
        """Return what a reply out of form says, where it asks for a search; else None."""
        search, rest = split_search(reply)
        if not search:
            return None
        return cls(
            answer_grounded=False,
            reflection_score=0.0,
            hallucination_detected=False,
            sources_cited=False,
            gaps=[],
            outdated=[],
            needs_regeneration=True,
            reasoning=rest,
            search=search,
        )

    def value(self) -> Reflection:
        """Return it as a value."""
        return Reflection(
            self.answer_grounded,
            self.reflection_score,
            self.hallucination_detected,
            self.sources_cited,
            tuple(self.gaps[:5]),
            tuple(self.outdated[:5]),
            self.needs_regeneration,
            self.reasoning,
            self._search(),
        )

    def _search(self) -> str:
        asked = self.search if isinstance(self.search, str) else " ".join(self.search)
        requests = (split_search(text)[0] for text in (self.reasoning, *self.gaps))
        return " ".join(asked.split())[:LONGEST] or next(filter(None, requests), "")


class QuoteReply(BaseModel):
    """Reply to `Quote`: both null where nothing answers."""

    quote: str | None
    source: int | None = None

    @field_validator("source", mode="before")
    @classmethod
    def _number(cls, given: object) -> object:
        """Take `"[2]"` and `[2]` for 2, and a number that can't be read for none: the words tell where they stand."""
        found = numbers_in(str(given))
        return int(found[0][:9]) if found else None

    def value(self) -> Quotation:
        """Return it as a value."""
        text = (self.quote or "").strip()
        return Quotation(text, self.source if text else None)


class GradeReply(BaseModel):
    """Reply to `Grade`."""

    relevance_score: float = Field(ge=0, le=1)
    relevance_label: Literal["relevant", "ambiguous", "irrelevant"]
    needs_web_search: bool
    reasoning: str

    def value(self) -> Grading:
        """Return it as a value."""
        return Grading(self.relevance_score, self.relevance_label, self.needs_web_search, self.reasoning)


class CallReply(BaseModel):
    """One tool of a `RouteReply`."""

    tool: str
    args: dict[str, Any]

    def value(self) -> ToolCall:
        """Return it as a value. Raises `ContractInvalid` where the tool would not take these arguments."""
        call = ToolCall(self.tool, self.args)
        if call.tool == ToolName.SEARCH_DOCUMENTS:  # without a query of its own the question is one
            return call
        try:
            validated(call)
        except BadInput as error:
            raise ContractInvalid(error.message.rstrip(".")) from error
        return call


class ReadingReply(BaseModel):
    """What a model took some of the question's words for."""

    words: str = Field(max_length=200)
    means: str = Field(max_length=200)

    def value(self) -> Reading:
        """Return it as a value."""
        return Reading(self.words, self.means)


class RouteReply(BaseModel):
    """Reply to `Route`: one tool, or several `calls`, and what the question's words were taken for."""

    tool: str | None = None
    args: dict[str, Any] | None = None
    calls: list[CallReply] | None = Field(None, max_length=MOST_CALLS)
    readings: list[ReadingReply] = Field(default=[], max_length=20)

    @model_validator(mode="after")
    def _names_a_tool(self) -> Self:
        if not self.calls and (self.tool is None or self.args is None):
            raise ValueError("tool and args are missing, and so are calls")
        return self

    def value(self) -> ToolCall:
        """Return one plain call as it is, anything else as a chosen plan. Raises `ContractInvalid`."""
        calls = self.calls or [CallReply(tool=self.tool or "", args=self.args or {})]
        return chosen([call.value() for call in calls], [reading.value() for reading in self.readings])


class RefineReply(BaseModel):
    """Reply to `Refine`."""

    refined_query: str = Field(min_length=1, max_length=1000)

    def value(self) -> str:
        """Return it as a value."""
        return self.refined_query


class StandAloneReply(BaseModel):
    """Reply to `StandAlone`."""

    standalone_question: str = Field(min_length=1)

    def value(self) -> str:
        """Return it as a value."""
        return self.standalone_question


class HypothesiseReply(BaseModel):
    """Reply to `Hypothesise`."""

    passage: str = Field(min_length=1)

    def value(self) -> str:
        """Return it as a value."""
        return self.passage


def parse(reply: str, contract: type[ModelT]) -> ModelT:
    """Read a reply as JSON, code fences and talk around it tolerated. Raises `ContractInvalid` with the reason."""
    try:
        return _parsed(reply, contract)
    except ContractInvalid:
        asked = contract.of_text(reply) if issubclass(contract, ReflectReply) else None
        if asked is None:
            raise
        return asked


def _parsed(reply: str, contract: type[ModelT]) -> ModelT:
    start, end = reply.find("{"), reply.rfind("}")
    if not 0 <= start < end:
        raise ContractInvalid("it holds no JSON object")
    try:
        return contract.model_validate(storable_value(json.loads(reply[start : end + 1])))
    except json.JSONDecodeError as error:
        raise ContractInvalid(f"it is not valid JSON ({error.msg} at character {error.pos})") from error
    except ValidationError as error:
        first = error.errors()[0]
        raise ContractInvalid(f"{'.'.join(map(str, first['loc']))}: {first['msg']}") from error
    except (ValueError, RecursionError) as error:
        raise ContractInvalid("it is nested too deeply, or holds a number of thousands of digits") from error


def response_format(contract: type[BaseModel]) -> dict[str, Any]:
    """Return the `response_format` that asks for `contract`."""
    return _format(contract.__name__, strict(contract.model_json_schema()))


def route_format(tools: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    """Return the `response_format` of the router: tools of `tools`, the arguments a closed object each."""
    tool = {"type": "string", "enum": list(tools)}
    args = {"anyOf": [strict(schema) for schema in tools.values()]}
    calls = {"type": "array", "items": _closed({"tool": tool, "args": args}), "description": f"At most {MOST_CALLS}."}
    text = {"type": "string"}
    readings = {"type": "array", "items": _closed({"words": text, "means": text})}
    options = {"anyOf": [{"type": "null"}, calls]}
    return _format("RouteReply", _closed({"tool": tool, "args": args, "calls": options, "readings": readings}))


def strict(schema: Mapping[str, Any], definitions: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """Return `schema` as strict mode wants it: all properties required, objects closed, references resolved."""
    definitions = definitions or schema.get("$defs", {})
    if "$ref" in schema:
        return strict(definitions[schema["$ref"].rsplit("/", 1)[-1]], definitions)
    out = {key: schema[key] for key in _KEPT if key in schema}
    if "anyOf" in schema:
        out["anyOf"] = [strict(option, definitions) for option in schema["anyOf"]]
    if "items" in schema:
        out["items"] = strict(schema["items"], definitions)
    if schema.get("type") == "object":
        out |= _closed({name: strict(part, definitions) for name, part in schema.get("properties", {}).items()})
    return out


def _closed(properties: dict[str, Any]) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


def _format(name: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"type": "json_schema", "json_schema": {"name": name, "strict": True, "schema": schema}}
