// Generated from the contract by `npm run generate`. Do not edit.

export const contactMessageSortValues = [
  "createdAt,desc",
  "createdAt,asc"
] as const;
