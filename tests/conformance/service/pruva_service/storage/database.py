"""The database: SQLite unless `DATABASE_URL` names another, such as a PostgreSQL."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.pool import NullPool

from pruva_service.storage.tables import metadata

DEFAULT_URL = "sqlite:///pruva-service.db"


def _sqlite(url: str) -> Engine:
    """SQLite with real transactions: a writer takes its lock when it begins, and others wait."""
    engine = create_engine(url, poolclass=NullPool, connect_args={"timeout": 30})

    @event.listens_for(engine, "connect")
    def connected(connection, _record) -> None:
        connection.isolation_level = None
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = NORMAL")

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        writes = connection.get_execution_options().get("writes", True)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def _engine() -> Engine:
    url = os.environ.get("DATABASE_URL", DEFAULT_URL)
    if url.startswith("sqlite"):
        return _sqlite(url)
    # The driver is psycopg, whatever the address says.
    return create_engine(url.replace("postgresql://", "postgresql+psycopg://", 1))


ENGINE = _engine()


def prepare() -> None:
    """Makes the tables that are not there yet."""
    with transaction(writes=True) as db:
        metadata.create_all(db)


@contextmanager
def transaction(*, writes: bool) -> Iterator[Connection]:
    """All or nothing: what an exception leaves behind is rolled back."""
    with ENGINE.connect().execution_options(writes=writes) as connection, connection.begin():
        yield connection
