"""German."""

from __future__ import annotations

from typing import Final

from core.reading.language import Language

GERMAN: Final = Language(
    code="de",
    name="German",
    says={
        "answered": "Beantwortet",
        "partial": "Teilweise überprüft",
        "refused": "Nicht beantwortet",
        "unclear": "Welches ist gemeint?",
        "failed": "Fehlgeschlagen",
        "being answered": "Wird beantwortet",
        "high": "hohe Sicherheit ({percent} %)",
        "medium": "mittlere Sicherheit ({percent} %)",
        "low": "geringe Sicherheit ({percent} %)",
        "checks failed": "{checks} nicht überprüft",
        "checks passed": "geprüft: {checks}",
        "attempts": "{count} Versuche",
        "remembered": "gemerkt",
        "no sources": "Diese Antwort nennt keine Quellen.",
    },
)
