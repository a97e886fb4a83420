// Generated from the contract by `npm run generate`. Do not edit.

export const serviceOfferingKindValues = [
  "CREWED_CHARTER",
  "HOURLY_RENTAL",
  "GUIDED_TOUR",
  "ON_BOARD_SERVICE",
  "TRANSFER",
  "LISTING"
] as const;
