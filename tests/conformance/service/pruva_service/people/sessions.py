"""Registration, sign-in and the account of the session."""

from typing import Any

from pruva_api.models.account_update import AccountUpdate
from pruva_api.models.credentials import Credentials
from pruva_api.models.password_update import PasswordUpdate
from pruva_api.models.registration import Registration
from sqlalchemy import Connection, Row, delete, insert, or_, select

from pruva_service.bookings.open import has_bookings_ahead
from pruva_service.people import rules
from pruva_service.people.passwords import fits, hashed
from pruva_service.people.person import CUSTOMER, find_row
from pruva_service.people.tokens import LIFETIME, token_of
from pruva_service.people.views import account_view, is_complete
from pruva_service.storage.tables import boats, users
from pruva_service.texts.folding import address
from pruva_service.texts.instants import now
from pruva_service.web.answers import Answer
from pruva_service.web.operation import Call, sent
from pruva_service.web.received import language, worded
from pruva_service.web.refusals import Refusal, invalid
from pruva_service.web.versions import must_match, tag_of


def session_of(user: Row) -> Answer:
    body = {
        "token": token_of(user.id, user.epoch),
        "expiresIn": int(LIFETIME.total_seconds()),
        "userId": user.id,
        "email": user.email,
        "username": user.username,
        "role": user.role,
        "accountId": user.id,
    }
    return Answer(body)


def account_of(user: Row) -> Answer:
    shown = account_view(user)
    return Answer(shown).tagged(tag_of(shown))


def own(call: Call) -> Row:
    user = find_row(call.db, call.caller.id)
    if user is None:
        raise Refusal("UNAUTHENTICATED")
    return user


def register(call: Call, registration: Registration) -> Answer:
    body = sent(registration)
    user = add_user(call.db, body, CUSTOMER)
    return session_of(user)


def add_user(db: Connection, body: dict[str, Any], role: str) -> Row:
    """A new user with an account; refuses an address or a name that is taken."""
    rules.must_be_free(db, "email", body["email"], "EMAIL_TAKEN")
    rules.must_be_free(db, "username", body["username"], "USERNAME_TAKEN")
    values = {
        "email": body["email"],
        "email_key": address(body["email"]),
        "username": body["username"],
        "username_key": address(body["username"]),
        "password": hashed(body["password"]),
        "role": role,
        "full_name": body["fullName"],
        "phone": body["phoneNumber"],
        "created_at": now(),
    }
    user_id = db.execute(insert(users).values(**values)).inserted_primary_key[0]
    return db.execute(select(users).where(users.c.id == user_id)).one()


def log_in(call: Call, credentials: Credentials) -> Answer:
    body = sent(credentials)
    names = [body[name] for name in ("username", "email") if name in body]
    if len(names) != 1:
        raise invalid(
            "body.username",
            "exactly one of username and email is needed",
            "Kullanıcı adı ile e-postadan tam olarak biri gerekli.",
        )
    key = address(names[0])
    matches = [users.c.email_key == key]
    if "username" in body:
        matches.append(users.c.username_key == key)
    # A name may be somebody's and somebody else's address: the password tells them apart.
    for user in call.db.execute(select(users).where(or_(*matches)).order_by(users.c.id)):
        if user.is_active and fits(body["password"], user.password):
            return session_of(user)
    raise Refusal("INVALID_CREDENTIALS")


def refresh(call: Call) -> Answer:
    return session_of(own(call))


def read(call: Call) -> Answer:
    return account_of(own(call))


def complete(call: Call, account_update: AccountUpdate) -> Answer:
    user = own(call)
    if is_complete(user):
        raise Refusal("ACCOUNT_COMPLETE")
    return account_of(write_account(call, user, account_update)).located("/auth/account")


def write(call: Call, account_update: AccountUpdate) -> Answer:
    user = own(call)
    must_match(call, tag_of(account_view(user)), user)
    return account_of(write_account(call, user, account_update))


def write_account(call: Call, user: Row, update: AccountUpdate) -> Row:
    """Left out, a field stays; null clears it. A new address has to be verified again."""
    body = sent(update)
    values: dict[str, Any] = {
        "first_name": body["firstName"],
        "last_name": body["lastName"],
        "full_name": f"{body['firstName']} {body['lastName']}",
        "phone": body["phoneNumber"],
    }
    if "dateOfBirth" in body:
        rules.must_have_age(update.date_of_birth)
        values["date_of_birth"] = update.date_of_birth
    if body.get("profileImage") is not None:
        raise invalid(
            "body.profileImage",
            "is no picture that the caller uploaded",
            "Sizin yüklediğiniz bir resim değil.",
        )
    if "email" in body and body["email"] != user.email:
        rules.must_be_free(call.db, "email", body["email"], "EMAIL_TAKEN", but=user.id)
        values |= {"email": body["email"], "email_key": address(body["email"])}
        if address(body["email"]) != user.email_key:
            values["is_email_verified"] = False
    return rules.change(call.db, user, call.caller.id, **values)


def change_password(call: Call, user: Row, update: PasswordUpdate) -> Answer:
    """The sessions stay: whoever knows the password of now has signed in with it."""
    body = sent(update)
    if not fits(body["currentPassword"], user.password):
        raise invalid(
            "body.currentPassword", "is not the password in force", "Şu anki parolanız bu değil."
        )
    rules.change(call.db, user, call.caller.id, password=hashed(body["newPassword"]))
    message = worded("The password has been changed.", "Parola değiştirildi.")
    return Answer({"success": True, "message": message}, {"Content-Language": language()})


def write_password(call: Call, password_update: PasswordUpdate) -> Answer:
    return change_password(call, own(call), password_update)


def remove(call: Call) -> Answer:
    """Personal data goes for good; a booking keeps that somebody made it."""
    user = own(call)
    rules.must_not_be_last_administrator(call.db, user)
    if has_bookings_ahead(call.db, user_id=user.id):
        raise Refusal("BOOKINGS_AHEAD")
    call.db.execute(delete(boats).where(boats.c.owner_id == user.id))
    nobody = {
        "email": "",
        "email_key": None,
        "username": "",
        "username_key": None,
        "password": "",
        "full_name": "Silinmiş hesap",
        "phone": "",
        "first_name": None,
        "last_name": None,
        "date_of_birth": None,
        "is_active": False,
        "epoch": user.epoch + 1,
        "deleted_at": now(),
    }
    rules.change(call.db, user, user.id, **nobody)
    return Answer()
