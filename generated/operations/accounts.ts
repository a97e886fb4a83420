// Generated from the contract by `npm run generate`. Do not edit.

export const getAccountById = {
  "method": "GET",
  "path": "/v1/accounts/{id}",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "account",
    "from": "path.id",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const getAccountByEmail = {
  "method": "GET",
  "path": "/v1/accounts/by-email",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "account",
    "from": "result",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const getAccountByUsername = {
  "method": "GET",
  "path": "/v1/accounts/by-username",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "account",
    "from": "result",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const updateAccountPassword = {
  "method": "PUT",
  "path": "/v1/accounts/{id}/password",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "account",
    "from": "path.id"
  }
} as const;

export const activateAccount = {
  "method": "PUT",
  "path": "/v1/accounts/{id}/activate",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const deactivateAccount = {
  "method": "PUT",
  "path": "/v1/accounts/{id}/deactivate",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;
