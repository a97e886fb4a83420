// Generated from the contract by `npm run generate`. Do not edit.

export const tourDateCreateLimits = {
  "startDate": {
    "required": true
  },
  "endDate": {},
  "durationText": {
    "required": true,
    "minLength": 1,
    "maxLength": 50
  },
  "durationMinutes": {
    "minimum": 60,
    "maximum": 765,
    "multipleOf": 15
  },
  "availabilityStatus": {},
  "maxGuests": {
    "required": true,
    "minimum": 1,
    "maximum": 100
  },
  "language": {},
  "tourId": {
    "required": true,
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const tourDateDetailsLimits = {
  "startDate": {
    "required": true
  },
  "endDate": {},
  "durationText": {
    "required": true,
    "minLength": 1,
    "maxLength": 50
  },
  "durationMinutes": {
    "minimum": 60,
    "maximum": 765,
    "multipleOf": 15
  },
  "availabilityStatus": {},
  "maxGuests": {
    "required": true,
    "minimum": 1,
    "maximum": 100
  },
  "language": {}
} as const;

export const tourDatePlanLimits = {
  "isPreview": {
    "default": false
  },
  "dates": {
    "required": true,
    "minItems": 1,
    "maxItems": 366
  }
} as const;

export const tourDateUpdateLimits = {
  "startDate": {
    "required": true
  },
  "endDate": {},
  "durationText": {
    "required": true,
    "minLength": 1,
    "maxLength": 50
  },
  "durationMinutes": {
    "minimum": 60,
    "maximum": 765,
    "multipleOf": 15
  },
  "availabilityStatus": {},
  "maxGuests": {
    "required": true,
    "minimum": 1,
    "maximum": 100
  },
  "language": {},
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;
