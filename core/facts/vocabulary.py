"""The words that a question about figures is made of; whatever else a question says is for the documents."""

from __future__ import annotations

import re

_NEUTRAL = """
a an the is are was were be been being has have had do does did can could would will shall should may might must
i me you please tell show give list find get see know want need like let's lets us
what what's whats how how's many much which who's when and or but so also then than as at by for from in into of on
onto over per to up with within between through during it its it's that this these those there their his her them
they he she about same again instead too big large high low higher lower greater more less fewer ratio
company companies business firm value values amount amounts figure figures number numbers total totals data level levels
sum together combined altogether cumulative cumulatively result results table chart graph plot
year years fiscal financial annual annually yearly calendar quarter quarters quarterly month months period periods
time date dates day days
trend trends trending history historical develop developed developing development evolve evolved evolution
change changed changes changing move moved movement grow grew grown growing growth rise rose risen rising increase
increased increases increasing decrease decreased decreases decreasing decline declined declining fall fell fallen
falling drop dropped dropping gain gained shrink shrank improve improved rate yoy year-over-year year-on-year
better worse up down highest lowest peak peaked max maximum min minimum best worst most least biggest largest smallest
record top strongest weakest average mean
latest last recent recently newest current currently now today previous prior before after past next first
compare compared comparing comparison versus vs vs. difference different against relative
earn earned earns make made makes generate generated spend spent spends pay paid report reported reports post posted
hold held holds stand stood come came look looked go went perform performed performance return produce produced
money dollars dollar usd $ us$ billion billions million millions percent percentage
exactly approximately roughly overall each every all any
"""
# What an 8-K may be about: these words search the filings themselves.
_NEWS = """
result operation shareholder vote voting director officer auditor bylaw article exhibit acquisition impairment
agreement dividend meeting appointment departure election cybersecurity bankruptcy material event disclosure earning
"""
NEUTRAL = frozenset(_NEUTRAL.split())
NEWS = frozenset(_NEWS.split())
SHARES = re.compile(
    r"\b(?:(?:share|stock|closing|opening)[- ]?(?:price|quote)s?|"
    r"price of (?:a |one |the )?(?:¤ )?(?:share|stock)s?|"
    r"(?:shares?|stock)(?: of)?(?: ¤)?(?: be| been)?(?: worth| cost| trad\w+| clos\w+| open\w*| price\w*| at)*|"
    r"clos(?:e|ed|ing) at|(?:trade|traded|trading)(?: at)?|prices?|quote)\b"
)
FILES = re.compile(
    r"\b(?:filings?|filed|files?|filing dates?|accession(?: numbers?)?|"
    r"submit(?:ted)?|sec|edgar|submissions?|reports?)\b"
)
LISTS = re.compile(
    r"\b(?:(?:which|what|list|show|all|available|any)(?: \w+){0,3}? "
    r"(?:metrics|figures|numbers|data|measures|financials)|"
    r"(?:metrics|figures|data|financials)(?: are| do you| is)? (?:available|have|there))\b"
)
TRENDS = re.compile(
    r"\b(?:trend\w*|histor\w+|over (?:the )?(?:years|time)|develop\w*|evol\w+|chart|graph|plot|average|"
    r"(?:by|per|each|every|all) (?:fiscal )?(?:years?|quarters?)|highest|lowest|peak\w*|maximum|minimum|best|worst|"
    r"record|biggest|largest|smallest|strongest|weakest)\b"
)
CHANGES = re.compile(
    r"\b(?:gr[eo]w\w*|chang\w+|ris(?:e|en|ing)|rose|increas\w+|decreas\w+|declin\w+|f[ae]ll\w*|drop\w*|shr[ai]nk\w*|"
    r"improv\w+|go(?:ne)? (?:up|down)|went (?:up|down)|mov(?:e|ed))\b"
)
FOLLOWS = re.compile(r"^(?:and|or|but|so|also|then|what about|how about|same|what of)\b")
DEFINES = re.compile(
    r"^(?:what(?:'s| is| are| does)|define|explain|how (?:is|are|do you)) (?:an? |the )?(?:definition|meaning|mean\b|"
    r"(?:\S+ ){0,4}(?:mean|means|stand for|defined|computed|calculated)\b)|^what(?:'s| is) an? "
)
