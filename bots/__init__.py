"""Front doors: they translate platforms into questions and answers into messages, and decide nothing."""
