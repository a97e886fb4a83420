// Generated from the contract by `npm run generate`. Do not edit.

export const adminQueueNameValues = [
  "APPLICATIONS",
  "DOCUMENTS",
  "REPORTED_REVIEWS",
  "CONTACT_MESSAGES",
  "REFUSED_PAYMENTS"
] as const;
