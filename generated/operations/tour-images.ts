// Generated from the contract by `npm run generate`. Do not edit.

export const listTourImages = {
  "method": "GET",
  "path": "/tour-images",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const uploadTourImage = {
  "method": "POST",
  "path": "/tour-images",
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

export const updateTourImage = {
  "method": "PUT",
  "path": "/tour-images",
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

export const getTourImage = {
  "method": "GET",
  "path": "/tour-images/{id}",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const deleteTourImage = {
  "method": "DELETE",
  "path": "/tour-images/{id}",
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

export const setTourImageDisplayOrder = {
  "method": "PATCH",
  "path": "/tour-images/{id}/display-order",
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

export const checkTourImageExists = {
  "method": "GET",
  "path": "/tour-images/exists/{id}",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listTourImagesByTour = {
  "method": "GET",
  "path": "/tour-images/tour/{id}",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const deleteTourImagesByTour = {
  "method": "DELETE",
  "path": "/tour-images/tour/{id}",
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

export const listOrderedTourImages = {
  "method": "GET",
  "path": "/tour-images/tour/{id}/ordered",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const uploadTourImages = {
  "method": "POST",
  "path": "/tour-images/tour/{id}/batch",
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
