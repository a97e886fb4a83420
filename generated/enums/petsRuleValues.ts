// Generated from the contract by `npm run generate`. Do not edit.

export const petsRuleValues = [
  "ALLOWED",
  "PROHIBITED"
] as const;
