// Generated from the contract by `npm run generate`. Do not edit.

export const roleValues = [
  "CUSTOMER",
  "BOAT_OWNER",
  "ADMIN"
] as const;
