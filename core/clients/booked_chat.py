"""The one way to a language model's server: no request leaves that is not booked before, and each is settled after."""

from __future__ import annotations

from dataclasses import dataclass

from core.clients.chat_server import CallFailed, ChatRequest, ChatServer, Completion
from core.costs.accounts import Account, Booking, ModelCall, Spent
from core.ports import Ledger


@dataclass(frozen=True, slots=True)
class Purpose:
    """What a call is for: the task's name, and the account it is booked to."""

    account: Account
    task: str


class BookedChat:
    """Chat completions of one server. It alone asks the server, so that nobody can pass by the ledger."""

    def __init__(self, server: ChatServer, ledger: Ledger) -> None:
        self._server = server
        self._ledger = ledger

    async def complete(self, purpose: Purpose, request: ChatRequest) -> Completion:
        """Make one request and return what came of it. Raises `CallFailed`, `CapReached` and `Unavailable`.

        A reply is settled at what the server counted, an error status at nothing. Where the end is not known (a cut
        connection, a timeout, a cancellation, a crash, a reply without usage), the call stays booked at the most it
        can have cost.
        """
        tokens = self._server.most_tokens(request)
        booking = await self._ledger.book(ModelCall(purpose.account, purpose.task, request.model, tokens))
        purpose.account.booked += tokens
        try:
            completion = await self._server.complete(request)
        except CallFailed as failed:
            self._settle(purpose, booking, failed.spent)
            raise
        self._settle(purpose, booking, completion.spent)
        return completion

    def _settle(self, purpose: Purpose, booking: Booking, spent: Spent | None) -> None:
        if spent is None:
            return
        self._ledger.settle(booking, spent)
        purpose.account.booked += spent.tokens - booking.reserved
