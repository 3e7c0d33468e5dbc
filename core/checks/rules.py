"""The rules about figures, in the order in which they are asked: a new one is its module and its row here."""

from __future__ import annotations

from core.checks.excuses.coded import CODED
from core.checks.excuses.counted import COUNTED
from core.checks.excuses.given import GIVEN
from core.checks.excuses.named import NAMED
from core.checks.excuses.none_counted import NONE_COUNTED
from core.checks.excuses.numbered import NUMBERED
from core.checks.objections.another_company import ANOTHER_COMPANY
from core.checks.objections.another_label import ANOTHER_LABEL
from core.checks.objections.another_metric import ANOTHER_METRIC
from core.checks.objections.another_period import ANOTHER_PERIOD
from core.checks.objections.another_price import ANOTHER_PRICE
from core.checks.objections.another_row import ANOTHER_ROW
from core.checks.objections.another_sentence import ANOTHER_SENTENCE
from core.checks.objections.asked_of_another import ASKED_OF_ANOTHER
from core.checks.objections.bounded_otherwise import BOUNDED_OTHERWISE
from core.checks.objections.coded_otherwise import CODED_OTHERWISE
from core.checks.objections.counted_beyond import COUNTED_BEYOND
from core.checks.objections.counted_otherwise import COUNTED_OTHERWISE
from core.checks.objections.empty_cell import EMPTY_CELL
from core.checks.objections.fits_worse import FITS_WORSE
from core.checks.objections.foreign_currency import FOREIGN_CURRENCY
from core.checks.objections.level_or_change import LEVEL_OR_CHANGE
from core.checks.objections.limit_of_another import LIMIT_OF_ANOTHER
from core.checks.objections.measured_otherwise import MEASURED_OTHERWISE
from core.checks.objections.moved_between import MOVED_BETWEEN
from core.checks.objections.moved_otherwise import MOVED_OTHERWISE
from core.checks.objections.moved_since import MOVED_SINCE
from core.checks.objections.named_otherwise import NAMED_OTHERWISE
from core.checks.objections.not_so_compared import NOT_SO_COMPARED
from core.checks.objections.not_the_extreme import NOT_THE_EXTREME
from core.checks.objections.numbered_otherwise import NUMBERED_OTHERWISE
from core.checks.objections.of_another_kind import OF_ANOTHER_KIND
from core.checks.objections.of_another_year import OF_ANOTHER_YEAR
from core.checks.objections.of_one_alone import OF_ONE_ALONE
from core.checks.objections.of_the_whole_year import OF_THE_WHOLE_YEAR
from core.checks.objections.off_budget import OFF_BUDGET
from core.checks.objections.one_of_several import ONE_OF_SEVERAL
from core.checks.objections.only_a_change import ONLY_A_CHANGE
from core.checks.objections.only_a_quarter import ONLY_A_QUARTER
from core.checks.objections.rated_otherwise import RATED_OTHERWISE
from core.checks.objections.scaled_otherwise import SCALED_OTHERWISE
from core.checks.objections.size_in_a_name import SIZE_IN_A_NAME
from core.checks.objections.told_aside import TOLD_ASIDE
from core.checks.objections.told_elsewhere import TOLD_ELSEWHERE
from core.checks.objections.wrong_sign import WRONG_SIGN
from core.checks.objections.wrong_way import WRONG_WAY
from core.checks.proofs.age import AGE
from core.checks.proofs.as_written import AS_WRITTEN
from core.checks.proofs.bounded import BOUNDED
from core.checks.proofs.converted import CONVERTED
from core.checks.proofs.derived import DERIVED
from core.checks.proofs.elapsed import ELAPSED
from core.checks.proofs.elided import ELIDED
from core.checks.proofs.hour import HOUR
from core.checks.proofs.left_out import LEFT_OUT
from core.checks.proofs.multiple import MULTIPLE
from core.checks.proofs.multiplied import MULTIPLIED
from core.checks.proofs.never_passed import NEVER_PASSED
from core.checks.proofs.of_budget import OF_BUDGET
from core.checks.proofs.of_records import OF_RECORDS
from core.checks.proofs.over_years import OVER_YEARS
from core.checks.proofs.rated import RATED
from core.checks.proofs.restated import RESTATED
from core.checks.proofs.scored import SCORED
from core.checks.proofs.since_the_last import SINCE_THE_LAST
from core.checks.proofs.stated import STATED
from core.checks.proofs.summed import SUMMED
from core.checks.proofs.within_limit import WITHIN_LIMIT
from core.checks.rule import Rules
from core.checks.statements.acted_by_another import ACTED_BY_ANOTHER
from core.checks.statements.admits_unsaid import ADMITS_UNSAID
from core.checks.statements.already_done import ALREADY_DONE
from core.checks.statements.another_event import ANOTHER_EVENT
from core.checks.statements.another_score import ANOTHER_SCORE
from core.checks.statements.answered_otherwise import ANSWERED_OTHERWISE
from core.checks.statements.bound_added import BOUND_ADDED
from core.checks.statements.caused_otherwise import CAUSED_OTHERWISE
from core.checks.statements.compared_otherwise import COMPARED_OTHERWISE
from core.checks.statements.dated_otherwise import DATED_OTHERWISE
from core.checks.statements.denied import DENIED
from core.checks.statements.done_by_another import DONE_BY_ANOTHER
from core.checks.statements.ends_otherwise import ENDS_OTHERWISE
from core.checks.statements.excepted_otherwise import EXCEPTED_OTHERWISE
from core.checks.statements.let_in import LET_IN
from core.checks.statements.mixed_up import MIXED_UP
from core.checks.statements.moved_unsaid import MOVED_UNSAID
from core.checks.statements.multiplied_otherwise import MULTIPLIED_OTHERWISE
from core.checks.statements.negated import NEGATED
from core.checks.statements.of_another_row import OF_ANOTHER_ROW
from core.checks.statements.of_another_time import OF_ANOTHER_TIME
from core.checks.statements.opened_otherwise import OPENED_OTHERWISE
from core.checks.statements.opposed import OPPOSED
from core.checks.statements.otherwise_numbered import OTHERWISE_NUMBERED
from core.checks.statements.overstated import OBLIGED, SURER, WIDENED
from core.checks.statements.qualified_otherwise import QUALIFIED_OTHERWISE
from core.checks.statements.restricted_otherwise import RESTRICTED_OTHERWISE
from core.checks.statements.routed_otherwise import ROUTED_OTHERWISE
from core.checks.statements.said_of_another import SAID_OF_ANOTHER
from core.checks.statements.timed_by_event import TIMED_BY_EVENT
from core.checks.statements.timed_in_table import TIMED_IN_TABLE
from core.checks.statements.timed_otherwise import TIMED_OTHERWISE
from core.checks.statements.transposed import TRANSPOSED
from core.checks.statements.turned import TURNED
from core.checks.statements.unknown_name import UNKNOWN_NAME
from core.checks.statements.went_beyond import WENT_BEYOND
from core.checks.statements.went_otherwise import WENT_OTHERWISE
from core.checks.synonyms import SYNONYMS
from core.checks.whole_table import WHOLE_TABLE

PROVERS = (
    *(STATED, AS_WRITTEN, SINCE_THE_LAST, OF_BUDGET, DERIVED, OVER_YEARS, CONVERTED, RATED, MULTIPLIED),
    *(AGE, OF_RECORDS, ELIDED, HOUR, ELAPSED, BOUNDED),
)

OBJECTIONS = (
    BOUNDED_OTHERWISE,
    MEASURED_OTHERWISE,
    SCALED_OTHERWISE,
    RATED_OTHERWISE,
    CODED_OTHERWISE,
    NAMED_OTHERWISE,
    ONLY_A_CHANGE,
    ANOTHER_PERIOD,
    OF_ANOTHER_YEAR,
    ONE_OF_SEVERAL,
    OF_ONE_ALONE,
    ANOTHER_COMPANY,
    ONLY_A_QUARTER,
    OF_THE_WHOLE_YEAR,
    ANOTHER_METRIC,
    ANOTHER_PRICE,
    OF_ANOTHER_KIND,
    NUMBERED_OTHERWISE,
    ANOTHER_LABEL,
    EMPTY_CELL,
    LIMIT_OF_ANOTHER,
    SIZE_IN_A_NAME,
    ANOTHER_SENTENCE,
    TOLD_ASIDE,
    TOLD_ELSEWHERE,
    ASKED_OF_ANOTHER,
    ANOTHER_ROW,
    FITS_WORSE,
    WRONG_SIGN,
    MOVED_OTHERWISE,
    LEVEL_OR_CHANGE,
)

RULES = Rules(
    readings=(SYNONYMS, WHOLE_TABLE),
    alone=(
        GIVEN,
        NAMED,
        NUMBERED,
        CODED,
        WITHIN_LIMIT,
        SCORED,
        LEFT_OUT,
        COUNTED_OTHERWISE,
        COUNTED,
        NONE_COUNTED,
        NEVER_PASSED,
        FOREIGN_CURRENCY,
        *PROVERS,
    ),
    objections=OBJECTIONS,
    together=(WRONG_WAY, RESTATED, SUMMED),
    spoken=(MULTIPLE, NOT_THE_EXTREME, NOT_SO_COMPARED, MOVED_BETWEEN, MOVED_SINCE, OFF_BUDGET, COUNTED_BEYOND),
    said=(
        UNKNOWN_NAME,
        DATED_OTHERWISE,
        ANOTHER_EVENT,
        ANOTHER_SCORE,
        TIMED_OTHERWISE,
        BOUND_ADDED,
        ENDS_OTHERWISE,
        OPENED_OTHERWISE,
        ADMITS_UNSAID,
        DENIED,
        NEGATED,
        RESTRICTED_OTHERWISE,
        LET_IN,
        SAID_OF_ANOTHER,
        TURNED,
        WIDENED,
        OBLIGED,
        SURER,
        TRANSPOSED,
        ROUTED_OTHERWISE,
        DONE_BY_ANOTHER,
        ACTED_BY_ANOTHER,
        TIMED_BY_EVENT,
        CAUSED_OTHERWISE,
        COMPARED_OTHERWISE,
        MULTIPLIED_OTHERWISE,
        ANSWERED_OTHERWISE,
        MIXED_UP,
        OPPOSED,
        TIMED_IN_TABLE,
        OF_ANOTHER_ROW,
        OF_ANOTHER_TIME,
        OTHERWISE_NUMBERED,
        EXCEPTED_OTHERWISE,
        WENT_BEYOND,
        WENT_OTHERWISE,
        MOVED_UNSAID,
        QUALIFIED_OTHERWISE,
        ALREADY_DONE,
    ),
)
