"""What every game shares: positions, steps, luck, actions, words, records. Standard library only."""
