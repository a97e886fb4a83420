// Generated from the contract by `npm run generate`. Do not edit.

export const tourDateOutcomeValues = [
  "CREATED",
  "OVERLAPS",
  "PAST",
  "TOO_MANY"
] as const;
