// Generated from the contract by `npm run generate`. Do not edit.

export const tourDateStatusValues = [
  "AVAILABLE",
  "FULLY_BOOKED",
  "CANCELLED"
] as const;
