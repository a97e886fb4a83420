// Generated from the contract by `npm run generate`. Do not edit.

export const userSortValues = [
  "createdAt,desc",
  "createdAt,asc",
  "fullName,asc",
  "fullName,desc"
] as const;
