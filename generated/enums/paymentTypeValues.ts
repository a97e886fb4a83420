// Generated from the contract by `npm run generate`. Do not edit.

export const paymentTypeValues = [
  "DEPOSIT",
  "BALANCE",
  "FULL"
] as const;
