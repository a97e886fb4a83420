// Generated from the contract by `npm run generate`. Do not edit.

export const documentValidityValues = [
  "VALID",
  "EXPIRING",
  "EXPIRED"
] as const;
