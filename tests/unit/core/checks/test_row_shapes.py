"""Rows of every shape: what they state or yield passes, what they don't is found."""

from __future__ import annotations

import pytest

from core.checks import check_record

TEAMS = [
    {"team": "Harbour", "played": 12, "won": 7, "points": 23},
    {"team": "Vale", "played": 12, "won": 9, "points": 28},
    {"team": "Moor", "played": 12, "won": 3, "points": 11},
]
DEPOTS = [
    {"depotName": "Eastgate", "parcelsPerDay": 4_150, "lateShare": 0.031},
    {"depotName": "Quarry Lane", "parcelsPerDay": 2_980, "lateShare": 0.058},
    {"depotName": "Mill Yard", "parcelsPerDay": 5_420, "lateShare": 0.022},
]
STAFF = [
    {"dept": "Nursing", "head_count": 214, "sick_days_avg": 8.4, "turnover_pct": 11.2},
    {"dept": "Pharmacy", "head_count": 31, "sick_days_avg": 5.1, "turnover_pct": 6.5},
    {"dept": "Kitchen", "head_count": 55, "sick_days_avg": 9.9, "turnover_pct": 18.0},
]
WIDE = [
    {"Hospital": "St Bride", "2021": 18_400, "2022": 19_250, "2023": 20_075},
    {"Hospital": "Northfield", "2021": 9_300, "2022": 8_870, "2023": 9_120},
]
TEXTS = [
    {"Month": "January", "Revenue (EUR)": "12,450", "Orders": "310"},
    {"Month": "February", "Revenue (EUR)": "13,905", "Orders": "342"},
    {"Month": "March", "Revenue (EUR)": "11,780", "Orders": None},
]
SHIPS = [
    {"order_id": "SO-1007", "weight_kg": 12.5, "shipped": True, "shipped_on": "2024-03-05"},
    {"order_id": "SO-1008", "weight_kg": 8.0, "shipped": False, "shipped_on": None},
    {"order_id": "SO-1009", "weight_kg": 21.3, "shipped": True, "shipped_on": "2024-03-11"},
]
MONEY = [
    {"plan": "Basic", "price_usd": 9.99, "seats": 1, "users": 1_250},
    {"plan": "Team", "price_usd": 49.0, "seats": 10, "users": 430},
    {"plan": "Enterprise", "price_usd": 499.0, "seats": 250, "users": 18},
]
SCORES = [{"metric_name": "Attendance", "q1": 812, "q2": 907}, {"metric_name": "Complaints", "q1": 14, "q2": 9}]
MINUTES = [
    {"line": "Red", "avg_delay_min": 3.2, "cancelled_pct": "1.8%"},
    {"line": "Blue", "avg_delay_min": 5.7, "cancelled_pct": "4.1%"},
]
BUDGET = [
    {"Posten": "Personal", "Budget (Tsd. EUR)": 1_840, "Ist (Tsd. EUR)": 1_795},
    {"Posten": "Miete", "Budget (Tsd. EUR)": 320, "Ist (Tsd. EUR)": 334},
]
ONE = [{"openTickets": 37, "closedTickets": 112, "medianResponseHours": 4.5}]
SIGNED = [
    {"region": "Coast", "change_pct": -3.4, "net_eur_m": -1.2},
    {"region": "Hills", "change_pct": 5.1, "net_eur_m": 2.6},
]
DAYS = [
    {"date": "2024-05-01", "visitors": 640},
    {"date": "2024-05-02", "visitors": 715},
    {"date": "2024-05-03", "visitors": 598},
]
NAMED = [{"name": "Bed occupancy", "value": "91%"}, {"name": "Length of stay", "value": "6.3 days"}]
PHASES = [
    {"ticket": "T-1", "state": "open"},
    {"ticket": "T-2", "state": "closed"},
    {"ticket": "T-3", "state": "open"},
    {"ticket": "T-4", "state": "waiting"},
]
BEDS = [{"ward": "A", "beds": 24, "occupied": 21}, {"ward": "B", "beds": 30, "occupied": 24}]

RIGHT = [
    (TEAMS, "2 of the 3 teams have more than 20 points."),
    (TEAMS, "1 of the 3 teams has fewer than 20 points."),
    (TEAMS, "Vale won 9 of 12 games and has 28 points."),
    (TEAMS, "Harbour has 23 points from 12 matches."),
    (TEAMS, "Moor has the fewest points: 11."),
    (TEAMS, "Vale leads the table with 28 points, 5 more than Harbour."),
    (TEAMS, "The three teams have 62 points in total."),
    (TEAMS, "There are 3 teams in the table."),
    (TEAMS, "On average the teams won 6.33 games."),
    (TEAMS, "Vale won 75% of its games."),
    (TEAMS, "Vale is ahead of Harbour by 5 points, and Harbour of Moor by 12."),
    (DEPOTS, "Eastgate handles 4,150 parcels per day, 3.1% of them late."),
    (DEPOTS, "Mill Yard has the lowest share of late parcels at 2.2%."),
    (DEPOTS, "Quarry Lane handles 2,980 parcels a day."),
    (DEPOTS, "Together the depots handle 12,550 parcels a day."),
    (DEPOTS, "At Quarry Lane 5.8 percent of parcels are late."),
    (DEPOTS, "Mill Yard handles 1,270 parcels a day more than Eastgate."),
    (DEPOTS, "Mill Yard handles 43% of all parcels."),
    (STAFF, "Nursing has a headcount of 214 and a turnover of 11.2%."),
    (STAFF, "Kitchen staff are sick 9.9 days on average."),
    (STAFF, "Turnover is highest in the kitchen, at 18%."),
    (STAFF, "The three departments employ 300 people."),
    (STAFF, "Pharmacy employs 31 people; the kitchen 55."),
    (STAFF, "Nursing makes up 71.3% of the headcount."),
    (WIDE, "St Bride treated 20,075 patients in 2023."),
    (WIDE, "Northfield fell from 9,300 in 2021 to 8,870 in 2022."),
    (WIDE, "St Bride grew by 4.3% from 2022 to 2023."),
    (WIDE, "In 2022 both hospitals together had 28,120."),
    (WIDE, "At Northfield the figure for 2023 was 9,120, that is 250 more than a year before."),
    (TEXTS, "February brought in 13,905 euros from 342 orders."),
    (TEXTS, "Revenue in March was €11,780."),
    (TEXTS, "January: 310 orders, €12,450."),
    (TEXTS, "Over the three months revenue was 38,135 euros."),
    (TEXTS, "Revenue rose by €1,455 from January to February."),
    (SHIPS, "Order SO-1007 weighs 12.5 kg and was shipped on 5 March 2024."),
    (SHIPS, "SO-1009 (21.3 kg) went out on March 11, 2024."),
    (SHIPS, "Two of the three orders have been shipped."),
    (SHIPS, "The orders weigh 41.8 kg in all."),
    (SHIPS, "SO-1008 weighs 8 kg and has not been shipped."),
    (MONEY, "The Team plan costs $49 and covers 10 seats."),
    (MONEY, "Basic is $9.99 a month with 1,250 users."),
    (MONEY, "Enterprise costs $499.00."),
    (MONEY, "The plans have 1,698 users altogether."),
    (MONEY, "Enterprise has 18 users, the fewest."),
    (SCORES, "Attendance rose from 812 in Q1 to 907 in Q2."),
    (SCORES, "Complaints fell by 5."),
    (MINUTES, "The Blue line is 5.7 minutes late on average, and 4.1% of its trains are cancelled."),
    (MINUTES, "On the Red line the average delay is 3.2 min."),
    (BUDGET, "Für Personal waren 1.840 Tsd. EUR geplant, ausgegeben wurden 1.795 Tsd. EUR."),
    (ONE, "There are 37 open tickets and 112 closed ones."),
    (ONE, "The median response takes 4.5 hours."),
    (BUDGET, "Die Miete lag mit 334.000 Euro über dem Budget."),
    (TEAMS, "Harbour won 7 of 12 games, Moor 3."),
    (SIGNED, "Coast shrank by 3.4% and lost €1.2 million."),
    (SIGNED, "Hills grew 5.1%, with a net of 2.6 million euros."),
    (SIGNED, "The change in Coast was -3.4%."),
    (DAYS, "On 2 May 2024, 715 people came."),
    (DAYS, "The fewest visitors, 598, came on May 3."),
    (DAYS, "1,953 visitors came in the three days, 651 a day on average."),
    (NAMED, "Bed occupancy is 91% and the length of stay 6.3 days."),
    (NAMED, "Patients stay 6.3 days."),
    (BEDS, "Ward A has 24 beds, of which 21 are occupied."),
    (BEDS, "Ward B is 80% occupied."),
    (SHIPS, "2 of 3 orders were shipped."),
    (SHIPS, "2 of the 3 orders have been shipped."),
    (SHIPS, "Of 3 orders, 2 were shipped and 1 was not."),
    (SHIPS, "66.7% of the orders were shipped."),
    (PHASES, "2 of 4 tickets are open."),
    (PHASES, "1 ticket is waiting, 1 ticket is closed."),
    (BEDS, "45 of 54 beds are occupied."),
    (BEDS, "In ward A 3 beds are free."),
    (BEDS, "3 beds are free in ward A, 6 in ward B."),
    (BEDS, "9 beds are free in all."),
    (BEDS, "83.3% of the beds are occupied."),
    (ONE, "There were 149 tickets in all."),
    (ONE, "In all there are 149 tickets, 37 of them open."),
    (MINUTES, "The Blue line is 2.5 minutes later than the Red line."),
    (MINUTES, "Delays on the Blue line are 2.5 minutes longer."),
    (MINUTES, "Delays on the Red line are 2.5 minutes shorter."),
    (SCORES, "There were 9 complaints, down from 14."),
    (BUDGET, "Die Miete lag um 14.000 Euro über dem Budget."),
    (BUDGET, "Die Personalkosten lagen um 45.000 Euro unter dem Budget."),
    (STAFF, "The 3 departments employ 300 people."),
    (TEAMS, "The 3 teams have 62 points."),
    (WIDE, "The 2 hospitals treated 28,120 patients in 2022."),
    (DAYS, "On the 3 days 1,953 visitors came."),
]

WRONG = [
    (TEAMS, "Vale won 7 of 12 games and has 28 points."),
    (TEAMS, "Harbour has 28 points from 12 matches."),
    (TEAMS, "Moor has the fewest points: 12."),
    (TEAMS, "Vale leads the table with 29 points."),
    (TEAMS, "The three teams have 64 points in total."),
    (TEAMS, "There are 5 teams in the table."),
    (TEAMS, "On average the teams won 7.33 games."),
    (TEAMS, "Vale won 85% of its games."),
    (TEAMS, "Moor won 9 games."),
    (DEPOTS, "Eastgate handles 4,510 parcels per day."),
    (DEPOTS, "Mill Yard has the lowest share of late parcels at 3.2%."),
    (DEPOTS, "Quarry Lane handles 5,420 parcels a day."),
    (DEPOTS, "Together the depots handle 13,550 parcels a day."),
    (DEPOTS, "At Quarry Lane 8.5 percent of parcels are late."),
    (DEPOTS, "At Eastgate 5.8% of parcels are late."),
    (DEPOTS, "Mill Yard handles 1,720 parcels a day more than Eastgate."),
    (DEPOTS, "Mill Yard handles 53% of all parcels."),
    (STAFF, "Nursing has a headcount of 241."),
    (STAFF, "Kitchen staff are sick 8.4 days on average."),
    (STAFF, "Turnover is highest in the kitchen, at 19%."),
    (STAFF, "The three departments employ 310 people."),
    (STAFF, "Pharmacy employs 55 people; the kitchen 31."),
    (STAFF, "Nursing makes up 61.3% of the headcount."),
    (WIDE, "St Bride treated 20,750 patients in 2023."),
    (WIDE, "Northfield fell from 9,300 in 2021 to 8,780 in 2022."),
    (WIDE, "St Bride grew by 6.3% from 2022 to 2023."),
    (WIDE, "In 2022 both hospitals together had 29,120."),
    (WIDE, "St Bride treated 19,250 patients in 2021."),
    (WIDE, "Northfield treated 20,075 patients in 2023."),
    (TEXTS, "February brought in 13,095 euros."),
    (TEXTS, "Revenue in March was €12,450."),
    (TEXTS, "January: 342 orders, €12,450."),
    (TEXTS, "Over the three months revenue was 39,135 euros."),
    (TEXTS, "Revenue rose by €1,545 from January to February."),
    (SHIPS, "SO-1009 went out on March 12, 2024."),
    (SHIPS, "Order SO-1010 weighs 12.5 kg."),
    (SHIPS, "The orders weigh 43.8 kg in all."),
    (SHIPS, "SO-1008 weighs 18 kg."),
    (MONEY, "The Team plan costs $59."),
    (MONEY, "Basic is $49 a month."),
    (MONEY, "Enterprise costs $4,990."),
    (MONEY, "The plans have 1,798 users altogether."),
    (MONEY, "Enterprise has 430 users."),
    (SCORES, "Attendance rose from 812 in Q1 to 970 in Q2."),
    (SCORES, "There were 14 complaints in the second quarter."),
    (SCORES, "Complaints fell by 6."),
    (MINUTES, "The Blue line is 7.5 minutes late on average."),
    (MINUTES, "On the Red line the average delay is 5.7 min."),
    (MINUTES, "4.1% of the Red line's trains are cancelled."),
    (BUDGET, "Für Personal waren 1.480 Tsd. EUR geplant."),
    (BUDGET, "Die Miete lag mit 343.000 Euro über dem Budget."),
    (ONE, "There are 47 open tickets."),
    (ONE, "The median response takes 5.4 hours."),
    (TEAMS, "Harbour won 3 of 12 games."),
    (SIGNED, "Coast shrank by 4.3%."),
    (SIGNED, "Coast grew 5.1%."),
    (SIGNED, "Hills had a net of 3.6 million euros."),
    (DAYS, "On 2 May 2024, 751 people came."),
    (DAYS, "The fewest visitors, 589, came on May 3."),
    (DAYS, "On 1 May 2024, 715 people came."),
    (DAYS, "2,153 visitors came in the three days."),
    (NAMED, "Bed occupancy is 81%."),
    (NAMED, "Patients stay 3.6 days."),
    (BEDS, "Ward A has 30 beds."),
    (BEDS, "Ward B is 70% occupied."),
    (BEDS, "In ward A 21 of 30 beds are occupied."),
    (SHIPS, "3 of 3 orders were shipped."),
    (SHIPS, "1 of 3 orders was shipped."),
    (SHIPS, "2 of 4 orders were shipped."),
    (SHIPS, "2 orders have not been shipped."),
    (SHIPS, "33.3% of the orders were shipped."),
    (PHASES, "3 of 4 tickets are open."),
    (PHASES, "2 of 5 tickets are open."),
    (PHASES, "2 tickets are waiting."),
    (BEDS, "46 of 54 beds are occupied."),
    (BEDS, "54 of 54 beds are occupied."),
    (BEDS, "54 of 45 beds are occupied."),
    (BEDS, "In ward A 4 beds are free."),
    (BEDS, "In ward A 6 beds are free."),
    (BEDS, "In ward A 3 beds are occupied."),
    (BEDS, "Ward A has 3 beds."),
    (BEDS, "3 beds are free in ward A, 3 in ward B."),
    (BEDS, "85.3% of the beds are occupied."),
    (ONE, "There were 159 tickets in all."),
    (ONE, "There were 75 tickets in all."),
    (MINUTES, "The Blue line is 3.5 minutes later than the Red line."),
    (MINUTES, "Delays on the Blue line are 1.5 minutes longer."),
    (MINUTES, "Delays on the Blue line are 2.5 minutes shorter."),
    (SCORES, "There were 14 complaints, down from 9."),
    (BUDGET, "Die Miete lag um 15.000 Euro über dem Budget."),
    (BUDGET, "Die Miete lag um 45.000 Euro über dem Budget."),
    (STAFF, "The 4 departments employ 300 people."),
    (TEAMS, "The 12 teams have 62 points."),
    (WIDE, "The 3 hospitals treated 28,120 patients in 2022."),
    (DAYS, "On the 4 days 1,953 visitors came."),
    (TEAMS, "2 of the 3 teams have more than 25 points."),
    (TEAMS, "2 of the 3 teams have fewer than 20 points."),
]


def _found(rows: list[dict[str, object]], answer: str) -> dict[str, object]:
    return check_record({"id": 1, "answer": answer, "rows": rows})


@pytest.mark.parametrize(("rows", "answer"), RIGHT)
def test_what_rows_state_or_yield_passes(rows: list[dict[str, object]], answer: str) -> None:
    assert _found(rows, answer)["passed"]


@pytest.mark.parametrize(("rows", "answer"), WRONG)
def test_what_rows_neither_state_nor_yield_is_found(rows: list[dict[str, object]], answer: str) -> None:
    assert not _found(rows, answer)["passed"]
