"""German."""

from __future__ import annotations

from typing import Final

from core.reading.language import Language

GERMAN: Final = Language(
    code="de",
    name="German",
    stop_words="""
        der die das den dem des ein eine einer eines einem einen und oder aber ist sind war waren wird werden wurde
        hat haben hatte ich du er sie es wir ihr mein dein sein unser euer nicht kein keine auch nur noch schon wie
        was wer wo wann warum welche welcher welches wieviel viele viel für mit von vom zu zum zur bei nach aus auf
        im in an am um über unter durch ohne gegen dass wenn als man kann können muss darf gibt
    """,
    telltales="das der die und ist ein eine nicht mit von für",
    abbreviations="bzw ca nr str z.b d.h vgl usw mio mrd tsd u.a i.d.r ggf inkl zzgl bspw abs",
    months=(
        "januar", "februar", "märz maerz", "april", "mai", "juni", "juli", "august", "september", "oktober okt",
        "november", "dezember dez",
    ),
    scales={
        "tausend": 1e3, "tsd": 1e3, "millionen": 1e6, "mio": 1e6, "milliarde": 1e9, "milliarden": 1e9, "mrd": 1e9,
        "billionen": 1e12,
    },
    roles={
        "tells": "steht, finde, enthalten, enthält, nennen, nennt, sagen",
        "lacks": "nicht, nichts, kein, keine",
        "unknown": "unbekannt, keine angabe",
        "declines": """
            keine antwort, nichts gefunden, nicht gefunden, nicht angegeben, nicht bekannt,
            weiß ich nicht, weiß ich leider nicht, weiss ich nicht, weiss ich leider nicht, ich weiß nicht,
            ich weiß es nicht, ich weiß das nicht, ich weiß leider nicht, ich weiß es leider nicht,
            ich weiß das leider nicht, kein angaben, keine angaben, keine informationen, keine information,
            kein hinweis, keine hinweise, keine daten, keinen hinweis, keinen hinweise
        """,
        "source_word": "quelle, quellen",
        "percent": "prozent",
        "percent_points": "prozentpunkt, prozentpunkte, prozentpunkten",
    },
    says={
        "refusal": (
            "Dazu habe ich in den Dokumenten, die ich lesen darf, keine Antwort gefunden; nennen "
            "Sie am besten Produkt, Team oder Zeitraum, oder fügen Sie ein passendes Dokument "
            "hinzu."
        ),
        "otherwise": "Eine andere Quelle sagt etwas anderes:",
        "unsupported": (
            "Ich konnte keine Antwort schreiben, die die Quellen stützen{why}. Es würde helfen, "
            "enger zu fragen."
        ),
        "failed": "Das konnte ich nicht beantworten: {error} Der Fehler wurde festgehalten.",
        "failed_for_now": (
            "Das konnte ich nicht beantworten: {error} Der Fehler wurde festgehalten; bitte "
            "fragen Sie gleich noch einmal."
        ),
        "closest": "Der Frage am nächsten, ohne sie zu beantworten: {names}",
        "unconfirmed": "die Überprüfung hat es nicht bestätigt",
        "not_verified": "⚠️ Nicht vollständig überprüft:",
        "unverified": "(nicht überprüft)",
        "page": "S. {page}",
    },
)  # fmt: skip
