"""A loopback Pinecone: the control plane and the vector data plane, in JSON over HTTP.

It keeps indexes in memory, scores for real, evaluates metadata filters, enforces the documented limits, and can show
writes late as the real service does.

    async with PineconeEmulator(visible_after=0.5) as db:
        db.create("docs", dimension=8)                           # or pc.indexes.create(...)
        async with AsyncPinecone(api_key=db.api_key, host=db.api_url) as pc:
            async with await pc.index(name="docs") as index:     # describes it, and takes its `host`
                await index.upsert(vectors=[("a", [...], {"lang": "en"})], namespace="n")
                db.settle()                                       # make all writes visible now
                ...
        call = await db.wait_call("query", namespace="n")

The library is pointed here like this:
* control plane: `host=` of Pinecone/AsyncPinecone, or PINECONE_CONTROLLER_HOST; `http://` is kept;
* data plane: the `host` in the index description is a full http:// URL here, so `pc.index(name=...)` just works;
  `AsyncIndex(host=db.index_url("docs"), api_key=...)` skips the description.
* `Index` and `AsyncIndex` send JSON; only `pc.index(..., grpc=True)` (sync) is protobuf: not served.
* The client's retry budget is kept per host name in the process, without the port: after 50 failures at 127.0.0.1 no
  emulator gets retries any more. Use `fresh_retry_budget()` between tests.
"""

from tests.emulators.pinecone_emu.filters import matches
from tests.emulators.pinecone_emu.index import Index, Record
from tests.emulators.pinecone_emu.refusals import ApiError
from tests.emulators.pinecone_emu.retry_budget import fresh_retry_budget
from tests.emulators.pinecone_emu.server import Call, Fault, PineconeEmulator

__all__ = ["ApiError", "Call", "Fault", "Index", "PineconeEmulator", "Record", "fresh_retry_budget", "matches"]
