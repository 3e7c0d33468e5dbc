"""Names as programs write them (`NetIncome`, `parcels_per_day`), as words."""

from __future__ import annotations


def words_of_name(name: str) -> str:
    """Part a name of programs into its words; one with a blank is written for people, and left as it is.

    >>> words_of_name("parcelsPerDay"), words_of_name("EPSBasic"), words_of_name("iPhone"), words_of_name("B2B")
    ('parcels Per Day', 'EPS Basic', 'iPhone', 'B2B')
    """
    spaced = name if " " in name.strip() else "".join(map(_with_blank, f"  {name}", f" {name}", name, f"{name[1:]} "))
    return " ".join(spaced.replace("_", " ").split())


def _with_blank(two_before: str, before: str, character: str, after: str) -> str:
    """A capital begins a word behind a small letter, or behind another capital or a figure where a small one follows.

    One small letter is no word: `iPhone`, `pH`.
    """
    if not character.isupper():
        return character
    alone = before.islower() and not two_before.isalnum()
    begins = before.islower() or ((before.isupper() or before.isdecimal()) and after.islower())
    return f" {character}" if begins and not alone else character
