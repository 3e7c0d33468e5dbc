"""Tests of what holds everywhere: documents, patterns, tables of extension points, the tests' own tools."""
