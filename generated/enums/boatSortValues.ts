// Generated from the contract by `npm run generate`. Do not edit.

export const boatSortValues = [
  "popularity,desc",
  "price,asc",
  "price,desc",
  "rating,desc",
  "capacity,desc",
  "newest,desc"
] as const;
