// Generated from the contract by `npm run generate`. Do not edit.

export const boatServiceBatchLimits = {
  "boatId": {
    "required": true,
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "services": {
    "required": true,
    "minItems": 1,
    "maxItems": 100
  }
} as const;

export const boatServiceCreateLimits = {
  "name": {
    "required": true,
    "minLength": 1,
    "maxLength": 100
  },
  "description": {
    "maxLength": 1000
  },
  "serviceType": {
    "required": true
  },
  "price": {
    "required": true,
    "maximum": 10000000,
    "exclusiveMinimum": 0
  },
  "quantity": {
    "default": 1,
    "minimum": 1,
    "maximum": 1000
  },
  "boatId": {
    "required": true,
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const boatServiceDetailsLimits = {
  "name": {
    "required": true,
    "minLength": 1,
    "maxLength": 100
  },
  "description": {
    "maxLength": 1000
  },
  "serviceType": {
    "required": true
  },
  "price": {
    "required": true,
    "maximum": 10000000,
    "exclusiveMinimum": 0
  },
  "quantity": {
    "default": 1,
    "minimum": 1,
    "maximum": 1000
  }
} as const;

export const boatServiceUpdateLimits = {
  "name": {
    "required": true,
    "minLength": 1,
    "maxLength": 100
  },
  "description": {
    "maxLength": 1000
  },
  "serviceType": {
    "required": true
  },
  "price": {
    "required": true,
    "maximum": 10000000,
    "exclusiveMinimum": 0
  },
  "quantity": {
    "default": 1,
    "minimum": 1,
    "maximum": 1000
  },
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;
