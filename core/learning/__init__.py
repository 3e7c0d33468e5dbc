"""From signals to jobs to corrected answers."""
