"""The site: tables in a browser, for people and bots. It knows no game, only the shelf."""
