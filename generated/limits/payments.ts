// Generated from the contract by `npm run generate`. Do not edit.

export const cardBinCheckLimits = {
  "binNumber": {
    "required": true,
    "minLength": 6,
    "maxLength": 8
  },
  "amount": {
    "required": true,
    "minimum": 0,
    "maximum": 1000000000000000
  }
} as const;

export const paymentCreateLimits = {
  "bookingId": {
    "required": true,
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "type": {
    "required": true
  }
} as const;

export const paymentProcessLimits = {
  "type": {
    "required": true
  },
  "cardToken": {
    "required": true,
    "minLength": 16,
    "maxLength": 200
  }
} as const;

export const paymentRefundLimits = {
  "reason": {
    "required": true,
    "minLength": 10,
    "maxLength": 500
  }
} as const;

export const paymentStatusUpdateLimits = {
  "status": {
    "required": true
  },
  "reason": {
    "required": true,
    "minLength": 10,
    "maxLength": 500
  }
} as const;

export const paymentUpdateLimits = {
  "type": {
    "required": true
  },
  "amount": {
    "required": true,
    "minimum": 0,
    "maximum": 1000000000000000
  }
} as const;

export const threeDsCompletionLimits = {
  "sessionId": {
    "required": true,
    "minLength": 16,
    "maxLength": 100
  }
} as const;

export const threeDsInitializeLimits = {
  "bookingId": {
    "required": true,
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "type": {
    "required": true
  },
  "cardToken": {
    "required": true,
    "minLength": 16,
    "maxLength": 200
  }
} as const;
