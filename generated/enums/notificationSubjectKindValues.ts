// Generated from the contract by `npm run generate`. Do not edit.

export const notificationSubjectKindValues = [
  "BOOKING",
  "CONVERSATION",
  "REVIEW",
  "BOAT",
  "TOUR",
  "DOCUMENTS",
  "APPLICATION"
] as const;
