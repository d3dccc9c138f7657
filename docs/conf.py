"""How the site of these documents is made; `make docs` writes it into build/docs."""

from ludoteca import __version__

project = "Ludoteca"
author = "the Ludoteca authors"
version = release = __version__
html_title = f"Ludoteca {__version__}"
html_theme = "furo"
html_show_copyright = False
highlight_language = "none"  # a block that names no language is text

extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_heading_anchors = 3
default_role = "py:obj"  # `Chance` in a docstring leads to its entry, if it has one
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
python_maximum_signature_line_length = 80  # a longer one has a line for each parameter
