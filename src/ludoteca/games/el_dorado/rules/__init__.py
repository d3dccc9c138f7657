"""The rules of The Quest for El Dorado, one room per part of the rulebook."""
