// Generated from the contract by `npm run generate`. Do not edit.

export const boatSuggestionKindValues = [
  "LOCATION",
  "BOAT"
] as const;
