// Generated from the contract by `npm run generate`. Do not edit.

export const boatDocumentTypeValues = [
  "LICENSE",
  "INSURANCE",
  "SAFETY_CERTIFICATE",
  "INSPECTION_CERTIFICATE",
  "REGISTRATION_CERTIFICATE",
  "CAPTAIN_LICENSE",
  "RADIO_LICENSE",
  "OTHER"
] as const;
