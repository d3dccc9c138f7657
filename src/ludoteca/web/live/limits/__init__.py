"""Limits: how often somebody has asked, counted by all processes together."""
