"""List prices of well-known models, in US dollars a million tokens: (prompt, completion).

Unknown models have no price: the receipt then shows tokens alone.
"""

from __future__ import annotations

PRICES: dict[str, tuple[float, float]] = {
    "gpt-4.1": (2.00, 8.00),
    "gpt-4.1-mini": (0.40, 1.60),
    "gpt-4.1-nano": (0.10, 0.40),
    "gpt-4o": (2.50, 10.00),
    "gpt-4o-mini": (0.15, 0.60),
    "gpt-5": (1.25, 10.00),
    "gpt-5-mini": (0.25, 2.00),
    "gpt-5-nano": (0.05, 0.40),
}


def cost_usd(model: str, prompt_tokens: int, completion_tokens: int) -> float | None:
    """Return what a call cost in US dollars, None where the model's price is not known. Dated names count as theirs."""
    known = max((name for name in PRICES if model == name or model.startswith(f"{name}-20")), key=len, default=None)
    if known is None:
        return None
    prompt, completion = PRICES[known]
    return (prompt_tokens * prompt + completion_tokens * completion) / 1_000_000
