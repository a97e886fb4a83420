"""`python -m pruva_service`: serves the contract, as far as this service has it."""

import argparse
import json
from pathlib import Path

import uvicorn

HELP = """
Serves the contract, as far as this service has it, under /api. The database is a SQLite file in the
folder it is started in, or what DATABASE_URL names (postgresql://…).
"""


def main() -> None:
    parser = argparse.ArgumentParser("python -m pruva_service", description=HELP)
    parser.add_argument("--port", type=int, default=8080)
    parser.add_argument(
        "--administrator",
        type=Path,
        metavar="FILE",
        help='JSON, {"username": …, "password": …}: makes this administrator, since nobody '
        "registers as one",
    )
    options = parser.parse_args()

    from pruva_service.app import create_app
    from pruva_service.people.first import add_administrator
    from pruva_service.storage.database import prepare

    prepare()
    if options.administrator:
        add_administrator(**json.loads(options.administrator.read_text(encoding="utf-8")))
    uvicorn.run(create_app(), host="127.0.0.1", port=options.port, log_level="warning")


if __name__ == "__main__":
    main()
