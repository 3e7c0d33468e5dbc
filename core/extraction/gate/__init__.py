"""Whether what is cited answers what was asked: subject, period and attribute must stand in it."""
