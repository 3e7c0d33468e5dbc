"""Answering without a language model: the best-supported sentences of the evidence, cited."""
