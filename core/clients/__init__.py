"""Adapters for vendors: one small file each."""
