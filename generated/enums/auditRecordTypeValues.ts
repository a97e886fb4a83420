// Generated from the contract by `npm run generate`. Do not edit.

export const auditRecordTypeValues = [
  "APPLICATION",
  "BLOG_POST",
  "BOAT",
  "BOAT_DOCUMENT",
  "BOOKING",
  "CONTACT_MESSAGE",
  "DESTINATION",
  "PAYMENT",
  "REVIEW",
  "TOUR",
  "TOUR_DOCUMENT",
  "USER"
] as const;
