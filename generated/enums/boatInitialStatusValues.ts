// Generated from the contract by `npm run generate`. Do not edit.

export const boatInitialStatusValues = [
  "INACTIVE"
] as const;
