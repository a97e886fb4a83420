// Generated from the contract by `npm run generate`. Do not edit.

export const uploadPicture = {
  "method": "POST",
  "path": "/uploads",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "account",
    "from": "session"
  }
} as const;

export const getUpload = {
  "method": "GET",
  "path": "/uploads/{name}",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;
