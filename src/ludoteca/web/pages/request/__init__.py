"""A request before its page is made: from where, by whom, how often, how they like the site, and what is refused."""
