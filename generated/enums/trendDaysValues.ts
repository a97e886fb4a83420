// Generated from the contract by `npm run generate`. Do not edit.

export const trendDaysValues = [
  7,
  30,
  90
] as const;
