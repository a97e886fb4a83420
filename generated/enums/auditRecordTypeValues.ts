// Generated from the contract by `npm run generate`. Do not edit.

export const auditRecordTypeValues = [
  "APPLICATION",
  "BOAT",
  "BOAT_DOCUMENT",
  "BOOKING",
  "CONTACT_MESSAGE",
  "PAYMENT",
  "REVIEW",
  "TOUR",
  "TOUR_DOCUMENT",
  "USER"
] as const;
