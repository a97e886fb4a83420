// Generated from the contract by `npm run generate`. Do not edit.

export const tripEventTypeValues = [
  "DEPARTURE",
  "RETURN"
] as const;
