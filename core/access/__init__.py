"""Who may read what, and where a question's text comes from."""
