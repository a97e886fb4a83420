// Generated from the contract by `npm run generate`. Do not edit.

export const boatFeatureBatchLimits = {
  "features": {
    "required": true,
    "minItems": 1,
    "maxItems": 100
  }
} as const;

export const boatFeatureCreateLimits = {
  "featureName": {
    "required": true,
    "minLength": 1,
    "maxLength": 100
  }
} as const;
