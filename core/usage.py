"""What models cost: tokens, calls and dollars, in all and by model."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ModelUsage:
    """What one model cost; `cost_usd` None where its price is not known."""

    model: str
    prompt_tokens: int = 0
    completion_tokens: int = 0
    calls: int = 0
    cost_usd: float | None = None


@dataclass(frozen=True, slots=True)
class Usage:
    """Tokens and calls spent, and their price in US dollars where the model's price is known; `by_model` sums to it."""

    prompt_tokens: int = 0
    completion_tokens: int = 0
    calls: int = 0
    cost_usd: float | None = None
    by_model: tuple[ModelUsage, ...] = ()

    @property
    def total_tokens(self) -> int:
        """All tokens, read and written."""
        return self.prompt_tokens + self.completion_tokens

    def __add__(self, other: Usage) -> Usage:
        parts = {part.model: part for part in self.by_model}
        for part in other.by_model:
            parts[part.model] = _sum(parts.get(part.model, ModelUsage(part.model)), part)
        return Usage(
            self.prompt_tokens + other.prompt_tokens,
            self.completion_tokens + other.completion_tokens,
            self.calls + other.calls,
            _dollars(self.cost_usd, other.cost_usd),
            tuple(parts.values()),
        )


NO_USAGE = Usage()


def one_call(model: str, prompt_tokens: int, completion_tokens: int, cost_usd: float | None) -> Usage:
    """Return what one call of `model` cost."""
    part = ModelUsage(model, prompt_tokens, completion_tokens, 1, cost_usd)
    return Usage(prompt_tokens, completion_tokens, 1, cost_usd, (part,))


def _sum(one: ModelUsage, other: ModelUsage) -> ModelUsage:
    return ModelUsage(
        one.model,
        one.prompt_tokens + other.prompt_tokens,
        one.completion_tokens + other.completion_tokens,
        one.calls + other.calls,
        _dollars(one.cost_usd, other.cost_usd),
    )


def _dollars(one: float | None, other: float | None) -> float | None:
    known = [cost for cost in (one, other) if cost is not None]
    # Ten digits: sums of fractions of cents would otherwise end in dust.
    return round(sum(known), 10) if known else None
