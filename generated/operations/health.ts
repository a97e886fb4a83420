// Generated from the contract by `npm run generate`. Do not edit.

export const getHealth = {
  "method": "GET",
  "path": "/health",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;
