"""What the pages in the browser say, a file a language, beside what platforms say."""
