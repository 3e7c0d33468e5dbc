"""Under which key an answer is kept: whatever it depends on makes another key, and keys tell no secret."""

from __future__ import annotations

from enum import Enum
from pathlib import Path
from typing import Any, get_args

import pytest
from pydantic import SecretStr

from core.settings import Settings
from core.steps.answer_key import NO_PART_OF_ANSWERS, answer_key, counted_settings
from tests.fakes import FakeWeb, ScriptedModel, kit_of, question

FIELDS = Settings.model_fields
SECRETS = {name for name, field in FIELDS.items() if SecretStr in (field.annotation, *get_args(field.annotation))}


async def key(**changes: Any) -> str:
    kit = kit_of(ScriptedModel(), settings={}, **changes.pop("parts", {}))
    object.__setattr__(kit, "settings", kit.settings.model_copy(update=changes))
    return await answer_key(question(), kit)


def another(name: str) -> Any:
    value = FIELDS[name].default
    if isinstance(value, bool):
        return not value
    if isinstance(value, Enum):
        return next(one for one in type(value) if one is not value)
    if isinstance(value, int | float):
        return value + 1
    return {tuple: ("one",)}.get(type(value), Path("/other") if isinstance(value, Path) else "other")


@pytest.mark.parametrize("name", counted_settings())
async def test_a_setting_that_answers_depend_on_is_part_of_the_key(name: str) -> None:
    assert await key() != await key(**{name: another(name)}), name


@pytest.mark.parametrize("name", sorted(NO_PART_OF_ANSWERS))
async def test_a_setting_that_none_depends_on_makes_no_other_key(name: str) -> None:
    assert await key() == await key(**{name: another(name)}), name


@pytest.mark.parametrize("name", sorted(SECRETS))
async def test_a_new_key_of_a_vendor_leaves_answers_where_they_are(name: str) -> None:
    one, other = ({name: SecretStr(secret)} for secret in ("one", "other"))
    assert await key(**one) == await key(**other)


async def test_answers_made_without_the_web_are_not_those_made_with_it() -> None:
    assert await key() != await key(parts={"web": FakeWeb()})


def test_every_setting_is_counted_unless_it_is_named() -> None:
    assert set(FIELDS) == {*counted_settings(), *NO_PART_OF_ANSWERS, *SECRETS}
    assert {"top_k", "evidence_tokens", "hyde", "faithfulness_model", "llm_model"} <= set(counted_settings())
