// Generated from the contract by `npm run generate`. Do not edit.

export const tourDocumentTypeValues = [
  "GUIDE_LICENSE",
  "TOUR_PERMIT",
  "INSURANCE",
  "SAFETY_CERTIFICATE",
  "FIRST_AID_CERTIFICATE",
  "LANGUAGE_CERTIFICATE",
  "BUSINESS_LICENSE",
  "TAX_DOCUMENT",
  "OTHER"
] as const;
