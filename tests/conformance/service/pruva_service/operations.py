"""`python -m pruva_service.operations`: the operationIds that this service has, one a line."""

from pruva_service.app import create_app
from pruva_service.web.operation import operation

if __name__ == "__main__":
    create_app()
    print("\n".join(sorted(operation.served)))
