// Generated from the contract by `npm run generate`. Do not edit.

export const contractVersion = "0.6.0" as const;
