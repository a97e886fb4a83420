// Generated from the contract by `npm run generate`. Do not edit.

export const listBoatDocuments = {
  "method": "GET",
  "path": "/boats/{id}/documents",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "boat",
    "from": "path.id",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const createBoatDocument = {
  "method": "POST",
  "path": "/boat-documents",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "boat",
    "from": "body.boatId",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const updateBoatDocument = {
  "method": "PUT",
  "path": "/boat-documents",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "boatPart",
    "from": "body.id",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const createBoatDocuments = {
  "method": "POST",
  "path": "/boat-documents/batch",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "boat",
    "from": "body.boatId",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const setBoatDocumentDisplayOrders = {
  "method": "PATCH",
  "path": "/boat-documents/display-order/batch",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "boat",
    "from": "body.boatId",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const getBoatDocument = {
  "method": "GET",
  "path": "/boat-documents/{id}",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "boatPart",
    "from": "path.id",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const deleteBoatDocument = {
  "method": "DELETE",
  "path": "/boat-documents/{id}",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "boatPart",
    "from": "path.id",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const getBoatDocumentFile = {
  "method": "GET",
  "path": "/boat-documents/{id}/file",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "boatPart",
    "from": "path.id",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const checkBoatDocumentExists = {
  "method": "GET",
  "path": "/boat-documents/{id}/exists",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "boatPart",
    "from": "path.id",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const setBoatDocumentDisplayOrder = {
  "method": "PATCH",
  "path": "/boat-documents/{id}/display-order",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "boatPart",
    "from": "path.id",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const setBoatDocumentVerification = {
  "method": "PATCH",
  "path": "/boat-documents/{id}/verification",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;
