"""Slack: what arrives is translated into `Incoming`, what leaves is carried by a courier. Nothing is decided here."""
