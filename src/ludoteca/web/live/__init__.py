"""What lives: people, bots and tables, whoever looks at them and by whatever way. No request, no page, no address."""
