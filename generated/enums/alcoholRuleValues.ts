// Generated from the contract by `npm run generate`. Do not edit.

export const alcoholRuleValues = [
  "ALLOWED",
  "PROHIBITED",
  "BRING_YOUR_OWN"
] as const;
