// Generated from the contract by `npm run generate`. Do not edit.

export const readStatusValues = [
  "UNREAD",
  "READ"
] as const;
