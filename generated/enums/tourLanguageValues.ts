// Generated from the contract by `npm run generate`. Do not edit.

export const tourLanguageValues = [
  "tr",
  "en",
  "de",
  "ru",
  "fr",
  "es",
  "it",
  "ar",
  "nl",
  "pl"
] as const;
