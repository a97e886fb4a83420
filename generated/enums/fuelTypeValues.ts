// Generated from the contract by `npm run generate`. Do not edit.

export const fuelTypeValues = [
  "DIESEL",
  "GASOLINE",
  "ELECTRIC",
  "HYBRID"
] as const;
