// Generated from the contract by `npm run generate`. Do not edit.

export const availabilityBatchLimits = {
  "isPreview": {
    "default": false
  },
  "changes": {
    "required": true,
    "minItems": 1,
    "maxItems": 1000
  }
} as const;

export const availabilityBatchChangeLimits = {
  "boatId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "tourId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "action": {
    "required": true
  },
  "dates": {
    "required": true,
    "minItems": 1,
    "maxItems": 400
  },
  "expected": {},
  "isAvailable": {},
  "priceOverride": {
    "minimum": 0,
    "maximum": 100000000
  },
  "pricePercent": {
    "minimum": -100,
    "maximum": 500
  },
  "isInstantConfirmation": {}
} as const;

export const availabilityCreateLimits = {
  "boatId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "tourId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "date": {
    "required": true
  },
  "isAvailable": {
    "required": true
  },
  "priceOverride": {
    "minimum": 0,
    "maximum": 100000000
  },
  "isInstantConfirmation": {
    "default": false
  }
} as const;

export const availabilityStateLimits = {
  "isAvailable": {
    "required": true
  },
  "priceOverride": {
    "required": true,
    "minimum": 0,
    "maximum": 100000000
  },
  "isInstantConfirmation": {
    "required": true
  }
} as const;

export const availabilityTermsLimits = {
  "date": {
    "required": true
  },
  "isAvailable": {
    "required": true
  },
  "priceOverride": {
    "minimum": 0,
    "maximum": 100000000
  },
  "isInstantConfirmation": {
    "default": false
  }
} as const;

export const availabilityUpdateLimits = {
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "boatId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "tourId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "date": {
    "required": true
  },
  "isAvailable": {
    "required": true
  },
  "priceOverride": {
    "minimum": 0,
    "maximum": 100000000
  },
  "isInstantConfirmation": {
    "default": false
  }
} as const;
