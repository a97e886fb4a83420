// Generated from the contract by `npm run generate`. Do not edit.

export const listTourDocuments = {
  "method": "GET",
  "path": "/tours/{id}/documents",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "tour",
    "from": "path.id",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const createTourDocument = {
  "method": "POST",
  "path": "/tour-documents",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "tour",
    "from": "body.tourId",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const updateTourDocument = {
  "method": "PUT",
  "path": "/tour-documents",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "tourPart",
    "from": "body.id",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const getTourDocument = {
  "method": "GET",
  "path": "/tour-documents/{id}",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "tourPart",
    "from": "path.id",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const deleteTourDocument = {
  "method": "DELETE",
  "path": "/tour-documents/{id}",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "tourPart",
    "from": "path.id",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const getTourDocumentFile = {
  "method": "GET",
  "path": "/tour-documents/{id}/file",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "tourPart",
    "from": "path.id",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const checkTourDocumentExists = {
  "method": "GET",
  "path": "/tour-documents/{id}/exists",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "tourPart",
    "from": "path.id",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const setTourDocumentDisplayOrder = {
  "method": "PATCH",
  "path": "/tour-documents/{id}/display-order",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "tourPart",
    "from": "path.id",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const setTourDocumentVerification = {
  "method": "PATCH",
  "path": "/tour-documents/{id}/verification",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const createTourDocuments = {
  "method": "POST",
  "path": "/tour-documents/batch",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "tour",
    "from": "body.tourId",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const setTourDocumentDisplayOrders = {
  "method": "PATCH",
  "path": "/tour-documents/display-order/batch",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "tour",
    "from": "body.tourId",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;
