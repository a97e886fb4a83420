"""People as the contract shows them."""

from typing import Any

from sqlalchemy import Row

from pruva_service.texts.instants import instant


def is_complete(user: Row) -> bool:
    """Whether nothing is missing from the profile."""
    return bool(user.full_name and user.phone and user.first_name and user.last_name)


def summary(user: Row) -> dict[str, Any]:
    return {
        "id": user.id,
        "accountId": user.id,
        "email": user.email,
        "username": user.username,
        "fullName": user.full_name,
        "phoneNumber": user.phone,
        "role": user.role,
        "isActive": user.is_active,
        "createdAt": instant(user.created_at),
    }


def _profile(user: Row) -> dict[str, Any]:
    return {
        "firstName": user.first_name,
        "lastName": user.last_name,
        "dateOfBirth": user.date_of_birth and user.date_of_birth.isoformat(),
        # The service keeps no pictures of people.
        "profileImage": None,
        "isProfileComplete": is_complete(user),
        "isEmailVerified": user.is_email_verified,
    }


def user_view(user: Row) -> dict[str, Any]:
    # Companies are an area that this service does not have.
    return {**summary(user), **_profile(user), "company": None}


def account_view(user: Row) -> dict[str, Any]:
    shown = summary(user)
    del shown["accountId"]
    return {**shown, **_profile(user), "userId": user.id}
