// Generated from the contract by `npm run generate`. Do not edit.

export const auditSortValues = [
  "createdAt,desc",
  "createdAt,asc"
] as const;
