// Generated from the contract by `npm run generate`. Do not edit.

export const listOwnerDocumentsPage = {
  "method": "GET",
  "path": "/documents/owner/{id}",
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
