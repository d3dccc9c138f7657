"""The site: tables in a browser, for people and bots. It knows no game, only the shelf.

Its floors look down only: this one is the entrance and puts the house together; `pages` is what is asked, `render` what
is shown, `live` what lives.
"""
