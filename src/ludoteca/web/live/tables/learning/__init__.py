"""Tables at which somebody learns: by a lesson, by the coach, or by a puzzle."""
