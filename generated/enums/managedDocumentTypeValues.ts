// Generated from the contract by `npm run generate`. Do not edit.

export const managedDocumentTypeValues = [
  "LICENSE",
  "INSURANCE",
  "SAFETY_CERTIFICATE",
  "INSPECTION_CERTIFICATE",
  "REGISTRATION_CERTIFICATE",
  "CAPTAIN_LICENSE",
  "RADIO_LICENSE",
  "GUIDE_LICENSE",
  "TOUR_PERMIT",
  "FIRST_AID_CERTIFICATE",
  "LANGUAGE_CERTIFICATE",
  "BUSINESS_LICENSE",
  "TAX_DOCUMENT",
  "OTHER"
] as const;
