// Generated from the contract by `npm run generate`. Do not edit.

export const boatPublicationValues = [
  "ACTIVE",
  "INACTIVE"
] as const;
