// Generated from the contract by `npm run generate`. Do not edit.

export const listOwnerPublishChecklists = {
  "method": "GET",
  "path": "/publish-checklists/owner/{id}",
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

export const getBoatPublishChecklist = {
  "method": "GET",
  "path": "/publish-checklists/boat/{id}",
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

export const getTourPublishChecklist = {
  "method": "GET",
  "path": "/publish-checklists/tour/{id}",
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
