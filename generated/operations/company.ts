// Generated from the contract by `npm run generate`. Do not edit.

export const updateCompany = {
  "method": "PUT",
  "path": "/company/update",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "user",
    "from": "body.userId",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;
