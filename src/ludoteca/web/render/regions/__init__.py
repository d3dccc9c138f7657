"""The parts of a table's page, each for one viewer: what stands in it is made here, how it looks is in its template."""
