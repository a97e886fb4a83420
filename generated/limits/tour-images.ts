// Generated from the contract by `npm run generate`. Do not edit.

export const tourImageCreateLimits = {
  "imageData": {
    "required": true,
    "minLength": 4,
    "maxLength": 6990508
  },
  "fileName": {
    "required": true,
    "minLength": 1,
    "maxLength": 255
  },
  "contentType": {
    "required": true
  },
  "displayOrder": {
    "required": true,
    "minimum": 0,
    "maximum": 1000
  },
  "tourId": {
    "required": true,
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const tourImageDetailsLimits = {
  "imageData": {
    "required": true,
    "minLength": 4,
    "maxLength": 6990508
  },
  "fileName": {
    "required": true,
    "minLength": 1,
    "maxLength": 255
  },
  "contentType": {
    "required": true
  },
  "displayOrder": {
    "required": true,
    "minimum": 0,
    "maximum": 1000
  }
} as const;

export const tourImageUpdateLimits = {
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "imageData": {
    "minLength": 4,
    "maxLength": 6990508
  },
  "fileName": {
    "minLength": 1,
    "maxLength": 255
  },
  "contentType": {},
  "displayOrder": {
    "required": true,
    "minimum": 0,
    "maximum": 1000
  }
} as const;
