"""What the client library keeps in the process, and one test would hand on to the next."""


def fresh_retry_budget() -> None:
    """Forget what the library learned about 127.0.0.1: its retry budget and its concurrency gates."""
    from pinecone._internal.bulk import get_registry
    from pinecone._internal.http_client import get_budget_registry

    get_budget_registry()._reset()
    get_registry()._reset()
