"""The tables. Amounts are kept in kuruş, instants in UTC without a zone."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Date,
    DateTime,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()
# SQLite counts up an INTEGER alone.
Id = BigInteger().with_variant(Integer, "sqlite")


# An id is never given out again: who deletes twice must not meet the next record.
NEVER_AGAIN = {"sqlite_autoincrement": True}


def _changes() -> list[Column]:
    """When a record was made, and who changed it last."""
    return [
        Column("created_at", DateTime, nullable=False),
        Column("changed_at", DateTime),
        Column("changed_by", Id),
    ]


users = Table(
    "users",
    metadata,
    Column("id", Id, primary_key=True),
    Column("email", String, nullable=False),
    # What the name and the address are compared by; null once the account is deleted.
    Column("email_key", String, unique=True),
    Column("username", String, nullable=False),
    Column("username_key", String, unique=True),
    Column("password", String, nullable=False),
    Column("role", String, nullable=False),
    Column("full_name", String, nullable=False),
    Column("phone", String, nullable=False),
    Column("first_name", String),
    Column("last_name", String),
    Column("date_of_birth", Date),
    Column("is_email_verified", Boolean, nullable=False, default=False),
    Column("is_active", Boolean, nullable=False, default=True),
    # Every token names the epoch it was given out in; a new epoch ends all sessions.
    Column("epoch", Integer, nullable=False, default=0),
    Column("deleted_at", DateTime),
    *_changes(),
    **NEVER_AGAIN,
)

boats = Table(
    "boats",
    metadata,
    Column("id", Id, primary_key=True),
    Column("owner_id", ForeignKey("users.id"), nullable=False),
    Column("name", String, nullable=False),
    Column("name_key", String, nullable=False),
    Column("type", String, nullable=False),
    Column("status", String, nullable=False),
    Column("location", String, nullable=False),
    Column("latitude", Float),
    Column("longitude", Float),
    Column("capacity", Integer, nullable=False),
    Column("daily_price", BigInteger, nullable=False),
    Column("hourly_price", BigInteger),
    Column("rating", Float),
    # The rest of what an owner says, which nothing is looked up by.
    Column("details", JSON, nullable=False),
    *_changes(),
    UniqueConstraint("owner_id", "name_key"),
    **NEVER_AGAIN,
)


def _part(name: str, *columns: Column, **options) -> Table:
    """What belongs to a boat and goes with it."""
    boat = Column("boat_id", ForeignKey("boats.id", ondelete="CASCADE"), nullable=False, index=True)
    key = Column("id", Id, primary_key=True)
    return Table(name, metadata, key, boat, *columns, **NEVER_AGAIN, **options)


images = _part(
    "images",
    Column("name", String, nullable=False, unique=True),
    Column("media", String, nullable=False),
    Column("content", LargeBinary, nullable=False),
    Column("is_primary", Boolean, nullable=False),
    Column("display_order", Integer, nullable=False),
)

features = _part(
    "features", Column("name", String, nullable=False), Column("name_key", String, nullable=False)
)

services = _part(
    "services",
    Column("name", String, nullable=False),
    Column("description", Text),
    Column("service_type", String, nullable=False),
    Column("price", BigInteger, nullable=False),
    Column("quantity", Integer, nullable=False),
)

documents = _part(
    "documents",
    Column("document_type", String, nullable=False),
    Column("name", String, nullable=False),
    Column("content", LargeBinary, nullable=False),
    Column("expiry_date", Date),
    Column("is_verified", Boolean, nullable=False),
    Column("notes", Text),
    Column("display_order", Integer, nullable=False),
    Column("created_at", DateTime, nullable=False),
)

availabilities = _part(
    "availabilities",
    Column("date", Date, nullable=False),
    Column("is_available", Boolean, nullable=False),
    Column("price", BigInteger),
    Column("is_instant", Boolean, nullable=False),
    *_changes(),
)
availabilities.append_constraint(UniqueConstraint("boat_id", "date"))

bookings = Table(
    "bookings",
    metadata,
    Column("id", Id, primary_key=True),
    Column("status", String, nullable=False),
    Column("customer_id", ForeignKey("users.id"), nullable=False, index=True),
    Column("host_id", ForeignKey("users.id"), nullable=False, index=True),
    # A booking outlives its boat, so it keeps what it says of it.
    Column("boat_id", Id, nullable=False, index=True),
    Column("boat", JSON, nullable=False),
    Column("start_date", Date, nullable=False),
    Column("end_date", Date, nullable=False),
    Column("start_hour", Integer),
    Column("hours", Integer),
    Column("passenger_count", Integer, nullable=False),
    Column("notes", Text),
    # The services at the price of the day they were booked.
    Column("services", JSON, nullable=False),
    Column("total", BigInteger, nullable=False),
    Column("deposit", BigInteger, nullable=False),
    Column("cancellation_reason", Text),
    Column("created_at", DateTime, nullable=False),
    **NEVER_AGAIN,
)

# The hours that bookings take. Its key is what keeps two bookings from taking one hour.
taken_hours = Table(
    "taken_hours",
    metadata,
    Column("boat_id", Id, primary_key=True),
    Column("date", Date, primary_key=True),
    Column("hour", Integer, primary_key=True),
    Column("booking_id", ForeignKey("bookings.id", ondelete="CASCADE"), nullable=False, index=True),
)

payments = Table(
    "payments",
    metadata,
    Column("id", Id, primary_key=True),
    Column("booking_id", ForeignKey("bookings.id"), nullable=False, index=True),
    Column("type", String, nullable=False),
    Column("status", String, nullable=False),
    Column("amount", BigInteger, nullable=False),
    Column("refunded", BigInteger, nullable=False, default=0),
    Column("reason", Text),
    Column("created_at", DateTime, nullable=False),
    Column("paid_at", DateTime),
    **NEVER_AGAIN,
)

keys = Table(
    "idempotency_keys",
    metadata,
    Column("caller", Id, primary_key=True, autoincrement=False),
    Column("method", String, primary_key=True),
    Column("path", String, primary_key=True),
    Column("key", String, primary_key=True),
    Column("fingerprint", String, nullable=False),
    Column("status", Integer, nullable=False),
    Column("headers", Text, nullable=False),
    Column("body", LargeBinary),
)
