// Generated from the contract by `npm run generate`. Do not edit.

export const userChangeRefusalValues = [
  "LAST_ADMINISTRATOR",
  "OWN_ACCOUNT",
  null
] as const;
