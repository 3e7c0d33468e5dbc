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
        "why button": "Wie wurde das geprüft?",
        "good answer": "Gute Antwort",
        "bad answer": "Schlechte Antwort",
        "good": "Gut",
        "bad": "Schlecht",
        "sources": "Quellen",
        "continued": "Teil {part} von {parts}, weiter unten geht es weiter",
        "whole in file": "Die ganze Antwort steht in der Datei.",
        "busy": (
            "⏳ Ich bin gerade ausgelastet, Sie sind Nummer {position}. Bitte fragen Sie in einer Minute "
            "noch einmal; diese Frage wurde nicht angenommen."
        ),
        "busy full": (
            "⏳ Ich bin gerade ausgelastet, die Warteschlange ist voll. Bitte fragen Sie in einer Minute "
            "noch einmal; diese Frage wurde nicht angenommen."
        ),
        "waiting": (
            "⏳ Ich bin gerade ausgelastet, Sie sind Nummer {position} in der Reihe. Ihre Frage ist notiert "
            "und wird beantwortet."
        ),
        "not taken": "⛔ Ich kann gerade nichts annehmen; bitte versuchen Sie es in einer Minute noch einmal.",
        "noted": "👍 Notiert, danke.",
        "share": "Mit allen teilen",
        "keep": "Für mich behalten",
        "vote withdrawn": "Ihre Stimme ist zurückgenommen.",
        "reason title": "Was war falsch?",
        "send": "Senden",
        "skip": "Überspringen",
        "reason label": "Was hätte in der Antwort stehen sollen, oder wo steht es?",
        "reason label short": "Was hätte dort stehen sollen, und wo?",
        "reason hint": "Ich suche schon noch einmal; das hilft mir, an der richtigen Stelle zu suchen.",
        "reason late": "Ich suche noch einmal. Was ich finde, kommt als eigene Nachricht: Diese bleibt, wie sie ist.",
        "reason empty": "Sie haben nichts geschrieben, also wurde nichts weiter notiert.",
        "reason taken": "Danke. Ich suche damit noch einmal.",
        "home title": "Fragen, und sehen, wo es steht",
        "home text": (
            "Ich antworte aus den Dokumenten und Zahlen Ihres Teams, nenne die Quellen und prüfe jede "
            "Antwort, bevor Sie sie sehen. Erwähnen Sie mich in einem Kanal, schreiben Sie mir hier oder "
            "nutzen Sie `/ask`. In einem Thread antworte ich auch ohne Erwähnung.\nMit 👎 suche ich noch "
            "einmal. Aus Dateien, die Admins mir schicken, lerne ich."
        ),
        "home try": "Zum Ausprobieren",
        "home latest": "Ihre letzten Fragen",
        "home none": "Sie haben noch nichts gefragt.",
        "no answer": "Hier gibt es noch keine Antwort von mir.",
        "too many": (
            "🐢 {why} Dies wurde nicht angenommen, und in den nächsten {seconds} s wird es auch "
            "nichts anderes: Bitte versuchen Sie es in {seconds} s noch einmal, damit auch andere an "
            "die Reihe kommen."
        ),
        "too many why": "Das ist mehr, als ich von einer Person in einer Minute annehme.",
        "too many marked": "Was nicht angenommen wurde, trägt eine 🐢.",
        "about title": "Zu dieser Nachricht fragen",
        "about example": "Ist das noch so?",
        "about question": "Ihre Frage",
        "about text": "Worum es geht",
        "no text there": "In dieser Nachricht steht kein Text.",
        "nothing to learn": "Geben Sie mir eine Datei oder eine Adresse, aus der ich lernen soll.",
        "not worked": "Das hat nicht geklappt und wurde festgehalten.",
    },
)
