// Generated from the contract by `npm run generate`. Do not edit.

export const tourImageContentTypeValues = [
  "image/jpeg",
  "image/png",
  "image/webp"
] as const;
