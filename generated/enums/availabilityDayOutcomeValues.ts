// Generated from the contract by `npm run generate`. Do not edit.

export const availabilityDayOutcomeValues = [
  "CREATED",
  "UPDATED",
  "DELETED",
  "UNCHANGED",
  "BOOKED",
  "STALE",
  "NO_ENTRY",
  "PAST"
] as const;
