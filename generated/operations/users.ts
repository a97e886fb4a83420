// Generated from the contract by `npm run generate`. Do not edit.

export const listUsers = {
  "method": "GET",
  "path": "/auth/admin/users",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const searchUsers = {
  "method": "GET",
  "path": "/auth/admin/users/search",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const getManagedUser = {
  "method": "GET",
  "path": "/auth/admin/users/{id}",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const setUserRole = {
  "method": "PUT",
  "path": "/auth/admin/users/{id}/role",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const setUserStatus = {
  "method": "PUT",
  "path": "/auth/admin/users/{id}/status",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const getUser = {
  "method": "GET",
  "path": "/users/{id}",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
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

export const listUserBookings = {
  "method": "GET",
  "path": "/users/{id}/bookings",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
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

export const listUserReviews = {
  "method": "GET",
  "path": "/users/{id}/reviews",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
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

export const listUserBoats = {
  "method": "GET",
  "path": "/users/{id}/boats",
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

export const listUsersPage = {
  "method": "GET",
  "path": "/auth/admin/users/paginated",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const getManagedUserOverview = {
  "method": "GET",
  "path": "/auth/admin/users/{id}/overview",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const getUserChangePreview = {
  "method": "GET",
  "path": "/auth/admin/users/{id}/change-preview",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;
