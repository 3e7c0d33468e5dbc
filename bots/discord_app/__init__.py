"""Discord: its gateway in front, its REST interface behind."""
