// Generated from the contract by `npm run generate`. Do not edit.

export const paymentSortValues = [
  "createdAt,desc",
  "createdAt,asc",
  "amount,desc",
  "amount,asc"
] as const;
