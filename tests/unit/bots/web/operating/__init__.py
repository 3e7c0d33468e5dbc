"""The operator's pages over HTTP."""
