// Generated from the contract by `npm run generate`. Do not edit.

export const sortDirectionValues = [
  "asc",
  "desc"
] as const;
