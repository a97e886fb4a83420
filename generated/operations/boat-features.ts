// Generated from the contract by `npm run generate`. Do not edit.

export const addBoatFeature = {
  "method": "POST",
  "path": "/boat-features/boat/{id}",
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

export const addBoatFeatures = {
  "method": "POST",
  "path": "/boat-features/boat/{id}/bulk",
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

export const deleteBoatFeature = {
  "method": "DELETE",
  "path": "/boat-features/{id}",
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
