"""Front doors, and the durable engine behind them.

Adapters translate platforms into events and answers into messages. What knows no platform decides who is answered,
where and when; what an answer is, core decides. docs/architecture.md names who decides what.
"""
