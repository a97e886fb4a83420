// Generated from the contract by `npm run generate`. Do not edit.

export const applicationStatusValues = [
  "PENDING",
  "APPROVED",
  "REJECTED"
] as const;
