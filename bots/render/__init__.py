"""One answer, many faces."""
