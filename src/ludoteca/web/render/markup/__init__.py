"""The regions of a table's page as HTML, in plain Python: they are written for every viewer of every move.

Sentences of ours are safe as they are; whatever anybody else has written goes through `safe`.
"""
