// Generated from the contract by `npm run generate`. Do not edit.

export const countNotifications = {
  "method": "GET",
  "path": "/notifications/user/{userId}/count",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "user",
    "from": "path.userId",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const countUnreadNotifications = {
  "method": "GET",
  "path": "/notifications/user/{userId}/unread/count",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "user",
    "from": "path.userId",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const listUnreadNotifications = {
  "method": "GET",
  "path": "/notifications/user/{userId}/unread",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "user",
    "from": "path.userId",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const listNotificationsPage = {
  "method": "GET",
  "path": "/notifications/user/{userId}",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "user",
    "from": "path.userId",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const markNotificationRead = {
  "method": "PUT",
  "path": "/notifications/{id}/read",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "notification",
    "from": "path.id"
  }
} as const;

export const markAllNotificationsRead = {
  "method": "PUT",
  "path": "/notifications/user/{userId}/read-all",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "user",
    "from": "path.userId"
  }
} as const;
