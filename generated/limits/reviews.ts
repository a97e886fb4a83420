// Generated from the contract by `npm run generate`. Do not edit.

export const reviewCreateLimits = {
  "bookingId": {
    "required": true,
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "rating": {
    "required": true,
    "minimum": 1,
    "maximum": 5
  },
  "comment": {
    "required": true,
    "minLength": 10,
    "maxLength": 2000
  }
} as const;

export const reviewFlagLimits = {
  "reason": {
    "required": true,
    "minLength": 10,
    "maxLength": 500
  }
} as const;

export const reviewReplyCreateLimits = {
  "message": {
    "required": true,
    "minLength": 1,
    "maxLength": 1000
  },
  "isOfficial": {}
} as const;

export const reviewUpdateLimits = {
  "rating": {
    "required": true,
    "minimum": 1,
    "maximum": 5
  },
  "comment": {
    "required": true,
    "minLength": 10,
    "maxLength": 2000
  }
} as const;
