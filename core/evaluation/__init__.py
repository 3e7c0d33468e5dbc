"""What a team expects of answers, judged: a file of questions, asked before and after a change."""
