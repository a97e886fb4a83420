"""Tokens of sessions: who it is, until when, and in which epoch of the account it was given out."""

import os
import secrets
from datetime import UTC, datetime, timedelta

import jwt
from fastapi import Depends
from fastapi.security import HTTPAuthorizationCredentials
from pruva_api.security_api import bearer_auth

from pruva_service.people.person import find_row
from pruva_service.storage.database import transaction
from pruva_service.web.received import received
from pruva_service.web.refusals import Refusal

ALGORITHM = "HS256"
SECRET = os.environ.get("PRUVA_SECRET") or secrets.token_hex(32)
LIFETIME = timedelta(hours=12)


def token_of(user_id: int, epoch: int) -> str:
    expires = datetime.now(UTC) + LIFETIME
    claims = {"sub": str(user_id), "epoch": epoch, "exp": expires, "jti": secrets.token_hex(8)}
    return jwt.encode(claims, SECRET, ALGORITHM)


def reader_of(token: str) -> int:
    """Whose token it is; refuses one that is expired or not ours, or whose session has ended."""
    try:
        claims = jwt.decode(token, SECRET, [ALGORITHM])
        user_id, epoch = int(claims["sub"]), claims["epoch"]
    except (jwt.InvalidTokenError, KeyError, ValueError) as cause:
        raise Refusal("UNAUTHENTICATED") from cause
    with transaction(writes=False) as db:
        user = find_row(db, user_id)
    if user is None or not user.is_active or user.epoch != epoch:
        raise Refusal("UNAUTHENTICATED")
    return user_id


def caller(
    credentials: HTTPAuthorizationCredentials | None = Depends(bearer_auth),
) -> int | None:
    """Takes the place of the generated `get_token_bearerAuth`: who calls, None for a guest."""
    request = received()
    if credentials is not None:
        request.caller = reader_of(credentials.credentials)
    elif "authorization" in request.headers:
        raise Refusal("UNAUTHENTICATED")
    return request.caller
