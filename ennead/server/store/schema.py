"""The database schema."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("login", String(96), nullable=True, unique=True),  # account name, folded
    Column("password", String(200), nullable=True),  # argon2 hash; null for a guest
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False, server_default="0", index=True),  # updated hourly
    Column("sessions", Integer, nullable=False, server_default="0"),  # logouts everywhere
    Column("ended", Double, nullable=True, index=True),  # when the last one was
    Column("skeleton", String(96), nullable=True, index=True),  # how an account's name looks
)

TOKENS = Table(
    "tokens",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False, index=True),
    Column("created", Double, nullable=False),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(20), nullable=False),
    Column("data", String(80), nullable=False),
    Column("options", JSON, nullable=False),
    Column("title", String(100), nullable=False),
    Column("private", Boolean, nullable=False),
    Column("pass_and_play", Boolean, nullable=False),
    Column("clock_per", String(8), nullable=True),
    Column("clock_seconds", Integer, nullable=True),
    Column("host", String(24), ForeignKey("people.id"), nullable=True),
    Column("seed", String(32), nullable=False),
    Column("position", JSON, nullable=True),  # where a forked game began
    Column("status", String(10), nullable=False),
    Column("ended_by", String(10), nullable=True),
    Column("ended_seat", Integer, nullable=True),
    Column("rematch", String(24), nullable=True),
    Column("undo_seat", Integer, nullable=True),  # seat that asks for consent to go back
    Column("undo_agreed", JSON, nullable=False),
    Column("undos", Integer, nullable=False),
    Column("taken_back", Boolean, nullable=False, server_default=false()),  # without consent
    Column("moves", Integer, nullable=False),
    Column("page", Integer, nullable=False),
    Column("scores", JSON, nullable=False),
    Column("ranking", JSON, nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("help", Boolean, nullable=False, server_default=false()),  # hints and chances allowed
    Column("version", Integer, nullable=False, server_default="0"),  # incremented by every change
    Column("reveal_by", Double, nullable=True, index=True),  # until when numbers are awaited
    Index(None, "status", "private", "changed"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("person", String(24), ForeignKey("people.id"), nullable=True, index=True),
    Column("name", String(64), nullable=False),  # set where several people share one screen
    Column("bot", String(40), nullable=True),
    Column("stand_in", String(40), nullable=True),
    Column("waiting", Boolean, nullable=False),  # the game waits for this seat
    Column("left", Double, nullable=True),  # seconds on the clock when it last stopped
    Column("deadline", Double, nullable=True, index=True),  # when the running clock expires
    Column("votes", JSON, nullable=False),  # seats that voted for a stand-in
    Column("dice_commitment", String(64), nullable=True),  # SHA-256 of the seat's number
    Column("dice_number", String(128), nullable=True),  # its share of the dice, once revealed
)

MOVES = Table(
    "moves",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # start, move or table
    Column("seat", Integer, nullable=False),
    Column("what", String(100), nullable=False),
    Column("chance", Text, nullable=False),  # outcomes of dice and cards that followed
    Column("move", Integer, nullable=False),  # number of moves after this row
    Column("request", String(64), nullable=True),
    Column("at", Double, nullable=False),
    UniqueConstraint("table_id", "seat", "request"),
)

CHATS = Table(
    "chats",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=True),
    Column("name", String(64), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("team", Integer, nullable=True),  # bit mask of the seats that may read it
)

ANALYSES = Table(  # the coach's analyses of finished games
    "analyses",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("worker", String(24), nullable=False),
    Column("moves", Integer, nullable=False),
    Column("done", Integer, nullable=False),
    Column("failed", Boolean, nullable=False),
    Column("judged", JSON, nullable=False),
    Column("changed", Double, nullable=False),
    Column("asked_by", String(24), nullable=False),  # this person may cancel it
)

SAVED_GAMES = Table(  # a cache
    "checkpoints",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("digest", String(64), nullable=False),  # of the code and data that wrote it
    Column("rows", Integer, nullable=False),  # rows of the log that it covers
    Column("saved", Double, nullable=False, index=True),
    Column("body", LargeBinary, nullable=False),
)

LESSON_PROGRESS = Table(
    "lesson_progress",
    METADATA,
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("lesson", String(40), primary_key=True),
    Column("done", Boolean, nullable=False),  # finished at least once
    Column("step", Integer, nullable=False),  # where to go on
)

# Coordination between workers.

WORKERS = Table(
    "workers",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("started", Double, nullable=False),
    Column("beat", Double, nullable=False),  # last heartbeat
)

PRESENCE = Table(
    "presence",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(24), primary_key=True),
    Column("worker", String(24), primary_key=True),
    Column("connected", Boolean, nullable=False),
    Column("seen", Double, nullable=False),  # last sign of activity
    Column("changed", Double, nullable=False, index=True),
)

CLAIMS = Table(  # which worker drives a table's bots; deleted with the worker
    "claims",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("worker", String(24), ForeignKey("workers.id", ondelete="CASCADE"), nullable=False),
)

KEYS = Table(
    "keys",
    METADATA,
    Column("name", String(24), primary_key=True),
    Column("value", String(200), nullable=False),
)
