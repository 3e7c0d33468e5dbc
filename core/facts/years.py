"""The years that figures are kept of; by itself, as the process that reads files loads it, and little else."""

from typing import Final

FIRST_YEAR: Final = 1900
LAST_YEAR: Final = 2100
