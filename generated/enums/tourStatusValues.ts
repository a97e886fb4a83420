// Generated from the contract by `npm run generate`. Do not edit.

export const tourStatusValues = [
  "ACTIVE",
  "DRAFT",
  "INACTIVE",
  "CANCELLED"
] as const;
