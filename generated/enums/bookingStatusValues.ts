// Generated from the contract by `npm run generate`. Do not edit.

export const bookingStatusValues = [
  "PENDING",
  "CONFIRMED",
  "CANCELLED",
  "COMPLETED",
  "REJECTED",
  "NO_SHOW"
] as const;
