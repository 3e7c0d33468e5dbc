"""German."""

from __future__ import annotations

from typing import Final

PAGES: Final = {
    "page skip": "Zum Gespräch springen",
    "page new": "Neues Gespräch",
    "page conversations": "Gespräche",
    "page conversation": "Gespräch",
    "page search": "Gespräche durchsuchen",
    "page none found": "Kein Gespräch gefunden.",
    "page none yet": "Noch keine Gespräche.",
    "page rename": "Umbenennen",
    "page title": "Titel",
    "page save": "Speichern",
    "page cancel": "Abbrechen",
    "page delete": "Löschen",
    "page delete sure": "Dieses Gespräch endgültig löschen?",
    "page share": "Teilen",
    "page share told": "Wer diesen Link und ein eigenes Token hat, kann mitlesen, soweit er die Quellen lesen darf.",
    "page share stop": "Nicht mehr teilen",
    "page link": "Adresse",
    "page copy": "Kopieren",
    "page copied": "Kopiert",
    "page not copied": "Das ließ sich nicht kopieren.",
    "page dark": "Dunkel",
    "page operate": "Betrieb",
    "page leave": "Abmelden",
    "page menu": "Menü",
    "page welcome": "Was möchten Sie wissen?",
    "page promise": (
        "Ich antworte aus Ihren Dokumenten und Zahlen, zeige, woher jede Aussage stammt, und prüfe sie zuerst."
    ),
    "page add documents": "Dokumente hinzufügen",
    "page your question": "Ihre Frage",
    "page ask placeholder": "Stellen Sie eine Frage",
    "page keys": "Eingabe sendet, Umschalt und Eingabe beginnen eine neue Zeile.",
    "page mode": "Modus",
    "page default mode": "Standardmodus",
    "page collection": "Sammlung",
    "page all collections": "Alle Sammlungen",
    "page stop": "Anhalten",
    "page ask": "Fragen",
    "page sending": "sende die Frage",
    "page broke off": "Die Verbindung brach ab, bevor die Antwort kam. Bitte fragen Sie noch einmal.",
    "page away": (
        "Der Server ist nicht erreichbar. Ihre Frage bleibt erhalten: Bitte versuchen Sie es gleich noch einmal."
    ),
    "page expired": (
        "Ihre Sitzung ist abgelaufen. Ihre Frage bleibt erhalten: Melden Sie sich in einem anderen Tab "
        "neu an und fragen Sie noch einmal."
    ),
    "page log in": "Neu anmelden",
    "page here": "Die Antwort ist da:",
    "page source": "Quelle {number}",
    "page marked": "Markiert: was die Antwort belegt",
    "page original": "Original öffnen",
    "page rows": "Alle {count} Zeilen",
    "page again mode": "In einem anderen Modus fragen",
    "page thanks": "Danke.",
    "page looking": "Danke. Ich sehe noch einmal nach…",
    "page corrected": "Die Antwort wurde berichtigt.",
    "page nothing better": "Noch einmal nachgesehen und nichts Besseres gefunden. Es wurde festgehalten.",
    "page still looking": "Ich suche noch; findet sich eine bessere Antwort, wird sie hier berichtigt.",
    "page no model": "Es ist kein Sprachmodell eingerichtet: Antworten sind Auszüge aus den Dokumenten.",
    "page model trouble": "Das Sprachmodell ist nicht erreichbar: Antworten sind Auszüge aus den Dokumenten.",
    "page shared reading": "Sie lesen ein Gespräch, das jemand mit Ihnen teilt.",
    "page not yours": "Diese Antwort beruht auf Dokumenten, die Sie nicht lesen dürfen.",
    "page gone": "Dieses Gespräch gibt es nicht, oder es wird nicht mehr geteilt.",
    "page login about": "Antworten aus den Dokumenten und Zahlen Ihres Teams, geprüft, bevor Sie sie sehen.",
    "page token": "Ihr Token",
    "page continue": "Weiter",
    "page token how": "Eine Administratorin oder ein Administrator erzeugt es mit",
    "page login waits": "Zu viele Anmeldungen sind gescheitert; versuchen Sie es in {seconds} s noch einmal.",
    "page login expired": (
        "Ihre Sitzung ist abgelaufen: Sie hält {idle} Stunden ohne Benutzung und {whole} Stunden "
        "insgesamt. Bitte melden Sie sich neu an."
    ),
    "page login ended": "Ihre Sitzung ist beendet. Bitte melden Sie sich neu an.",
    "page login wrong": "Dieses Token ist falsch, wurde widerrufen oder ist abgelaufen.",
    "page login elsewhere": "Die Seite einer anderen Website darf Sie nicht anmelden. Bitte tun Sie es hier.",
}
