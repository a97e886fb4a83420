// Generated from the contract by `npm run generate`. Do not edit.

export const contactMessageStateValues = [
  "NEW",
  "READ",
  "ANSWERED",
  "CLOSED"
] as const;
