// Generated from the contract by `npm run generate`. Do not edit.

export const listBookingsParameters = {
  "kind": {},
  "status": {},
  "boatId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "tourId": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const setBookingStatusParameters = {
  "status": {
    "required": true
  },
  "reason": {
    "minLength": 10,
    "maxLength": 500
  }
} as const;

export const listBookingsPageParameters = {
  "page": {
    "default": 0,
    "minimum": 0,
    "maximum": 10000
  },
  "size": {
    "default": 12,
    "minimum": 1,
    "maximum": 100
  },
  "sort": {
    "default": "createdAt,desc"
  },
  "kind": {},
  "status": {},
  "query": {
    "minLength": 1,
    "maxLength": 100
  },
  "boatId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "tourId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "customerId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "hostId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "from": {},
  "to": {},
  "createdFrom": {},
  "createdTo": {}
} as const;

export const listBookingsByStatusParameters = {
  "status": {
    "required": true
  }
} as const;

export const listBookingsByDateRangeParameters = {
  "startDate": {
    "required": true
  },
  "endDate": {
    "required": true
  }
} as const;

export const listOwnerBookingsPageParameters = {
  "page": {
    "default": 0,
    "minimum": 0,
    "maximum": 10000
  },
  "size": {
    "default": 12,
    "minimum": 1,
    "maximum": 100
  },
  "kind": {},
  "status": {},
  "statuses": {
    "maxItems": 6
  },
  "sort": {},
  "query": {
    "minLength": 1,
    "maxLength": 100
  },
  "boatId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "tourId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "from": {},
  "to": {},
  "createdFrom": {},
  "createdTo": {}
} as const;

export const getOwnerBookingCountsParameters = {
  "kind": {},
  "query": {
    "minLength": 1,
    "maxLength": 100
  },
  "boatId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "tourId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "from": {},
  "to": {},
  "createdFrom": {},
  "createdTo": {}
} as const;

export const listOwnerTripEventsParameters = {
  "startDate": {
    "required": true
  },
  "endDate": {
    "required": true
  }
} as const;

export const listBoatBookingsByRangeParameters = {
  "startDate": {
    "required": true
  },
  "endDate": {
    "required": true
  }
} as const;

export const listBoatRangeBookingsParameters = {
  "startDate": {
    "required": true
  },
  "endDate": {
    "required": true
  }
} as const;

export const listBoatTimeSlotsParameters = {
  "date": {
    "required": true
  }
} as const;
