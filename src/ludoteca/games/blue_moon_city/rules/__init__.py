"""The rules of Blue Moon City, one room per part of the rulebook."""
