// Generated from the contract by `npm run generate`. Do not edit.

export const inclusionValues = [
  "INCLUDED",
  "EXTRA"
] as const;
