"""The rules of Origins: First Builders, one room per part of the rulebook."""
