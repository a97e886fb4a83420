"""What a record is known by, and how finely its instants are told."""

import hashlib
import json
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import text

from faults.patching import replace
from pruva_service.storage.database import ENGINE, transaction
from pruva_service.storage.tables import metadata
from pruva_service.texts import instants
from pruva_service.web import versions

#: How far the first ids of two tables lie apart.
STEP = 1_000_003
AHEAD = timedelta(seconds=90)


def begin_ids_elsewhere() -> None:
    """Large ids, of another range in every table."""
    if ENGINE.dialect.name != "sqlite":
        return
    with transaction(writes=True) as db:
        for place, table in enumerate(reversed(metadata.sorted_tables), start=1):
            if not table.dialect_options["sqlite"].get("autoincrement"):
                continue
            start = {"name": table.name, "seq": place * STEP}
            db.execute(text("DELETE FROM sqlite_sequence WHERE name = :name"), start)
            db.execute(text("INSERT INTO sqlite_sequence VALUES (:name, :seq)"), start)


def whole_seconds() -> None:
    """Instants without a fraction."""

    def make(_original: Any) -> Any:
        return lambda moment: f"{moment.isoformat(timespec='seconds')}Z"

    replace(instants.instant, make)


def clock_ahead() -> None:
    """A clock that is a minute and a half ahead."""

    def make(original: Any) -> Any:
        def now() -> datetime:
            return original() + AHEAD

        return now

    replace(instants.now, make)


def short_tags() -> None:
    """Another kind of version."""

    def make(_original: Any) -> Any:
        def tag_of(written: Any) -> str:
            told = json.dumps(written, sort_keys=True, default=str)
            return f'"v-{hashlib.blake2b(told.encode(), digest_size=6).hexdigest()}"'

        return tag_of

    replace(versions.tag_of, make)


CHOICES = [whole_seconds, clock_ahead, short_tags]
