"""Whom model calls are booked to, and at what price."""
