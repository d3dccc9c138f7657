"""Copies of a PostgreSQL database, by its own programs: pg_dump, pg_restore and psql."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import unquote, urlsplit, urlunsplit


class DumpError(RuntimeError):
    """No copy can be made or put back, and why."""


def dump(file: Path) -> None:
    """Copy everything into a file, also while people play."""
    call("pg_dump", "--format=custom", "--no-owner", f"--file={file}")


def undump(file: Path) -> None:
    """Put a copy in the place of what there is, also of an older form with fewer tables: whole, or not at all."""
    with TemporaryDirectory(prefix="ludoteca-") as place:
        script = Path(place) / "copy.sql"
        run("pg_restore", "--no-owner", f"--file={script}", str(file))
        call(
            "psql", "--quiet", "--single-transaction", "--set=ON_ERROR_STOP=1", f"--command={DROP}", f"--file={script}"
        )


# Every table of ours, as the migrations that were made tell; whatever else lies in the database stays.
DROP = """DO $$ DECLARE name text; names text[]; BEGIN
    IF to_regclass('django_migrations') IS NULL THEN RETURN; END IF;
    SELECT array_agg(tablename) INTO names FROM pg_tables WHERE schemaname = current_schema()
        AND (tablename IN ('django_migrations', 'django_content_type', 'django_session')
            OR split_part(tablename, '_', 1) IN (SELECT app FROM django_migrations));
    FOREACH name IN ARRAY names LOOP EXECUTE format('DROP TABLE %I CASCADE', name); END LOOP;
END $$"""
OTHERS = """SELECT count(*) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'"""


def in_use() -> bool:
    """Whether anybody else is connected."""
    import psycopg  # it takes long to load, and most sites have no PostgreSQL

    try:
        with psycopg.connect(os.environ["DATABASE_URL"], connect_timeout=5) as here:
            found = here.execute(OTHERS).fetchone()
    except psycopg.Error as error:
        raise DumpError(f"The database cannot be used: {error}") from error
    return found is not None and found[0] > 0


def call(program: str, *arguments: str) -> None:
    """Run a program on the database; the password does not stand where other users of the machine can read it."""
    address, password = apart(os.environ["DATABASE_URL"])
    run(program, f"--dbname={address}", *arguments, **({"PGPASSWORD": password} if password else {}))


def run(program: str, *arguments: str, **environment: str) -> None:
    """Run one of PostgreSQL's programs."""
    found = shutil.which(program)
    if found is None:
        raise DumpError(f"The data are in PostgreSQL, and {program} is not installed here.")
    done = subprocess.run([found, *arguments], env={**os.environ, **environment}, capture_output=True, text=True)
    if done.returncode:
        raise DumpError(f"{program} could not do it: {done.stderr.strip()[-500:]}")


def apart(url: str) -> tuple[str, str]:
    """An address without its password, and the password."""
    parts = urlsplit(url)
    user, _, host = parts.netloc.rpartition("@")
    name, _, password = user.partition(":")
    return urlunsplit(parts._replace(netloc=f"{name}@{host}" if name else host)), unquote(password)
