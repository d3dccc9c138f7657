"""The rules of Ferry, one room for each part of the rulebook."""
