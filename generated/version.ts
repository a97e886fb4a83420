// Generated from the contract by `npm run generate`. Do not edit.

export const contractVersion = "0.5.3" as const;
