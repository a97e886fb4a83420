// Generated from the contract by `npm run generate`. Do not edit.

export const listBookings = {
  "method": "GET",
  "path": "/bookings",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "bookingParty",
    "from": "result",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const createBooking = {
  "method": "POST",
  "path": "/bookings",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER"
  ],
  "owner": {
    "resource": "bookingCustomer",
    "from": "result"
  },
  "maxDays": 100
} as const;

export const updateBooking = {
  "method": "PUT",
  "path": "/bookings",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER"
  ],
  "owner": {
    "resource": "bookingCustomer",
    "from": "body.id"
  },
  "maxDays": 100
} as const;

export const getBooking = {
  "method": "GET",
  "path": "/bookings/{id}",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "bookingParty",
    "from": "path.id",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const deleteBooking = {
  "method": "DELETE",
  "path": "/bookings/{id}",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const setBookingStatus = {
  "method": "PATCH",
  "path": "/bookings/{id}/status",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER"
  ],
  "owner": {
    "resource": "bookingHost",
    "from": "path.id"
  }
} as const;

export const cancelBooking = {
  "method": "PATCH",
  "path": "/bookings/{id}/cancel",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER"
  ],
  "owner": {
    "resource": "bookingParty",
    "from": "path.id"
  }
} as const;

export const getCancellationPreview = {
  "method": "GET",
  "path": "/bookings/{id}/cancellation-preview",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER"
  ],
  "owner": {
    "resource": "bookingParty",
    "from": "path.id"
  }
} as const;

export const listBookingsPage = {
  "method": "GET",
  "path": "/bookings/paginated",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "bookingParty",
    "from": "result",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const listBookingsByStatus = {
  "method": "GET",
  "path": "/bookings/status",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "bookingParty",
    "from": "result",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const listBookingsByDateRange = {
  "method": "GET",
  "path": "/bookings/date-range",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "bookingParty",
    "from": "result",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const getBookingStatistics = {
  "method": "GET",
  "path": "/bookings/statistics",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "bookingHost",
    "from": "session",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const checkBookingAvailability = {
  "method": "POST",
  "path": "/bookings/check-availability",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none",
  "maxDays": 100
} as const;

export const checkBookingExists = {
  "method": "GET",
  "path": "/bookings/exists/{id}",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "bookingParty",
    "from": "path.id",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const listOwnerBookingsPage = {
  "method": "GET",
  "path": "/bookings/owner/{id}",
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
  }
} as const;

export const getOwnerBookingCounts = {
  "method": "GET",
  "path": "/bookings/owner/{id}/counts",
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
  }
} as const;

export const listOwnerTripEvents = {
  "method": "GET",
  "path": "/bookings/owner/{id}/trip-events",
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
  "maxDays": 31
} as const;

export const listCustomerBookings = {
  "method": "GET",
  "path": "/bookings/customer/{id}",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "user",
    "from": "path.id",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const deleteCustomerBookings = {
  "method": "DELETE",
  "path": "/bookings/customer/{id}",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listActiveCustomerBookings = {
  "method": "GET",
  "path": "/bookings/customer/{id}/active",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "user",
    "from": "path.id",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const listBoatBookings = {
  "method": "GET",
  "path": "/bookings/boat/{id}",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "boat",
    "from": "path.id",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const deleteBoatBookings = {
  "method": "DELETE",
  "path": "/bookings/boat/{id}",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listBoatBookingsByRange = {
  "method": "GET",
  "path": "/bookings/boat/{id}/bookings-range",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "boat",
    "from": "path.id",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const listBoatRangeBookings = {
  "method": "GET",
  "path": "/bookings/boat/{id}/range",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "boat",
    "from": "path.id",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const listBoatTimeSlots = {
  "method": "GET",
  "path": "/bookings/boat/{id}/available-time-slots",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listTourBookings = {
  "method": "GET",
  "path": "/bookings/tour/{id}",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "tour",
    "from": "path.id",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const deleteTourBookings = {
  "method": "DELETE",
  "path": "/bookings/tour/{id}",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;
