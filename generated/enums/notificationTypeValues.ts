// Generated from the contract by `npm run generate`. Do not edit.

export const notificationTypeValues = [
  "INFO",
  "SUCCESS",
  "WARNING",
  "ERROR",
  "SYSTEM",
  "BOOKING_CREATED",
  "BOOKING_CONFIRMED",
  "BOOKING_CANCELLED",
  "BOOKING_COMPLETED",
  "BOAT_CREATED",
  "BOAT_AVAILABILITY_CHANGED"
] as const;
