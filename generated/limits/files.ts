// Generated from the contract by `npm run generate`. Do not edit.

export const pictureFormLimits = {
  "file": {
    "required": true,
    "maxBytes": 5242880,
    "contentTypes": [
      "image/jpeg",
      "image/png",
      "image/webp"
    ]
  }
} as const;
