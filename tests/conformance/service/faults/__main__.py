"""`python -m faults NAME …`: the service with one fault in it; `--json` lists them all."""

import json
import sys

from faults import boats, bookings, calendar, payments, people, web  # noqa: F401
from faults.patching import FAULTS


def listed() -> str:
    fields = ("name", "what", "run", "at")
    return json.dumps([{name: getattr(one, name) for name in fields} for one in FAULTS.values()])


def main() -> None:
    name = sys.argv[1] if len(sys.argv) > 1 else ""
    if name == "--json":
        print(listed())
        return
    if name not in FAULTS:
        sys.exit(f"There is no fault {name}. They are: {', '.join(FAULTS)}")
    del sys.argv[1]
    # Everything has to be there before it is replaced.
    from pruva_service import app  # noqa: F401
    from pruva_service.__main__ import main as serve

    FAULTS[name].put_in()
    serve()


if __name__ == "__main__":
    main()
