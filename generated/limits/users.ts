// Generated from the contract by `npm run generate`. Do not edit.

export const userRoleUpdateLimits = {
  "role": {
    "required": true
  },
  "reason": {
    "minLength": 5,
    "maxLength": 500
  }
} as const;

export const userStatusUpdateLimits = {
  "isActive": {
    "required": true
  },
  "reason": {
    "minLength": 5,
    "maxLength": 500
  }
} as const;
