// Generated from the contract by `npm run generate`. Do not edit.

export const availabilityBatchActionValues = [
  "SET",
  "DELETE"
] as const;
