"""Whether the service can answer."""

from pruva_api.apis.health_api_base import BaseHealthApi
from pruva_api.models.health import Health
from pruva_api.models.health_status import HealthStatus
from sqlalchemy import text

from pruva_service.texts.instants import instant, now
from pruva_service.web.answers import Answer
from pruva_service.web.contract import CONTRACT
from pruva_service.web.operation import Call, operation, sent


def health(call: Call) -> Answer:
    """A database that does not answer fails here already."""
    call.db.execute(text("SELECT 1"))
    time = instant(now())
    return Answer(sent(Health(status=HealthStatus.UP, version=CONTRACT.version, time=time)))


class HealthApi(BaseHealthApi):
    get_health = operation(health)
