"""Questions and answers, what people said of them, and what follows from that."""
