"""Games that outlive releases: how each table stands is written down, so that a later release can compare."""
