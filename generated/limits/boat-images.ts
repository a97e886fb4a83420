// Generated from the contract by `npm run generate`. Do not edit.

export const boatImageFormLimits = {
  "isPrimary": {
    "default": false
  },
  "displayOrder": {
    "minimum": 1,
    "maximum": 1000
  },
  "file": {
    "required": true,
    "maxBytes": 10485760,
    "contentTypes": [
      "image/jpeg",
      "image/png",
      "image/webp"
    ]
  }
} as const;

export const boatImageOrderLimits = {
  "imageIds": {
    "required": true,
    "minItems": 1,
    "maxItems": 20,
    "items": {
      "minimum": 1,
      "maximum": 9007199254740991
    }
  }
} as const;

export const boatImagePlaceLimits = {
  "isPrimary": {
    "default": false
  },
  "displayOrder": {
    "minimum": 1,
    "maximum": 1000
  }
} as const;

export const boatImageUploadLimits = {
  "isPrimary": {
    "default": false
  },
  "displayOrder": {
    "minimum": 1,
    "maximum": 1000
  },
  "imageData": {
    "required": true,
    "minLength": 4,
    "maxLength": 13981016
  }
} as const;
