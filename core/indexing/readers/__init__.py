"""One small module a format: bytes in, a `Reading` out, `Unreadable` or `NotADocument` where there is none."""
