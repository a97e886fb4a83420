// Generated from the contract by `npm run generate`. Do not edit.

export const currencyValues = [
  "TRY"
] as const;
