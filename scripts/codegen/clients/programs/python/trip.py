import json
import os
from datetime import date

from pruva_client import (
    ApiClient,
    ApiException,
    AuthenticationApi,
    BoatsApi,
    BookingCreate,
    BookingsApi,
    Configuration,
    Credentials,
    ErrorBody,
)

given = os.environ
configuration = Configuration(host=given["PRUVA_URL"])
client = ApiClient(configuration)
session = AuthenticationApi(client).log_in(
    Credentials(username=given["PRUVA_USER"], password=given["PRUVA_PASSWORD"])
)
configuration.access_token = session.token

boats = BoatsApi(client)
boat = boats.get_boat(int(given["PRUVA_BOAT"]))
day = date.fromisoformat(given["PRUVA_DAY"])
booking = BookingsApi(client).create_booking(
    BookingCreate(boat_id=boat.id, start_date=day, end_date=day, passenger_count=2)
)


def refusal() -> str:
    try:
        boats.get_boat(9007199254740991)
    except ApiException as refused:
        assert isinstance(refused.data, ErrorBody)
        return refused.data.code
    return "none"


print(
    json.dumps(
        {
            "boat": boat.name,
            "booked": booking.boat_id,
            "kind": booking.kind.value,
            "error": refusal(),
        }
    )
)
