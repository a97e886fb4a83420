// Generated from the contract by `npm run generate`. Do not edit.

export const tourDurationMinutesValues = [
  0,
  15,
  30,
  45
] as const;
