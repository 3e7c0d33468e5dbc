"""Words that mean the same in a team's questions and documents, and forms that no ending explains."""

from __future__ import annotations

from typing import Final

# Each line: the word that stands for all, then those it stands for.
_GROUPS: Final = """
fall fell fallen
sell sold
pay paid
buy bought purchase purchased purchases
make made
write wrote written
begin began begun start started starts starting
keep kept retain retained retains retention
lose lost
take took taken
grow grew grown
build built
send sent
spend spent
hold held
win won
run ran
rise rose risen increase increased increases increasing
decrease decreased decreases decline declined declines declining
choose chose chosen
give gave given
find found
break broke broken
bring brought
child children
weight heavy weigh weighs
height tall
width wide
price cost costs priced prices fee fees expensive
leave vacation vacations holiday holidays pto
telephone phone
employee employees staff workforce
salary wage wages salaries
silent silence
cofounder founder founders founded
"""
CANONICAL: Final[dict[str, str]] = {
    word: line.split()[0] for line in _GROUPS.strip().splitlines() for word in line.split()[1:]
}
