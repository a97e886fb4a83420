// Generated from the contract by `npm run generate`. Do not edit.

export const publishSeverityValues = [
  "BLOCKS",
  "HIDES",
  "WARNS"
] as const;
