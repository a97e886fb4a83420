// Generated from the contract by `npm run generate`. Do not edit.

export const documentStateValues = [
  "WAITING",
  "VERIFIED",
  "REFUSED"
] as const;
