"""Measurements, each a script: `python -m benchmarks.NAME --help`; results go to RESULTS.md."""
