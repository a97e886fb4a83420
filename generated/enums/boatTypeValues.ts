// Generated from the contract by `npm run generate`. Do not edit.

export const boatTypeValues = [
  "MOTORBOAT",
  "SAILBOAT",
  "SPEEDBOAT",
  "YACHT",
  "CATAMARAN"
] as const;
