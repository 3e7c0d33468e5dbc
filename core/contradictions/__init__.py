"""Where indexed documents say different things of the same: found for their owners."""
