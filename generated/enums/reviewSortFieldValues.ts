// Generated from the contract by `npm run generate`. Do not edit.

export const reviewSortFieldValues = [
  "createdAt",
  "rating"
] as const;
