"""Corrects tide clock readings for air pressure."""

from __future__ import annotations

STANDARD_PRESSURE_HPA = 1013.25
CENTIMETRES_PER_HPA = 1.0


def inverse_barometer(pressure_hpa: float) -> float:
    """Return the sea level's rise in centimetres: one for each hectopascal below standard pressure.

    Raises ValueError for pressures outside 850 to 1100 hPa, which no barometer of ours has ever seen.
    """
    if not 850 <= pressure_hpa <= 1100:
        raise ValueError(f"{pressure_hpa} hPa is not a pressure of this planet's sea level")
    return (STANDARD_PRESSURE_HPA - pressure_hpa) * CENTIMETRES_PER_HPA


def corrected_height(predicted_cm: float, pressure_hpa: float, wind_setup_cm: float = 0.0) -> float:
    """Return the expected height of the tide in centimetres: prediction, pressure correction and wind set-up added."""
    return predicted_cm + inverse_barometer(pressure_hpa) + wind_setup_cm


def alarm_level(height_cm: float, quay_cm: float) -> str:
    """Return `calm`, `watch` (within 30 cm of the quay's edge) or `flood` (over it)."""
    if height_cm >= quay_cm:
        return "flood"
    return "watch" if height_cm >= quay_cm - 30 else "calm"
