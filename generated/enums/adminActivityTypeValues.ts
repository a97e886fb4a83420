// Generated from the contract by `npm run generate`. Do not edit.

export const adminActivityTypeValues = [
  "REGISTRATION",
  "APPLICATION",
  "BOOKING",
  "REVIEW",
  "REVIEW_REPORT",
  "REFUSED_PAYMENT",
  "CONTACT_MESSAGE"
] as const;
