// Generated from the contract by `npm run generate`. Do not edit.

export const listCaptainApplicationsPage = {
  "method": "GET",
  "path": "/captain-applications",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const submitCaptainApplication = {
  "method": "POST",
  "path": "/captain-applications",
  "signIn": "required",
  "roles": [
    "CUSTOMER"
  ],
  "owner": {
    "resource": "application",
    "from": "result"
  }
} as const;

export const submitCaptainApplicationForm = {
  "method": "POST",
  "path": "/captain-applications/multipart",
  "signIn": "required",
  "roles": [
    "CUSTOMER"
  ],
  "owner": {
    "resource": "application",
    "from": "result"
  }
} as const;

export const getLatestCaptainApplication = {
  "method": "GET",
  "path": "/captain-applications/me/latest",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "application",
    "from": "result"
  }
} as const;

export const getCaptainApplication = {
  "method": "GET",
  "path": "/captain-applications/{id}",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "application",
    "from": "path.id",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const getApplicationDocument = {
  "method": "GET",
  "path": "/captain-applications/{id}/documents",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "application",
    "from": "path.id",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const uploadApplicationDocuments = {
  "method": "POST",
  "path": "/captain-applications/{id}/documents",
  "signIn": "required",
  "roles": [
    "CUSTOMER"
  ],
  "owner": {
    "resource": "application",
    "from": "path.id"
  }
} as const;

export const reviewCaptainApplication = {
  "method": "POST",
  "path": "/captain-applications/{id}/review",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;
