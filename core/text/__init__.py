"""Pure functions over text that several parts share: words, sentences, languages."""
