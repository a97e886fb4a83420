"""Which function answers which operation about people."""

from pruva_api.apis.accounts_api_base import BaseAccountsApi
from pruva_api.apis.authentication_api_base import BaseAuthenticationApi
from pruva_api.apis.users_api_base import BaseUsersApi

from pruva_service.people import accounts, administration, sessions
from pruva_service.web.operation import operation


class AuthenticationApi(BaseAuthenticationApi):
    register_account = operation(sessions.register)
    log_in = operation(sessions.log_in)
    refresh_session = operation(sessions.refresh)
    get_account = operation(sessions.read)
    complete_account = operation(sessions.complete)
    update_account = operation(sessions.write)
    update_own_password = operation(sessions.write_password)
    delete_account = operation(sessions.remove)


class AccountsApi(BaseAccountsApi):
    get_account_by_id = operation(accounts.by_id)
    get_account_by_email = operation(accounts.by_email)
    get_account_by_username = operation(accounts.by_username)
    update_account_password = operation(accounts.write_password)
    activate_account = operation(accounts.activate)
    deactivate_account = operation(accounts.deactivate)


class UsersApi(BaseUsersApi):
    get_user = operation(administration.read)
    get_managed_user = operation(administration.managed)
    list_users = operation(administration.list_all)
    list_users_page = operation(administration.list_page)
    search_users = operation(administration.search)
    set_user_role = operation(administration.set_role)
    set_user_status = operation(administration.set_status)
