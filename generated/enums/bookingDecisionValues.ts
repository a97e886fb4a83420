// Generated from the contract by `npm run generate`. Do not edit.

export const bookingDecisionValues = [
  "CONFIRMED",
  "CANCELLED"
] as const;
