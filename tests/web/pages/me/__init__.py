"""Tests of the page "Me"."""
