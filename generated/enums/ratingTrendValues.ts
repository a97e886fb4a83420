// Generated from the contract by `npm run generate`. Do not edit.

export const ratingTrendValues = [
  "increasing",
  "stable",
  "decreasing"
] as const;
