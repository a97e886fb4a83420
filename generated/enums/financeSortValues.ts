// Generated from the contract by `npm run generate`. Do not edit.

export const financeSortValues = [
  "date,desc",
  "date,asc",
  "amount,desc",
  "amount,asc"
] as const;
