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
        "ask help": "Fragen Sie mich etwas: `/ask Wie viele Urlaubstage haben wir?`",
        "ask options": (
            "Optionen davor: `--private` (die Antwort kommt als Direktnachricht), `--mode "
            "standard|crag|self_reflective|both|auto`, `--in SAMMLUNG` (auch mehrmals)."
        ),
        "ask options anywhere": (
            "Optionen, davor oder dahinter: `--private` (die Antwort kommt als Direktnachricht), `--mode "
            "standard|crag|self_reflective|both|auto`, `--in SAMMLUNG` (auch mehrmals)."
        ),
        "help head": "*Was ich verstehe*",
        "help ask": "`/ask FRAGE` - eine Antwort aus den Dokumenten, mit Quellen",
        "help why": "`/errata why` - wie die letzte Antwort hier geprüft wurde",
        "help sources": "`/errata sources` - worauf sie beruht",
        "help feedback": "`/errata feedback` - welche Rückmeldungen aus diesem Kanal kamen",
        "help stop": "`/errata stop` - hier nicht weiter antworten",
        "help learn": "`/errata learn https://... [--in SAMMLUNG]` - aus einer Seite lernen (Admins)",
        "help settings": (
            "`/errata settings [mode=... collections=a,b|everyone's|all|none follow_ups=on|off feedback=on|off "
            "respond_to_bots=on|off ingesters=admins|everyone|nobody]` - Einstellungen dieses Kanals zeigen "
            "oder ändern (Admins)"
        ),
        "meant subcommand": "`/errata {name}` gibt es nicht: Meinten Sie `/errata {near}`?",
        "no mode": "Den Modus {mode} gibt es nicht.",
        "modes": "Modi sind: {modes}.",
        "address needed": (
            "Geben Sie mir eine Adresse: `/errata learn https://...`; Dateien laden Sie in einer Nachricht "
            "hoch, die mich erwähnt."
        ),
        "not understood": "Ich verstehe {pair} nicht.",
        "settings as": "Einstellungen: {names}, als NAME=WERT.",
        "neither on nor off": "{value} ist weder on noch off.",
        "ingesters are": "ingesters ist admins, everyone oder nobody, nicht {value}.",
        "needs a value": "{option} braucht einen Wert.",
        "no setting": "Die Einstellung {key} gibt es nicht",
        "no setting near": "Die Einstellung {key} gibt es nicht: Meinten Sie {near}?",
        "settings are": "Einstellungen: {names}.",
        "cant be near": "{key} kann nicht {value} sein: Meinten Sie {near}?",
        "cant be": "{key} kann nicht {value} sein.",
        "can be": "Möglich sind: {values}.",
        "on or off": "on oder off",
        "collections are": "collections ist everyone's, all oder none, oder Namen mit Kommas; keine Mischung.",
        "prompt taken": "🔎 Ich sehe nach; die Antwort kommt unter *Nachrichten*.",
        "taken private": "🔎 Ich sehe nach; die Antwort kommt als Direktnachricht.",
        "taken": "🔎 Ich sehe nach …",
        "one moment": "🔎 Einen Moment …",
        "close": "Schließen",
        "health": "Zustand",
        "nothing to report": "Nichts zu melden.",
        "no text": "(kein Text)",
        "prompt topics title": "Worüber wissen Sie etwas?",
        "prompt topics": "Welche Themen behandeln die Dokumente, die Sie lesen können?",
        "prompt rule title": "Eine Regel nachschlagen",
        "prompt rule": "Welche Regeln gelten für Reisekosten, und wo stehen sie?",
        "prompt figure title": "Eine Zahl prüfen",
        "prompt figure": "Wie hoch war der Gesamtumsatz im letzten Jahr, für das Sie Zahlen haben?",
        "prompt years title": "Zwei Jahre vergleichen",
        "prompt years": (
            "Wie hat sich der Umsatz zwischen den letzten beiden Jahren verändert, für die Sie Zahlen haben?"
        ),
        "stopped": "Abgebrochen.",
        "nothing to stop": "Hier gibt es nichts abzubrechen.",
        "cut here": "… und mehr, hier gekürzt.",
        "not there": (
            "In diesem Kanal darf ich nicht schreiben, deshalb steht die Antwort hier. Mit `/invite` bekommen "
            "Sie sie dort."
        ),
        "moved beneath": (
            "In diesem Workspace kann niemand eine so alte Nachricht bearbeiten, deshalb steht dies unter der "
            "ersten Antwort."
        ),
        "not where asked": "Wo Sie gefragt haben, darf ich nicht schreiben, deshalb steht die Antwort hier.",
        "moved here": "Discord lässt mich die Antwort dort nicht mehr ändern, deshalb kommt dies hier.",
        "more rows": "{count} weitere Zeilen",
        "modified": "geändert {day}",
        "lines": "Zeilen {first}-{last}",
        "line": "Zeile {first}",
        "untitled": "ohne Titel",
        "status line": "{step} …",
        "step again": "{step} (Versuch {attempt})",
        "step understanding": "liest die Frage",
        "step remembered": "erinnert sich an eine frühere Antwort",
        "step searching": "durchsucht die Dokumente",
        "step web": "durchsucht das Web",
        "step grading": "wägt die Belege ab",
        "step drafting": "entwirft eine Antwort",
        "step checking": "prüft Zahlen und Quellenangaben",
        "step verifying": "vergleicht den Entwurf mit seinen Quellen",
        "step fixing": "behebt, was die Prüfungen fanden",
        "step fetching": "holt fehlende Zahlen",
        "step refining": "sucht mit besserer Anfrage erneut",
        "step again searching": "sucht erneut",
        "receipt head": "Wie diese Antwort zustande kam",
        "receipt understood": "**Verstanden als** {question}",
        "receipt attempt": "Versuch {number}",
        "accepted": "angenommen",
        "not accepted": "nicht angenommen",
        "receipt new": "neu: {novelty}",
        "receipt reflection": "Selbstprüfung {score}: {reasoning}",
        "receipt reflected": "**Selbstprüfung** {score} nach {drafts} Entwürfen",
        "receipt checks": "Prüfungen",
        "receipt evidence": "**Belege** {label} ({score})",
        "web searched": ", Web durchsucht",
        "relevant": "passend",
        "ambiguous": "unklar",
        "irrelevant": "unpassend",
        "receipt spent": "**Aufwand** {facts}",
        "receipt mode": "Modus {mode}",
        "receipt model": "Modell {model}",
        "receipt calls": "{calls} Modellaufrufe, {asked} + {replied} Token",
        "feedback here": "Rückmeldungen hier: 👍 {up} · 👎 {down}",
        "settings here": "Einstellungen dieses Kanals:",
        "now everyones": "Mitglieder in diesem Kanal lesen jetzt, was für alle ist, und alle, was ihm gegeben wurde.",
        "now all": "Mitglieder in diesem Kanal lesen jetzt jede Sammlung.",
        "now nothing": "Dieser Kanal liest jetzt nichts; mit collections=everyone's liest er, was für alle ist.",
        "now reads": "Alle in diesem Kanal lesen jetzt: {names}.",
        "no collection yet": "Die Sammlung {name} gibt es noch nicht: Meinten Sie {near}?",
        "no collection until": "Die Sammlung {name} gibt es noch nicht; sobald es sie gibt, wird sie gelesen.",
        "only admins": "Nur Admins können Einstellungen ändern.",
        "admins named": "ERRATA_ADMINS nennt sie.",
        "no question there": "In dieser Nachricht steht keine Frage.",
        "ask me": "Fragen Sie mich etwas.",
        "choice gone": "Diese Auswahl ist nicht mehr verzeichnet.",
        "ask again": "Bitte stellen Sie Ihre Frage noch einmal.",
        "asker gone": "Wer dies wo gefragt hat, ist nicht mehr verzeichnet.",
        "nothing indexed": (
            "Ich habe noch nichts zu lesen und kann das deshalb nicht beantworten; wer mich betreut, kann mir "
            "Dokumente geben."
        ),
        "nothing indexed operator": "Noch ist nichts indexiert: errata ingest ORDNER",
        "not shown": (
            "Ich konnte das nicht beantworten, und es wurde festgehalten. Bitte fragen Sie in anderen Worten."
        ),
        "could not answer": "Ich konnte das nicht beantworten, und es wurde festgehalten. {error}",
        "is this right": "Stimmt diese Behauptung? Sagen Sie, was die Dokumente und Zahlen dazu sagen: {claim}",
        "cant learn": "Daraus konnte ich nicht lernen, und es wurde festgehalten.",
        "learning off": "Das Lernen aus Dateien ist hier nicht eingerichtet.",
        "may not teach": "Aus diesem Kanal können Sie mir nichts beibringen.",
        "teach how": "Fragen Sie einen Admin, oder ändern Sie `ingesters`.",
        "nowhere to learn": (
            "Hier gibt es keine Sammlung, die ich lesen darf, also auch keine, in die ich lernen kann."
        ),
        "nothing learnt": "Es gab nichts, woraus ich lernen konnte.",
        "nothing to read": "Darin gibt es nichts zu lesen.",
        "indexed": "**{path}** in {collection} aufgenommen ({count} Passagen).",
        "known already": "**{path}** war schon bekannt.",
        "skipped": "**{path}** übersprungen: {reason}",
        "could not read": "**{path}** konnte nicht gelesen werden: {error}",
        "too large a file": "{name} ist größer als {most} MB.",
        "kept elsewhere": "{name} liegt nicht bei {platform} selbst.",
        "upload instead": "Laden Sie die Datei hoch, statt sie zu verlinken.",
        "not handed out": "{platform} hat {name} nicht herausgegeben (Status {status}).",
        "upload again": "Links zu Anhängen laufen nach einem Tag ab: Laden Sie die Datei noch einmal hoch.",
        "channels not known": (
            "Ich kann nicht herausfinden, in welchen Kanälen wir beide sind, deshalb lese ich hier nichts für "
            "Sie; fragen Sie mich in einem Kanal."
        ),
        "readers not known": "Ich kann nicht herausfinden, wer hier mitliest, deshalb lese ich nichts für Sie.",
        "nothing shared": "Es gibt keine Dokumente, die ich in Direktnachrichten für Sie lesen darf.",
        "how to share": (
            "Hier lese ich, was für alle ist, was Ihnen gegeben wurde und was Kanälen gegeben wurde, in denen "
            "wir beide sind: Treten Sie einem bei, in dem ich bin, oder laden Sie mich in einen ein. Ein Admin "
            "kann Ihnen oder ihnen eine Sammlung geben."
        ),
        "not a member": "Was hier für alle ist, ist für die Mitglieder dieses Workspace, und Sie sind darin Gast.",
        "shared channel": (
            "Leute aus anderen Workspaces lesen diesen Kanal, deshalb wird hier nicht gelesen, was für alle ist."
        ),
        "nothing given": "Es gibt keine Dokumente, die ich in diesem Kanal lesen darf.",
        "how to give": "Ein Admin kann diesem Kanal eine Sammlung geben.",
        "nothing named": "Dieser Kanal liest nichts: Seine Einstellungen nennen keine Sammlung.",
        "how to name": (
            "Ein Admin kann das hier ändern: collections=NAME, oder collections=everyone's für das, was für alle ist."
        ),
        "looked enough": (
            "Danke, Ihre Stimme zählt. Auf Ihr Wort habe ich diese Antwort in einer Stunde zweimal geprüft; "
            "nach Ablauf der Stunde sehe ich wieder nach. Bis dahin hilft es vielleicht, in anderen Worten zu "
            "fragen."
        ),
        "looked at many": (
            "Danke, Ihre Stimme zählt. Auf Ihr Wort habe ich in einer Stunde {count}-mal Antworten noch einmal "
            "geprüft; damit auch andere an die Reihe kommen, sehe ich nach Ablauf der Stunde wieder nach. Bis "
            "dahin hilft es vielleicht, in anderen Worten zu fragen."
        ),
        "taken back": (
            "Worauf diese Antwort beruhte, darf hier nicht mehr gelesen werden, deshalb wird sie zurückgenommen."
        ),
        "answered anew": (
            "✏️ Neu beantwortet: Worauf die frühere Antwort beruhte, darf hier nicht mehr gelesen werden."
        ),
        "did not work": "⛔ Das hat nicht geklappt und wurde festgehalten.",
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
