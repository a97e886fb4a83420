// Generated from the contract by `npm run generate`. Do not edit.

export const musicRuleValues = [
  "ALLOWED",
  "RESTRICTED",
  "PROHIBITED"
] as const;
