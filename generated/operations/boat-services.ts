// Generated from the contract by `npm run generate`. Do not edit.

export const createBoatService = {
  "method": "POST",
  "path": "/boat-services",
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

export const updateBoatService = {
  "method": "PUT",
  "path": "/boat-services",
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

export const createBoatServices = {
  "method": "POST",
  "path": "/boat-services/batch",
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

export const getBoatService = {
  "method": "GET",
  "path": "/boat-services/{id}",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const deleteBoatService = {
  "method": "DELETE",
  "path": "/boat-services/{id}",
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

export const listBoatServices = {
  "method": "GET",
  "path": "/boat-services/boat/{id}",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const deleteBoatServices = {
  "method": "DELETE",
  "path": "/boat-services/boat/{id}",
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

export const listBoatServicesByType = {
  "method": "GET",
  "path": "/boat-services/type/{type}",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listBoatServicesByBoatAndType = {
  "method": "GET",
  "path": "/boat-services/boat/{id}/type/{type}",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const searchBoatServices = {
  "method": "GET",
  "path": "/boat-services/boat/{id}/search",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;
