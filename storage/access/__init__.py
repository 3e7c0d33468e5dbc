"""Who may read what, who is who, and what was done."""
