// Generated from the contract by `npm run generate`. Do not edit.

export const tourTypeValues = [
  "HIKING",
  "CULTURAL",
  "FOOD",
  "CITY",
  "NATURE",
  "BOAT",
  "PHOTOGRAPHY",
  "DIVING"
] as const;
