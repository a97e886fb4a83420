// Generated from the contract by `npm run generate`. Do not edit.

export const trendPeriodValues = [
  "daily",
  "weekly",
  "monthly",
  "yearly"
] as const;
