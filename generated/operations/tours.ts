// Generated from the contract by `npm run generate`. Do not edit.

export const listTours = {
  "method": "GET",
  "path": "/tours",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const createTour = {
  "method": "POST",
  "path": "/tours",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "tour",
    "from": "result"
  }
} as const;

export const updateTour = {
  "method": "PUT",
  "path": "/tours",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "tour",
    "from": "body.id",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const getTour = {
  "method": "GET",
  "path": "/tours/{id}",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const deleteTour = {
  "method": "DELETE",
  "path": "/tours/{id}",
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

export const setTourStatus = {
  "method": "PATCH",
  "path": "/tours/{id}/status",
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

export const setTourRating = {
  "method": "PATCH",
  "path": "/tours/{id}/rating",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listToursByGuide = {
  "method": "GET",
  "path": "/tours/guide/{id}",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "user",
    "from": "path.id",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const deleteToursByGuide = {
  "method": "DELETE",
  "path": "/tours/guide/{id}",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const checkTourExists = {
  "method": "GET",
  "path": "/tours/exists/{id}",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listTourTypes = {
  "method": "GET",
  "path": "/tours/types",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const searchToursByName = {
  "method": "GET",
  "path": "/tours/search/name",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const searchToursByType = {
  "method": "GET",
  "path": "/tours/search/type",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const searchToursByLocation = {
  "method": "GET",
  "path": "/tours/search/location",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const searchToursByPriceRange = {
  "method": "GET",
  "path": "/tours/search/price-range",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const searchToursByCapacity = {
  "method": "GET",
  "path": "/tours/search/capacity",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;
