// Generated from the contract by `npm run generate`. Do not edit.

export const tourDocumentBatchLimits = {
  "tourId": {
    "required": true,
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "documents": {
    "required": true,
    "minItems": 1,
    "maxItems": 20
  }
} as const;

export const tourDocumentCreateLimits = {
  "documentType": {
    "required": true
  },
  "documentName": {
    "required": true,
    "minLength": 1,
    "maxLength": 255
  },
  "expiryDate": {},
  "isVerified": {
    "default": false
  },
  "verificationNotes": {
    "maxLength": 1000
  },
  "displayOrder": {
    "minimum": 0,
    "maximum": 1000
  },
  "documentData": {
    "required": true,
    "minLength": 4,
    "maxLength": 13981016
  },
  "tourId": {
    "required": true,
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const tourDocumentDetailsLimits = {
  "documentType": {
    "required": true
  },
  "documentName": {
    "required": true,
    "minLength": 1,
    "maxLength": 255
  },
  "expiryDate": {},
  "isVerified": {
    "default": false
  },
  "verificationNotes": {
    "maxLength": 1000
  },
  "displayOrder": {
    "minimum": 0,
    "maximum": 1000
  },
  "documentData": {
    "required": true,
    "minLength": 4,
    "maxLength": 13981016
  }
} as const;

export const tourDocumentMetadataLimits = {
  "documentType": {
    "required": true
  },
  "documentName": {
    "required": true,
    "minLength": 1,
    "maxLength": 255
  },
  "expiryDate": {},
  "isVerified": {
    "default": false
  },
  "verificationNotes": {
    "maxLength": 1000
  },
  "displayOrder": {
    "minimum": 0,
    "maximum": 1000
  }
} as const;

export const tourDocumentOrderLimits = {
  "tourId": {
    "required": true,
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "orders": {
    "required": true,
    "minItems": 1,
    "maxItems": 100
  }
} as const;

export const tourDocumentUpdateLimits = {
  "documentType": {
    "required": true
  },
  "documentName": {
    "required": true,
    "minLength": 1,
    "maxLength": 255
  },
  "expiryDate": {},
  "isVerified": {
    "default": false
  },
  "verificationNotes": {
    "maxLength": 1000
  },
  "displayOrder": {
    "minimum": 0,
    "maximum": 1000
  },
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "documentData": {
    "minLength": 4,
    "maxLength": 13981016
  }
} as const;
