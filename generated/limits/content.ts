// Generated from the contract by `npm run generate`. Do not edit.

export const contactMessageCreateLimits = {
  "name": {
    "required": true,
    "minLength": 2,
    "maxLength": 101
  },
  "email": {
    "required": true,
    "minLength": 3,
    "maxLength": 100
  },
  "subject": {
    "required": true,
    "minLength": 1,
    "maxLength": 150
  },
  "message": {
    "required": true,
    "minLength": 1,
    "maxLength": 2000
  }
} as const;

export const contactMessageStateUpdateLimits = {
  "state": {
    "required": true
  },
  "reason": {
    "minLength": 5,
    "maxLength": 500
  }
} as const;
