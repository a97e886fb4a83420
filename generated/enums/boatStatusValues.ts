// Generated from the contract by `npm run generate`. Do not edit.

export const boatStatusValues = [
  "ACTIVE",
  "DRAFT",
  "INACTIVE"
] as const;
