// Generated from the contract by `npm run generate`. Do not edit.

export const createAvailability = {
  "method": "POST",
  "path": "/availabilities",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "offer",
    "from": "result",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const updateAvailability = {
  "method": "PUT",
  "path": "/availabilities",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "offer",
    "from": "body.id",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const getAvailability = {
  "method": "GET",
  "path": "/availabilities/{id}",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "offer",
    "from": "path.id",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const deleteAvailability = {
  "method": "DELETE",
  "path": "/availabilities/{id}",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "offer",
    "from": "path.id",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const checkAvailabilityExists = {
  "method": "GET",
  "path": "/availabilities/exists/{id}",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "offer",
    "from": "path.id",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const setAvailabilityStatus = {
  "method": "PATCH",
  "path": "/availabilities/{id}/status",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "offer",
    "from": "path.id",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const setAvailabilityPriceOverride = {
  "method": "PATCH",
  "path": "/availabilities/{id}/price-override",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "offer",
    "from": "path.id",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const setAvailabilityInstantConfirmation = {
  "method": "PATCH",
  "path": "/availabilities/{id}/instant-confirmation",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "offer",
    "from": "path.id",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const createAvailabilityPeriod = {
  "method": "POST",
  "path": "/availabilities/period",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "offer",
    "from": "result",
    "exempt": [
      "ADMIN"
    ]
  },
  "maxDays": 100
} as const;

export const updateAvailabilityPeriod = {
  "method": "PUT",
  "path": "/availabilities/period",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "offer",
    "from": "result",
    "exempt": [
      "ADMIN"
    ]
  },
  "maxDays": 100
} as const;

export const updateAvailabilities = {
  "method": "POST",
  "path": "/availabilities/batch",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "offer",
    "from": "result",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const listBoatCalendarDays = {
  "method": "GET",
  "path": "/availabilities/boat/{boatId}/calendar-availability",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none",
  "maxDays": 366
} as const;

export const listBoatAvailabilities = {
  "method": "GET",
  "path": "/availabilities/boat/{id}",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const checkBoatAvailabilityWithBookings = {
  "method": "GET",
  "path": "/availabilities/boat/{id}/available-with-bookings",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const checkBoatAvailability = {
  "method": "GET",
  "path": "/availabilities/boat/{id}/available",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const getBoatAvailabilityByDate = {
  "method": "GET",
  "path": "/availabilities/boat/{id}/date",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listBoatAvailabilitiesByRange = {
  "method": "GET",
  "path": "/availabilities/boat/{id}/range",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none",
  "maxDays": 366
} as const;

export const listBoatAvailableDays = {
  "method": "GET",
  "path": "/availabilities/boat/{id}/available-range",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none",
  "maxDays": 366
} as const;

export const getOwnerTimeline = {
  "method": "GET",
  "path": "/availabilities/owner/{id}/timeline",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "user",
    "from": "path.id",
    "exempt": [
      "ADMIN"
    ]
  },
  "maxDays": 400
} as const;

export const listTourCalendarDays = {
  "method": "GET",
  "path": "/availabilities/tour/{tourId}/calendar-availability",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none",
  "maxDays": 366
} as const;

export const listTourAvailabilities = {
  "method": "GET",
  "path": "/availabilities/tour/{tourId}",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const checkTourAvailabilityWithBookings = {
  "method": "GET",
  "path": "/availabilities/tour/{id}/available-with-bookings",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const checkTourAvailability = {
  "method": "GET",
  "path": "/availabilities/tour/{id}/available",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const getTourAvailabilityByDate = {
  "method": "GET",
  "path": "/availabilities/tour/{id}/date",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listTourAvailabilitiesByRange = {
  "method": "GET",
  "path": "/availabilities/tour/{id}/range",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none",
  "maxDays": 366
} as const;
