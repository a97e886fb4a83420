"""Faults of accounts, sessions and roles."""

from faults.patching import fault, replace


@fault(run=["registerAccount", "logIn"])
def case_counts_in_an_address() -> None:
    """`Elif@example.com` and `elif@example.com` are two people."""
    from pruva_service.texts import folding

    replace(folding.address, lambda _: str.strip)


@fault(run=["getAccountByEmail", "getAccountByUsername"])
def who_has_an_account_is_told() -> None:
    """An address that nobody has is 404, that of somebody else 403: anybody can ask around."""
    from sqlalchemy import select

    from pruva_service.people import accounts
    from pruva_service.people.sessions import account_of
    from pruva_service.storage.tables import users
    from pruva_service.web.refusals import Refusal

    def telling(_):
        def by_key(call, column, value):
            query = select(users).where(users.c[column] == accounts.address(value))
            found = call.db.execute(query).one_or_none()
            if found is None:
                raise Refusal("NOT_FOUND")
            call.must_be(found.id)
            return account_of(found)

        return by_key

    replace(accounts._by_key, telling)


@fault(run=["setUserStatus", "deactivateAccount", "logIn"], at=["getAccount"])
def old_sessions_come_back() -> None:
    """A token from before the deactivation works again once the account is active again."""
    from pruva_service.people import rules

    def same_epoch(right):
        def change(db, user, by, **values):
            if values.get("is_active") is False:
                values.pop("epoch", None)
            return right(db, user, by, **values)

        return change

    replace(rules.change, same_epoch)


@fault(run=["updateOwnPassword", "updateAccountPassword", "logIn"])
def the_old_password_still_opens() -> None:
    """A password that was changed goes on opening sessions for those who knew it."""
    from pruva_service.people import sessions

    former: dict[str, str] = {}

    def remembering(right):
        def change_password(call, user, update):
            answer = right(call, user, update)
            known = call.db.execute(
                sessions.select(sessions.users.c.password).where(sessions.users.c.id == user.id)
            ).scalar_one()
            former[known] = user.password
            return answer

        return change_password

    def either(right):
        return lambda password, kept: (
            right(password, kept) or (kept in former and right(password, former[kept]))
        )

    replace(sessions.change_password, remembering)
    replace(sessions.fits, either)


@fault(run=["setUserRole"], at=["listBoatsByOwner", "createBoat"])
def the_role_of_the_token_counts() -> None:
    """What somebody may do follows from the first role, whatever an administrator decides."""
    from dataclasses import replace as with_other

    from pruva_service.people import person

    first: dict[int, str] = {}

    def stale(right):
        def find_person(db, user_id):
            known = right(db, user_id)
            if known is None:
                return None
            return with_other(known, role=first.setdefault(user_id, known.role))

        return find_person

    replace(person.find_person, stale)


@fault(run=["setUserRole", "setUserStatus"], at=["checkBoatExists"])
def offers_stay_published() -> None:
    """Boats of somebody who is a captain no more stay published."""
    from pruva_service.people import rules

    replace(rules.withdraw_offers, lambda _: lambda db, user: None)
