"""The rules of Unreal Estate, one room per part of the rulebook."""
