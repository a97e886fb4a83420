// Generated from the contract by `npm run generate`. Do not edit.

export const bookingCancellationLimits = {
  "reason": {
    "required": true,
    "minLength": 10,
    "maxLength": 500
  }
} as const;

export const bookingCreateLimits = {
  "boatId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "tourId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "tourDateId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "expectedTotalPrice": {
    "minimum": 0,
    "maximum": 1000000000000000
  },
  "customerId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "startDate": {
    "required": true
  },
  "endDate": {
    "required": true
  },
  "startTime": {
    "minLength": 5,
    "maxLength": 5
  },
  "hours": {
    "minimum": 1,
    "maximum": 10
  },
  "passengerCount": {
    "required": true,
    "minimum": 1,
    "maximum": 100
  },
  "notes": {
    "maxLength": 1000
  },
  "services": {
    "maxItems": 50
  }
} as const;

export const bookingServiceChoiceLimits = {
  "serviceId": {
    "required": true,
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "quantity": {
    "required": true,
    "minimum": 1,
    "maximum": 100
  }
} as const;

export const bookingTermsLimits = {
  "customerId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "startDate": {
    "required": true
  },
  "endDate": {
    "required": true
  },
  "startTime": {
    "minLength": 5,
    "maxLength": 5
  },
  "hours": {
    "minimum": 1,
    "maximum": 10
  },
  "passengerCount": {
    "required": true,
    "minimum": 1,
    "maximum": 100
  },
  "notes": {
    "maxLength": 1000
  },
  "services": {
    "maxItems": 50
  }
} as const;

export const bookingUpdateLimits = {
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "customerId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "startDate": {
    "required": true
  },
  "endDate": {
    "required": true
  },
  "startTime": {
    "minLength": 5,
    "maxLength": 5
  },
  "hours": {
    "minimum": 1,
    "maximum": 10
  },
  "passengerCount": {
    "required": true,
    "minimum": 1,
    "maximum": 100
  },
  "notes": {
    "maxLength": 1000
  },
  "services": {
    "maxItems": 50
  }
} as const;
