"""Passwords, kept as salted scrypt hashes."""

import hashlib
import hmac
import os

#: A few milliseconds: enough for a reference, and a check of many sign-ins stays quick.
COST = {"n": 2**11, "r": 8, "p": 1}


def hashed(password: str) -> str:
    salt = os.urandom(16)
    return f"{salt.hex()}:{hashlib.scrypt(password.encode(), salt=salt, **COST).hex()}"


def fits(password: str, kept: str) -> bool:
    salt, _, digest = kept.partition(":")
    tried = hashlib.scrypt(password.encode(), salt=bytes.fromhex(salt), **COST).hex()
    return hmac.compare_digest(tried, digest)
