// Generated from the contract by `npm run generate`. Do not edit.

export const reviewSortValues = [
  "createdAt,desc",
  "createdAt,asc",
  "rating,desc",
  "rating,asc"
] as const;
