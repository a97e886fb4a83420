// Generated from the contract by `npm run generate`. Do not edit.

export const passwordUpdateLimits = {
  "currentPassword": {
    "required": true,
    "minLength": 6,
    "maxLength": 128
  },
  "newPassword": {
    "required": true,
    "minLength": 6,
    "maxLength": 128
  }
} as const;
