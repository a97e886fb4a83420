// Generated from the contract by `npm run generate`. Do not edit.

export const applicationSortValues = [
  "createdAt,desc",
  "createdAt,asc",
  "fullName,asc",
  "fullName,desc"
] as const;
