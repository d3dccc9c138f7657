"""What is said to PostgreSQL about the desk that all processes share. Its clock counts, never that of a machine."""

from __future__ import annotations

# A newer question of a table takes the place of an older one, and waits until nobody thinks about that any more.
ASK = (
    'INSERT INTO bots_asked ("table", guest, ticket, text, asker, later, asked, thinker, bot)'
    " VALUES (%s, %s, %s, %s, %s, %s, now(), '', '')"
    ' ON CONFLICT ("table") DO UPDATE SET guest = excluded.guest, ticket = excluded.ticket, text = excluded.text,'
    " asker = excluded.asker, asked = now(), answer = NULL"
)
FREE = "answer IS NULL AND (until IS NULL OR until < now()) AND asked > now() - interval '3 minutes'"
# What nobody at a table waits for comes after everything else, and one at a time.
TAKE = (
    "WITH next AS (SELECT asked.id FROM bots_asked AS asked LEFT JOIN bots_turn AS turn ON turn.guest = asked.guest"
    f" WHERE {FREE} AND (asked.later IS NOT TRUE OR NOT EXISTS (SELECT 1 FROM bots_asked AS other WHERE other.later"
    " AND other.until >= now())) ORDER BY asked.later IS TRUE, turn.served NULLS FIRST, asked.asked"
    " LIMIT 1 FOR UPDATE OF asked SKIP LOCKED)"
    " UPDATE bots_asked SET thinker = %s, until = now() + %s * interval '1 second' FROM next"
    " WHERE bots_asked.id = next.id"
    " RETURNING bots_asked.id, ticket, guest, text, extract(epoch FROM now() - asked)"
)
SERVE = (
    "INSERT INTO bots_turn (guest, served) VALUES (%s, now())"
    " ON CONFLICT (guest) DO UPDATE SET served = excluded.served"
)
KEEP = "UPDATE bots_asked SET until = now() + %s * interval '1 second' WHERE thinker = %s AND id = ANY(%s)"
REPLY = (
    "UPDATE bots_asked SET thinker = '', until = NULL, answer = CASE WHEN ticket = %s THEN %s END, bot = %s,"
    " early = %s WHERE id = %s AND thinker = %s"
)
COLLECT = 'DELETE FROM bots_asked WHERE asker = %s AND answer IS NOT NULL RETURNING "table", ticket, answer, bot, early'
PLACES = (
    'SELECT asked."table" FROM bots_asked AS asked LEFT JOIN bots_turn AS turn ON turn.guest = asked.guest'
    f" WHERE {FREE} AND asked.later IS NOT TRUE"
    " ORDER BY row_number() OVER (PARTITION BY asked.guest ORDER BY asked.asked),"
    " turn.served NULLS FIRST, asked.asked"
)
LEAVE = "DELETE FROM bots_asked WHERE asker = %s"
FORGET = (
    "DELETE FROM bots_asked WHERE asked < now() - interval '10 minutes'",
    "DELETE FROM bots_turn WHERE served < now() - interval '1 hour'",
)
