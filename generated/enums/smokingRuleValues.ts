// Generated from the contract by `npm run generate`. Do not edit.

export const smokingRuleValues = [
  "ALLOWED",
  "RESTRICTED",
  "PROHIBITED"
] as const;
