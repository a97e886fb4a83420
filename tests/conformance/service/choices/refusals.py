"""Of several rules that a request breaks, another is told; and what is told has other words."""

from typing import Any

from faults.patching import replace
from pruva_service.payments import by_hand
from pruva_service.people import rules, sessions
from pruva_service.people.person import ADMINISTRATOR
from pruva_service.web import refusals
from pruva_service.web.contract import CONTRACT
from pruva_service.web.operation import Call
from pruva_service.web.refusals import Refusal


def other_words() -> None:
    """Every refusal in one sentence."""

    def make(_original: Any) -> Any:
        def sentence(status: int, _english: str) -> str:
            return refusals.worded(f"No ({status}).", f"Olmadı ({status}).")

        return sentence

    replace(refusals.sentence, make)


def not_found_for_forbidden() -> None:
    """Who may not touch a record does not learn that it is there."""
    must_be = Call.must_be

    def hidden(self: Call, *owners: int | None) -> None:
        try:
            must_be(self, *owners)
        except Refusal as refusal:
            answers = CONTRACT.document["paths"][self.operation.path][self.operation.method]
            # Who is looked up by name is 403 for everybody else, whether there or not.
            is_named = self.operation.writes or "{" in self.operation.path
            if not is_named or "404" not in answers["responses"]:
                raise
            raise Refusal("NOT_FOUND") from refusal

    Call.must_be = hidden


def own_account_first() -> None:
    """Before the last administrator."""

    def for_role(original: Any) -> Any:
        def set_role(db: Any, user: Any, role: str, by: int) -> Any:
            if user.id == by and role != user.role == ADMINISTRATOR:
                raise Refusal("OWN_ACCOUNT")
            return original(db, user, role, by)

        return set_role

    def for_status(original: Any) -> Any:
        def set_active(db: Any, user: Any, is_active: bool, by: int) -> Any:
            if user.id == by and user.is_active and not is_active:
                raise Refusal("OWN_ACCOUNT")
            return original(db, user, is_active, by)

        return set_active

    replace(rules.set_role, for_role)
    replace(rules.set_active, for_status)


def user_name_first() -> None:
    """Before the address."""

    def make(original: Any) -> Any:
        def add_user(db: Any, body: dict[str, Any], role: str) -> Any:
            rules.must_be_free(db, "username", body["username"], "USERNAME_TAKEN")
            return original(db, body, role)

        return add_user

    replace(sessions.add_user, make)


def open_payment_first() -> None:
    """Before what is due."""

    def make(original: Any) -> Any:
        def create(call: Call, payment_create: Any) -> Any:
            booking = by_hand.access.for_customer(call, payment_create.booking_id)
            if by_hand.standing(call.db, booking).pending:
                raise Refusal("PAYMENT_ALREADY_OPEN")
            return original(call, payment_create)

        return create

    replace(by_hand.create, make)


CHOICES = [
    other_words,
    not_found_for_forbidden,
    own_account_first,
    user_name_first,
    open_payment_first,
]
