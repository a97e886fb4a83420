// Generated from the contract by `npm run generate`. Do not edit.

export const documentSortValues = [
  "uploadedAt,asc",
  "uploadedAt,desc",
  "expiryDate,asc",
  "expiryDate,desc"
] as const;
