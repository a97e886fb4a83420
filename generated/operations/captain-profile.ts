// Generated from the contract by `npm run generate`. Do not edit.

export const getCaptainProfile = {
  "method": "GET",
  "path": "/captain/profile",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "captainProfile",
    "from": "session"
  }
} as const;

export const getCaptainProfileById = {
  "method": "GET",
  "path": "/captain/profile/{id}",
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

export const getPersonalInfo = {
  "method": "GET",
  "path": "/captain/profile/personal-info",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "captainProfile",
    "from": "session"
  }
} as const;

export const updatePersonalInfo = {
  "method": "PUT",
  "path": "/captain/profile/personal-info",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "captainProfile",
    "from": "session"
  }
} as const;

export const getProfessionalInfo = {
  "method": "GET",
  "path": "/captain/profile/professional-info",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "captainProfile",
    "from": "session"
  }
} as const;

export const updateProfessionalInfo = {
  "method": "PUT",
  "path": "/captain/profile/professional-info",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "captainProfile",
    "from": "session"
  }
} as const;

export const getCaptainStatistics = {
  "method": "GET",
  "path": "/captain/profile/statistics",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "captainProfile",
    "from": "session"
  }
} as const;

export const uploadCaptainPhoto = {
  "method": "POST",
  "path": "/captain/profile/photo",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "captainProfile",
    "from": "session"
  }
} as const;

export const deleteCaptainPhoto = {
  "method": "DELETE",
  "path": "/captain/profile/photo",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "captainProfile",
    "from": "session"
  }
} as const;

export const getCaptainPhoto = {
  "method": "GET",
  "path": "/captain/profile/photo/{id}",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const getCaptainDashboard = {
  "method": "GET",
  "path": "/captain/dashboard",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "user",
    "from": "session"
  }
} as const;

export const getCaptainDashboardById = {
  "method": "GET",
  "path": "/captain/dashboard/{id}",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "captainProfile",
    "from": "path.id",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;
