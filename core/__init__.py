"""What Errata exists for: the loop, its steps and its checks. Knows no database and no platform."""
