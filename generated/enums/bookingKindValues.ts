// Generated from the contract by `npm run generate`. Do not edit.

export const bookingKindValues = [
  "BOAT",
  "TOUR"
] as const;
