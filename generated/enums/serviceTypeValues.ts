// Generated from the contract by `npm run generate`. Do not edit.

export const serviceTypeValues = [
  "FOOD",
  "ENTERTAINMENT",
  "WATER_SPORTS",
  "TRANSPORTATION",
  "OTHER"
] as const;
