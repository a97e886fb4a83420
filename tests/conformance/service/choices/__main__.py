"""`python -m choices`: the service with every free choice of the contract taken the other way."""

from choices import answers, records, refusals
from pruva_service import app
from pruva_service.__main__ import main as serve
from pruva_service.storage import database

CHOICES = [*answers.CHOICES, *records.CHOICES, *refusals.CHOICES]


def main() -> None:
    for choose in CHOICES:
        choose()
    made = app.create_app
    app.create_app = lambda: answers.OtherAnswers(made())
    prepared = database.prepare

    def prepare() -> None:
        prepared()
        records.begin_ids_elsewhere()

    database.prepare = prepare
    serve()


if __name__ == "__main__":
    main()
