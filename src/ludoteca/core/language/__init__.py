"""Numbers and keys become words: actions as texts, and sentences in the reader's language."""
