"""Calls the generated FastAPI service, which has no code of its own yet: 501 is what it lets through."""

from fastapi.testclient import TestClient

from pruva_api.main import app

client = TestClient(app)
TOKEN = {"Authorization": "Bearer any"}
VERSION = {**TOKEN, "If-Match": '"5f1c", W/"5f1d"'}
BOAT = {"name": "Deniz", "type": "SAILBOAT", "capacity": 4, "dailyPrice": 100, "location": "Göcek"}

CALLS = [
    # An operation for everybody, one with an optional sign-in, one that needs it.
    ("GET", "/api/health", None, {}, 501),
    ("GET", "/api/boats/1", None, {}, 501),
    ("GET", "/api/boats/1", None, TOKEN, 501),
    ("POST", "/api/boats", BOAT, {}, 401),
    ("POST", "/api/boats", BOAT, {"Authorization": "Basic eDp5"}, 401),
    # The contract's name of a field, Python's, and one that nobody knows.
    ("POST", "/api/boats", {**BOAT, "brandModel": "Bavaria 46"}, TOKEN, 501),
    ("POST", "/api/boats", {**BOAT, "brand_model": "Bavaria 46"}, TOKEN, 422),
    ("POST", "/api/boats", {**BOAT, "nonsense": "Bavaria 46"}, TOKEN, 422),
    # A header whose pattern holds quotes: it is read as it stands in the contract.
    ("PUT", "/api/boats", {**BOAT, "id": 1}, VERSION, 501),
    ("PUT", "/api/boats", {**BOAT, "id": 1}, {**TOKEN, "If-Match": "5f1c"}, 400),
]
CODES = {401: "UNAUTHENTICATED", 422: "VALIDATION_FAILED"}

for method, path, body, headers, expected in CALLS:
    answer = client.request(method, path, json=body, headers=headers)
    call = f"{method} {path} {body or ''} {headers or ''}"
    if answer.status_code != expected:
        raise SystemExit(f"{call} answers {answer.status_code}, not {expected}: {answer.text}")
    if expected in CODES and answer.json().get("code") != CODES[expected]:
        raise SystemExit(f"{call} answers without the code {CODES[expected]}: {answer.text}")
