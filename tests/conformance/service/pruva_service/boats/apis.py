"""Which function answers which operation about boats."""

from pruva_api.apis.boat_documents_api_base import BaseBoatDocumentsApi
from pruva_api.apis.boat_features_api_base import BaseBoatFeaturesApi
from pruva_api.apis.boat_services_api_base import BaseBoatServicesApi
from pruva_api.apis.boats_api_base import BaseBoatsApi
from pruva_api.apis.files_api_base import BaseFilesApi

from pruva_service.boats import documents, figures, fleet, images, lists, parts
from pruva_service.web.operation import operation


class BoatsApi(BaseBoatsApi):
    create_boat = operation(fleet.create)
    validate_boat = operation(fleet.validate)
    update_boat = operation(fleet.write)
    get_boat = operation(fleet.read)
    delete_boat = operation(fleet.remove)
    check_boat_exists = operation(fleet.exists)
    set_boat_status = operation(fleet.set_status)
    set_boat_rating = operation(fleet.set_rating)
    list_boats = operation(lists.list_all)
    list_boats_page = operation(lists.list_page)
    list_boats_by_owner = operation(lists.by_owner)
    list_boats_by_captain = operation(lists.by_captain)
    search_boats_by_text = operation(lists.by_text)
    search_boats = operation(lists.search)
    search_boats_page = operation(lists.search_page)
    get_fleet_statistics = operation(figures.fleet)
    list_boat_statistics_by_location = operation(figures.by_location)
    list_boat_statistics_by_type = operation(figures.by_type)
    list_boat_locations = operation(figures.locations)
    count_boats_by_location = operation(figures.count_at)
    count_boats_by_type = operation(figures.count_of)
    get_boat_statistics = operation(figures.of_boat)


class BoatFeaturesApi(BaseBoatFeaturesApi):
    add_boat_feature = operation(parts.add_feature)
    add_boat_features = operation(parts.add_features)
    delete_boat_feature = operation(parts.remove_feature)


class BoatServicesApi(BaseBoatServicesApi):
    create_boat_service = operation(parts.add_service)
    update_boat_service = operation(parts.write_service)
    delete_boat_service = operation(parts.remove_service)
    get_boat_service = operation(parts.read_service)
    list_boat_services = operation(parts.list_services)


class BoatDocumentsApi(BaseBoatDocumentsApi):
    create_boat_documents = operation(documents.add_all)


class FilesApi(BaseFilesApi):
    get_upload = operation(images.read)
