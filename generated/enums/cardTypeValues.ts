// Generated from the contract by `npm run generate`. Do not edit.

export const cardTypeValues = [
  "CREDIT",
  "DEBIT",
  "PREPAID"
] as const;
