"""Text becomes words, sentences, citation marks, amounts, periods and dates here, and nowhere else."""
