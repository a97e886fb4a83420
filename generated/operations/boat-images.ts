// Generated from the contract by `npm run generate`. Do not edit.

export const uploadBoatImage = {
  "method": "POST",
  "path": "/boat-images/boat/{id}",
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

export const uploadBoatImages = {
  "method": "POST",
  "path": "/boat-images/boat/{id}/batch-from-base64",
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

export const setBoatImageDisplayOrders = {
  "method": "PATCH",
  "path": "/boat-images/boat/{id}/display-order",
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

export const deleteBoatImage = {
  "method": "DELETE",
  "path": "/boat-images/{id}",
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
