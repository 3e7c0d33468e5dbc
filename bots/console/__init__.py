"""The conversation at the terminal: what is typed, completed and remembered there, and how it is shown."""
