"""Dutch."""

from __future__ import annotations

from typing import Final

from core.reading.language import Language

DUTCH: Final = Language(
    code="nl",
    name="Dutch",
    telltales="het een van",
    abbreviations="bijv blz dhr mevr d.w.z o.a enz mln mld",
    months=(
        "januari", "februari", "maart", "april", "mei", "juni", "juli", "augustus", "september", "oktober okt",
        "november", "december dec",
    ),
    scales={"duizend": 1e3, "mln": 1e6, "miljoen": 1e6, "miljard": 1e9},
    roles={
        "source_word": "bron, bronnen",
        "percent": "procent",
        "declines": """
            geen antwoord, geen informatie, geen gegevens, niet gevonden, niet vermeld, niet genoemd, weet ik niet,
            ik weet het niet, niet bekend
        """,
        "unknown": "onbekend",
    },
    says={
        "refusal": (
            "Ik heb daarop geen antwoord gevonden in de documenten die ik mag lezen; noem liefst "
            "het product, het team of de periode, of voeg een document toe dat erover gaat."
        ),
        "otherwise": "Een andere bron zegt iets anders:",
        "unsupported": (
            "Ik kon geen antwoord schrijven dat de bronnen ondersteunen{why}. Een preciezere "
            "vraag zou helpen."
        ),
        "failed": "Dit kon ik niet beantwoorden: {error} De fout is vastgelegd.",
        "failed_for_now": (
            "Dit kon ik niet beantwoorden: {error} De fout is vastgelegd; vraag het straks nog "
            "eens."
        ),
        "closest": "Het dichtst bij de vraag, zonder haar te beantwoorden: {names}",
        "unconfirmed": "de controle heeft het niet bevestigd",
        "not_verified": "⚠️ Niet volledig gecontroleerd:",
        "unverified": "(niet gecontroleerd)",
        "page": "p. {page}",
    },
)  # fmt: skip
