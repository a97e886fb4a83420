// Generated from the contract by `npm run generate`. Do not edit.

export const publishIssueCodeValues = [
  "DOCUMENT_MISSING",
  "DOCUMENT_EXPIRED",
  "DOCUMENT_EXPIRING",
  "DOCUMENT_UNVERIFIED",
  "LOCATION_MISSING",
  "PHOTO_MISSING",
  "DESCRIPTION_MISSING",
  "NOT_PUBLISHED",
  "NO_FREE_DAY",
  "COMPANY_MISSING",
  "IBAN_MISSING",
  "EMAIL_UNVERIFIED"
] as const;
