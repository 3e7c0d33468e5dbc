"""How the service says no."""

from __future__ import annotations

from typing import Any

GRPC = {400: 3, 401: 16, 403: 7, 404: 5, 409: 6, 429: 8, 500: 13, 503: 14, 504: 4}  # `code` of data plane errors
NAMES = {
    400: "INVALID_ARGUMENT",
    401: "UNAUTHENTICATED",
    403: "FORBIDDEN",
    404: "NOT_FOUND",
    409: "ALREADY_EXISTS",
    429: "RESOURCE_EXHAUSTED",
    500: "UNKNOWN",
    503: "UNAVAILABLE",
}
MESSAGES = {
    401: "Invalid API Key",
    429: "Too many requests. Please try again later.",
    500: "Internal server error",
    503: "The service is unavailable.",
}


class ApiError(Exception):
    """Data plane: {"code", "message", "details"}; control plane: {"error": {"code", "message"}, "status"}."""

    def __init__(self, status: int, message: str, code: int | None = None) -> None:
        super().__init__(message)
        self.status, self.message, self.code = status, message, code

    def body(self, *, control: bool) -> dict[str, Any]:
        if control:
            error = {"code": NAMES.get(self.status, "UNKNOWN"), "message": self.message}
            return {"error": error, "status": self.status}
        code = GRPC.get(self.status, 2) if self.code is None else self.code
        return {"code": code, "message": self.message, "details": []}
