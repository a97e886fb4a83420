// Generated from the contract by `npm run generate`. Do not edit.

export const paymentStatusValues = [
  "COMPLETED",
  "FAILED",
  "CANCELLED",
  "PENDING",
  "PARTIAL"
] as const;
