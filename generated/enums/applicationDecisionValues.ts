// Generated from the contract by `npm run generate`. Do not edit.

export const applicationDecisionValues = [
  "APPROVED",
  "REJECTED"
] as const;
