// Generated from the contract by `npm run generate`. Do not edit.

export const reviewDecisionLimits = {
  "reason": {
    "required": true,
    "minLength": 5,
    "maxLength": 500
  }
} as const;
