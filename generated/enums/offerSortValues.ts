// Generated from the contract by `npm run generate`. Do not edit.

export const offerSortValues = [
  "createdAt,desc",
  "createdAt,asc",
  "name,asc",
  "name,desc"
] as const;
