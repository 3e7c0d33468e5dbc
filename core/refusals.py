"""Tells a draft that declines from one that answers, in the languages that questions come in."""

from __future__ import annotations

import re

_ENGLISH = (
    r"\b(?:(?:evidence|sources?|documents?|passages?|context|information|text)[^.]{0,60}"
    r"(?:do(?:es)? not|doesn['’]t|don['’]t|lacks?|no information)"
    r"|(?:cannot|can['’]t|could not|couldn['’]t|unable to)\s+(?:be\s+)?"
    r"(?:answer|find|determine|answered|found|determined)"
    r"|no (?:information|evidence|mention|data)\b|is not (?:mentioned|stated|specified|provided|available|covered)"
    r"|not enough (?:information|evidence|context|data)|I (?:do not|don['’]t) (?:know|have)|I(?: am|['’]m) not sure"
    r"|I(?: am|['’]m) (?:unable|not able) to|I (?:can(?:not|['’]t)) (?:help|assist|say|tell|answer))\b"
    r"|\A\W*(?:unknown|n/a|not (?:mentioned|stated|specified|found|available|known))\W*\Z"
)
_GERMAN = (
    r"\b(?:weiß|weiss) ich (?:leider )?nicht\b|\bich weiß (?:es |das )?(?:leider )?nicht\b"
    r"|\bkeine?n? (?:Angaben?|Informationen|Hinweise?|Daten)\b"
    r"|\b(?:steht|finde|enthalten|enthält|nennen|nennt|sagen)\b[^.]{0,60}\b(?:nicht|nichts|keine?)\b"
)
_FRENCH = (
    r"\bje ne sais pas\b|\baucune? (?:information|donnée|mention)|\bn['’](?:ai|a|est|ont|y a)\b[^.]{0,40}\bpas\b"
    r"|\bne (?:mentionn|précis|contienn|indiqu|di[ts])\w* pas\b"
)
_SOUTHERN = (
    r"\bno (?:hay|se|he|contien\w*+|mencion\w*+) ?(?:información|datos|menciona|indica|encontr\w*|encuentra)?\b"
    r"|\bno lo sé\b|\bnon lo so\b|\bnão sei\b"
    r"|\bnão (?:há|encontrei|menciona\w*)|\bnessun[ao]? (?:informazion|dat)\w*|\bnon (?:ho trovato|menzion\w*)"
)
_EAST_ASIAN = (
    r"没有(?:相关|提到|提及|找到|说明|信息|包含)|未(?:提及|提到|找到|说明)|无法(?:找到|回答|确定)|沒有(?:相關|提到|提及|找到|說明)"
    r"|見つかりません|記載(?:されていません|がありません|はありません)|情報(?:が|は)ありません"
    r"|(?:我|并)不(?:知道|清楚)|(?:分|わ)かりません|存じません|모르겠"
    r"|찾을 수 없|정보가 없|언급(?:되지 않|이 없)"
)
_DECLINES = re.compile("|".join((_ENGLISH, _GERMAN, _FRENCH, _SOUTHERN, _EAST_ASIAN)), re.IGNORECASE)


def speaks_of_nothing_found(text: str) -> bool:
    """Say whether `text` speaks of what is missing, in English, German, French, Spanish, Portuguese, Italian or CJK."""
    return bool(_DECLINES.search(text))
