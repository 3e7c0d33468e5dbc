"""What is said to whoever asks, in their language: sentences kept in the files of the languages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from core.reading.language import Language
from core.reading.languages import BY_CODE, LANGUAGES
from core.reading.of_one import with_ones
from core.reading.particles import with_particles

FALLBACK: Final = "en"
_PAIRS: Final = {language.code: language.particle_pairs for language in LANGUAGES if language.particle_pairs}


class Phrases:
    """The phrases of some languages; one that a language lacks is said in English."""

    def __init__(self, languages: Iterable[Language]) -> None:
        self._says: Mapping[str, Mapping[str, str]] = {language.code: language.says for language in languages}

    @classmethod
    def of_texts(cls, says: Mapping[str, Mapping[str, str]]) -> Phrases:
        """Return phrases that stand in no file, by language and name."""
        made = cls(())
        made._says = says
        return made

    def say(self, name: str, language: str, /, **parts: object) -> str:
        """Return a phrase in a language (ISO 639-1), its `{names}` filled. Raises `KeyError` for an unknown one."""
        said = self._says.get(language, {}).get(name) or self._says[FALLBACK][name]
        if not parts:
            return said
        told = with_particles(said.format(**parts), _PAIRS.get(language, ()))
        return with_ones(told, language if name in self._says.get(language, {}) else FALLBACK)

    def of(self, language: str) -> Mapping[str, str]:
        """Return the phrases that a language has, by name."""
        return self._says.get(language, {})

    def in_all(self, name: str) -> tuple[str, ...]:
        """Return a phrase in every language that has it."""
        return tuple(dict.fromkeys(says[name] for says in self._says.values() if name in says))


PHRASES: Final = Phrases(LANGUAGES)
say = PHRASES.say
in_all = PHRASES.in_all


def name_in(language: str, code: str) -> str:
    """Return what a language calls another (ISO 639-1): `Englisch`. What is none of ours keeps its code."""
    names = dict(entry.split(" ", 1) for entry in say("language names", language).split(", "))
    return names.get(code, name_of(code))


def name_of(language: str) -> str:
    """Return a language's English name, the code itself where it is not known."""
    return BY_CODE[language].name if language in BY_CODE else language
