"""The commands of `errata`, a module a family; each registers itself with the application."""
