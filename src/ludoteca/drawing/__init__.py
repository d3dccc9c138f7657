"""The picture vocabulary that all games share: strings of SVG, coloured by classes, standard library only."""
