"""What is learnt from answers and from what people say of them: signals, gates, gaps, suggestions."""
