// Generated from the contract by `npm run generate`. Do not edit.

export const bookingSortValues = [
  "createdAt,desc",
  "createdAt,asc",
  "startDate,desc",
  "startDate,asc"
] as const;
