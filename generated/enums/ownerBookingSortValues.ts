// Generated from the contract by `npm run generate`. Do not edit.

export const ownerBookingSortValues = [
  "createdAt,desc",
  "createdAt,asc",
  "startDate,desc",
  "startDate,asc",
  "totalPrice,desc",
  "totalPrice,asc",
  "customerName,asc",
  "customerName,desc"
] as const;
