// Generated from the contract by `npm run generate`. Do not edit.

export const healthStatusValues = [
  "UP",
  "DEGRADED"
] as const;
