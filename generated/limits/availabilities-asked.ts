// Generated from the contract by `npm run generate`. Do not edit.

export const setAvailabilityStatusParameters = {
  "isAvailable": {
    "required": true
  }
} as const;

export const setAvailabilityPriceOverrideParameters = {
  "priceOverride": {
    "minimum": 0,
    "maximum": 100000000
  }
} as const;

export const setAvailabilityInstantConfirmationParameters = {
  "isInstantConfirmation": {
    "required": true
  }
} as const;

export const createAvailabilityPeriodParameters = {
  "boatId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "tourId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "startDate": {
    "required": true
  },
  "endDate": {
    "required": true
  },
  "isAvailable": {
    "required": true
  },
  "priceOverride": {
    "minimum": 0,
    "maximum": 100000000
  },
  "isInstantConfirmation": {
    "default": false
  }
} as const;

export const updateAvailabilityPeriodParameters = {
  "boatId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "tourId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "startDate": {
    "required": true
  },
  "endDate": {
    "required": true
  },
  "isAvailable": {
    "required": true
  },
  "priceOverride": {
    "minimum": 0,
    "maximum": 100000000
  },
  "isInstantConfirmation": {
    "default": false
  }
} as const;

export const listBoatCalendarDaysParameters = {
  "startDate": {
    "required": true
  },
  "endDate": {
    "required": true
  }
} as const;

export const checkBoatAvailabilityWithBookingsParameters = {
  "date": {
    "required": true
  }
} as const;

export const checkBoatAvailabilityParameters = {
  "date": {
    "required": true
  }
} as const;

export const getBoatAvailabilityByDateParameters = {
  "date": {
    "required": true
  }
} as const;

export const listBoatAvailabilitiesByRangeParameters = {
  "startDate": {
    "required": true
  },
  "endDate": {
    "required": true
  }
} as const;

export const listBoatAvailableDaysParameters = {
  "startDate": {
    "required": true
  },
  "endDate": {
    "required": true
  }
} as const;

export const getOwnerTimelineParameters = {
  "startDate": {
    "required": true
  },
  "endDate": {
    "required": true
  },
  "part": {
    "default": 0,
    "minimum": 0,
    "maximum": 10000
  }
} as const;

export const listTourCalendarDaysParameters = {
  "startDate": {
    "required": true
  },
  "endDate": {
    "required": true
  }
} as const;

export const checkTourAvailabilityWithBookingsParameters = {
  "date": {
    "required": true
  }
} as const;

export const checkTourAvailabilityParameters = {
  "date": {
    "required": true
  }
} as const;

export const getTourAvailabilityByDateParameters = {
  "date": {
    "required": true
  }
} as const;

export const listTourAvailabilitiesByRangeParameters = {
  "startDate": {
    "required": true
  },
  "endDate": {
    "required": true
  }
} as const;
