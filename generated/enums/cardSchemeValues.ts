// Generated from the contract by `npm run generate`. Do not edit.

export const cardSchemeValues = [
  "VISA",
  "MASTERCARD",
  "AMEX",
  "TROY"
] as const;
