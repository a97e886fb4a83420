// Generated from the contract by `npm run generate`. Do not edit.

export const reportStateValues = [
  "OPEN",
  "KEPT"
] as const;
