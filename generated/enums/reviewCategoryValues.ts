// Generated from the contract by `npm run generate`. Do not edit.

export const reviewCategoryValues = [
  "boat",
  "tour"
] as const;
