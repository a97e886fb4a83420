// Generated from the contract by `npm run generate`. Do not edit.

export const contractVersion = "0.1.0" as const;

export const operations = {
  "getAccountById": {
    "method": "GET",
    "path": "/v1/accounts/{id}",
    "roles": [
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "account",
      "from": "path.id",
      "exempt": [
        "ADMIN"
      ]
    }
  },
  "getAccountByEmail": {
    "method": "GET",
    "path": "/v1/accounts/by-email",
    "roles": [
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "account",
      "from": "result",
      "exempt": [
        "ADMIN"
      ]
    }
  },
  "getAccountByUsername": {
    "method": "GET",
    "path": "/v1/accounts/by-username",
    "roles": [
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "account",
      "from": "result",
      "exempt": [
        "ADMIN"
      ]
    }
  },
  "updateAccountPassword": {
    "method": "PUT",
    "path": "/v1/accounts/{id}/password",
    "roles": [
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "account",
      "from": "path.id"
    }
  },
  "activateAccount": {
    "method": "PUT",
    "path": "/v1/accounts/{id}/activate",
    "roles": [
      "ADMIN"
    ],
    "owner": "none"
  },
  "deactivateAccount": {
    "method": "PUT",
    "path": "/v1/accounts/{id}/deactivate",
    "roles": [
      "ADMIN"
    ],
    "owner": "none"
  },
  "getAdminDashboard": {
    "method": "GET",
    "path": "/admin/dashboard",
    "roles": [
      "ADMIN"
    ],
    "owner": "none"
  },
  "getReviewStatistics": {
    "method": "GET",
    "path": "/admin/reviews/statistics",
    "roles": [
      "ADMIN"
    ],
    "owner": "none"
  },
  "registerAccount": {
    "method": "POST",
    "path": "/auth/register",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "logIn": {
    "method": "POST",
    "path": "/auth/login",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "refreshSession": {
    "method": "POST",
    "path": "/auth/refresh",
    "roles": [
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "account",
      "from": "session"
    }
  },
  "getAccount": {
    "method": "GET",
    "path": "/auth/account",
    "roles": [
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "account",
      "from": "session"
    }
  },
  "completeAccount": {
    "method": "POST",
    "path": "/auth/account",
    "roles": [
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "account",
      "from": "session"
    }
  },
  "updateAccount": {
    "method": "PUT",
    "path": "/auth/account",
    "roles": [
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "account",
      "from": "session"
    }
  },
  "deleteAccount": {
    "method": "DELETE",
    "path": "/auth/account",
    "roles": [
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "account",
      "from": "session"
    }
  },
  "updateOwnPassword": {
    "method": "PUT",
    "path": "/auth/account/password",
    "roles": [
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "account",
      "from": "session"
    }
  },
  "sendVerificationCode": {
    "method": "POST",
    "path": "/auth/email-verification/send-code",
    "roles": [
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "account",
      "from": "session"
    }
  },
  "verifyEmail": {
    "method": "POST",
    "path": "/auth/email-verification/verify",
    "roles": [
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "account",
      "from": "session"
    }
  },
  "requestPasswordReset": {
    "method": "POST",
    "path": "/auth/password-reset/forgot-password",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "resetPassword": {
    "method": "POST",
    "path": "/auth/password-reset/reset-password",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "createAvailability": {
    "method": "POST",
    "path": "/availabilities",
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
  },
  "updateAvailability": {
    "method": "PUT",
    "path": "/availabilities",
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
  },
  "getAvailability": {
    "method": "GET",
    "path": "/availabilities/{id}",
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
  },
  "deleteAvailability": {
    "method": "DELETE",
    "path": "/availabilities/{id}",
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
  },
  "checkAvailabilityExists": {
    "method": "GET",
    "path": "/availabilities/exists/{id}",
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
  },
  "setAvailabilityStatus": {
    "method": "PATCH",
    "path": "/availabilities/{id}/status",
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
  },
  "setAvailabilityPriceOverride": {
    "method": "PATCH",
    "path": "/availabilities/{id}/price-override",
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
  },
  "setAvailabilityInstantConfirmation": {
    "method": "PATCH",
    "path": "/availabilities/{id}/instant-confirmation",
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
  },
  "createAvailabilityPeriod": {
    "method": "POST",
    "path": "/availabilities/period",
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
  },
  "updateAvailabilityPeriod": {
    "method": "PUT",
    "path": "/availabilities/period",
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
  },
  "listBoatCalendarDays": {
    "method": "GET",
    "path": "/availabilities/boat/{boatId}/calendar-availability",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "listBoatAvailabilities": {
    "method": "GET",
    "path": "/availabilities/boat/{id}",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "checkBoatAvailabilityWithBookings": {
    "method": "GET",
    "path": "/availabilities/boat/{id}/available-with-bookings",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "checkBoatAvailability": {
    "method": "GET",
    "path": "/availabilities/boat/{id}/available",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "getBoatAvailabilityByDate": {
    "method": "GET",
    "path": "/availabilities/boat/{id}/date",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "listBoatAvailabilitiesByRange": {
    "method": "GET",
    "path": "/availabilities/boat/{id}/range",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "listBoatAvailableDays": {
    "method": "GET",
    "path": "/availabilities/boat/{id}/available-range",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "listBoatDocuments": {
    "method": "GET",
    "path": "/boats/{id}/documents",
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
  },
  "createBoatDocument": {
    "method": "POST",
    "path": "/boat-documents",
    "roles": [
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "boat",
      "from": "body.boatId",
      "exempt": [
        "ADMIN"
      ]
    }
  },
  "updateBoatDocument": {
    "method": "PUT",
    "path": "/boat-documents",
    "roles": [
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "boatPart",
      "from": "body.id",
      "exempt": [
        "ADMIN"
      ]
    }
  },
  "createBoatDocuments": {
    "method": "POST",
    "path": "/boat-documents/batch",
    "roles": [
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "boat",
      "from": "body.boatId",
      "exempt": [
        "ADMIN"
      ]
    }
  },
  "setBoatDocumentDisplayOrders": {
    "method": "PATCH",
    "path": "/boat-documents/display-order/batch",
    "roles": [
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "boat",
      "from": "body.boatId",
      "exempt": [
        "ADMIN"
      ]
    }
  },
  "getBoatDocument": {
    "method": "GET",
    "path": "/boat-documents/{id}",
    "roles": [
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "boatPart",
      "from": "path.id",
      "exempt": [
        "ADMIN"
      ]
    }
  },
  "deleteBoatDocument": {
    "method": "DELETE",
    "path": "/boat-documents/{id}",
    "roles": [
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "boatPart",
      "from": "path.id",
      "exempt": [
        "ADMIN"
      ]
    }
  },
  "checkBoatDocumentExists": {
    "method": "GET",
    "path": "/boat-documents/{id}/exists",
    "roles": [
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "boatPart",
      "from": "path.id",
      "exempt": [
        "ADMIN"
      ]
    }
  },
  "setBoatDocumentDisplayOrder": {
    "method": "PATCH",
    "path": "/boat-documents/{id}/display-order",
    "roles": [
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "boatPart",
      "from": "path.id",
      "exempt": [
        "ADMIN"
      ]
    }
  },
  "setBoatDocumentVerification": {
    "method": "PATCH",
    "path": "/boat-documents/{id}/verification",
    "roles": [
      "ADMIN"
    ],
    "owner": "none"
  },
  "addBoatFeature": {
    "method": "POST",
    "path": "/boat-features/boat/{id}",
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
  },
  "addBoatFeatures": {
    "method": "POST",
    "path": "/boat-features/boat/{id}/bulk",
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
  },
  "deleteBoatFeature": {
    "method": "DELETE",
    "path": "/boat-features/{id}",
    "roles": [
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "boatPart",
      "from": "path.id",
      "exempt": [
        "ADMIN"
      ]
    }
  },
  "uploadBoatImage": {
    "method": "POST",
    "path": "/boat-images/boat/{id}",
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
  },
  "uploadBoatImages": {
    "method": "POST",
    "path": "/boat-images/boat/{id}/batch-from-base64",
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
  },
  "deleteBoatImage": {
    "method": "DELETE",
    "path": "/boat-images/{id}",
    "roles": [
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "boatPart",
      "from": "path.id",
      "exempt": [
        "ADMIN"
      ]
    }
  },
  "createBoatService": {
    "method": "POST",
    "path": "/boat-services",
    "roles": [
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "boat",
      "from": "body.boatId",
      "exempt": [
        "ADMIN"
      ]
    }
  },
  "updateBoatService": {
    "method": "PUT",
    "path": "/boat-services",
    "roles": [
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "boatPart",
      "from": "body.id",
      "exempt": [
        "ADMIN"
      ]
    }
  },
  "createBoatServices": {
    "method": "POST",
    "path": "/boat-services/batch",
    "roles": [
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "boat",
      "from": "body.boatId",
      "exempt": [
        "ADMIN"
      ]
    }
  },
  "getBoatService": {
    "method": "GET",
    "path": "/boat-services/{id}",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "deleteBoatService": {
    "method": "DELETE",
    "path": "/boat-services/{id}",
    "roles": [
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "boatPart",
      "from": "path.id",
      "exempt": [
        "ADMIN"
      ]
    }
  },
  "listBoatServices": {
    "method": "GET",
    "path": "/boat-services/boat/{id}",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "deleteBoatServices": {
    "method": "DELETE",
    "path": "/boat-services/boat/{id}",
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
  },
  "listBoatServicesByType": {
    "method": "GET",
    "path": "/boat-services/type/{type}",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "listBoatServicesByBoatAndType": {
    "method": "GET",
    "path": "/boat-services/boat/{id}/type/{type}",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "searchBoatServices": {
    "method": "GET",
    "path": "/boat-services/boat/{id}/search",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "listBoats": {
    "method": "GET",
    "path": "/boats",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "createBoat": {
    "method": "POST",
    "path": "/boats",
    "roles": [
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "boat",
      "from": "result"
    }
  },
  "updateBoat": {
    "method": "PUT",
    "path": "/boats",
    "roles": [
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "boat",
      "from": "body.id",
      "exempt": [
        "ADMIN"
      ]
    }
  },
  "getBoat": {
    "method": "GET",
    "path": "/boats/{id}",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "deleteBoat": {
    "method": "DELETE",
    "path": "/boats/{id}",
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
  },
  "listBoatsByOwner": {
    "method": "GET",
    "path": "/boats/owner/{id}",
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
  },
  "listBoatsByCaptain": {
    "method": "GET",
    "path": "/boats/captain/{id}",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "searchBoatsByText": {
    "method": "GET",
    "path": "/boats/search",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "searchBoats": {
    "method": "POST",
    "path": "/boats/search/advanced",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "searchBoatsPage": {
    "method": "POST",
    "path": "/boats/search/advanced/paginated",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "listBoatsPage": {
    "method": "GET",
    "path": "/boats/paginated",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "suggestBoats": {
    "method": "GET",
    "path": "/boats/suggestions",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "listBoatLocations": {
    "method": "GET",
    "path": "/boats/locations",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "getFleetStatistics": {
    "method": "GET",
    "path": "/boats/statistics",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "listBoatStatisticsByLocation": {
    "method": "GET",
    "path": "/boats/statistics/by-location",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "listBoatStatisticsByType": {
    "method": "GET",
    "path": "/boats/statistics/by-type",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "getBoatStatistics": {
    "method": "GET",
    "path": "/boats/statistics/{id}",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "countBoatsByLocation": {
    "method": "GET",
    "path": "/boats/count/location/{location}",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "countBoatsByType": {
    "method": "GET",
    "path": "/boats/count/type/{type}",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "checkBoatExists": {
    "method": "GET",
    "path": "/boats/exists/{id}",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "validateBoat": {
    "method": "POST",
    "path": "/boats/validate",
    "roles": [
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "setBoatStatus": {
    "method": "PATCH",
    "path": "/boats/{id}/status",
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
  },
  "setBoatRating": {
    "method": "PATCH",
    "path": "/boats/{id}/rating",
    "roles": [
      "ADMIN"
    ],
    "owner": "none"
  },
  "listBookings": {
    "method": "GET",
    "path": "/bookings",
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
  },
  "createBooking": {
    "method": "POST",
    "path": "/bookings",
    "roles": [
      "CUSTOMER",
      "BOAT_OWNER"
    ],
    "owner": {
      "resource": "bookingCustomer",
      "from": "result"
    }
  },
  "updateBooking": {
    "method": "PUT",
    "path": "/bookings",
    "roles": [
      "CUSTOMER",
      "BOAT_OWNER"
    ],
    "owner": {
      "resource": "bookingCustomer",
      "from": "body.id"
    }
  },
  "getBooking": {
    "method": "GET",
    "path": "/bookings/{id}",
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
  },
  "deleteBooking": {
    "method": "DELETE",
    "path": "/bookings/{id}",
    "roles": [
      "ADMIN"
    ],
    "owner": "none"
  },
  "setBookingStatus": {
    "method": "PATCH",
    "path": "/bookings/{id}/status",
    "roles": [
      "BOAT_OWNER"
    ],
    "owner": {
      "resource": "bookingHost",
      "from": "path.id"
    }
  },
  "cancelBooking": {
    "method": "PATCH",
    "path": "/bookings/{id}/cancel",
    "roles": [
      "CUSTOMER",
      "BOAT_OWNER"
    ],
    "owner": {
      "resource": "bookingParty",
      "from": "path.id"
    }
  },
  "listBookingsPage": {
    "method": "GET",
    "path": "/bookings/paginated",
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
  },
  "listBookingsByStatus": {
    "method": "GET",
    "path": "/bookings/status",
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
  },
  "listBookingsByDateRange": {
    "method": "GET",
    "path": "/bookings/date-range",
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
  },
  "getBookingStatistics": {
    "method": "GET",
    "path": "/bookings/statistics",
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
  },
  "checkBookingAvailability": {
    "method": "POST",
    "path": "/bookings/check-availability",
    "roles": [
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "checkBookingExists": {
    "method": "GET",
    "path": "/bookings/exists/{id}",
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
  },
  "listOwnerBookingsPage": {
    "method": "GET",
    "path": "/bookings/owner/{id}",
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
  },
  "listCustomerBookings": {
    "method": "GET",
    "path": "/bookings/customer/{id}",
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
  },
  "deleteCustomerBookings": {
    "method": "DELETE",
    "path": "/bookings/customer/{id}",
    "roles": [
      "ADMIN"
    ],
    "owner": "none"
  },
  "listActiveCustomerBookings": {
    "method": "GET",
    "path": "/bookings/customer/{id}/active",
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
  },
  "listBoatBookings": {
    "method": "GET",
    "path": "/bookings/boat/{id}",
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
  },
  "deleteBoatBookings": {
    "method": "DELETE",
    "path": "/bookings/boat/{id}",
    "roles": [
      "ADMIN"
    ],
    "owner": "none"
  },
  "listBoatBookingsByRange": {
    "method": "GET",
    "path": "/bookings/boat/{id}/bookings-range",
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
  },
  "listBoatRangeBookings": {
    "method": "GET",
    "path": "/bookings/boat/{id}/range",
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
  },
  "listBoatTimeSlots": {
    "method": "GET",
    "path": "/bookings/boat/{id}/available-time-slots",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "listTourBookings": {
    "method": "GET",
    "path": "/bookings/tour/{id}",
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
  },
  "deleteTourBookings": {
    "method": "DELETE",
    "path": "/bookings/tour/{id}",
    "roles": [
      "ADMIN"
    ],
    "owner": "none"
  },
  "listCaptainApplicationsPage": {
    "method": "GET",
    "path": "/captain-applications",
    "roles": [
      "ADMIN"
    ],
    "owner": "none"
  },
  "submitCaptainApplication": {
    "method": "POST",
    "path": "/captain-applications",
    "roles": [
      "CUSTOMER"
    ],
    "owner": {
      "resource": "application",
      "from": "result"
    }
  },
  "submitCaptainApplicationForm": {
    "method": "POST",
    "path": "/captain-applications/multipart",
    "roles": [
      "CUSTOMER"
    ],
    "owner": {
      "resource": "application",
      "from": "result"
    }
  },
  "getLatestCaptainApplication": {
    "method": "GET",
    "path": "/captain-applications/me/latest",
    "roles": [
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "application",
      "from": "result"
    }
  },
  "getCaptainApplication": {
    "method": "GET",
    "path": "/captain-applications/{id}",
    "roles": [
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "application",
      "from": "path.id",
      "exempt": [
        "ADMIN"
      ]
    }
  },
  "getApplicationDocument": {
    "method": "GET",
    "path": "/captain-applications/{id}/documents",
    "roles": [
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "application",
      "from": "path.id",
      "exempt": [
        "ADMIN"
      ]
    }
  },
  "uploadApplicationDocuments": {
    "method": "POST",
    "path": "/captain-applications/{id}/documents",
    "roles": [
      "CUSTOMER"
    ],
    "owner": {
      "resource": "application",
      "from": "path.id"
    }
  },
  "reviewCaptainApplication": {
    "method": "POST",
    "path": "/captain-applications/{id}/review",
    "roles": [
      "ADMIN"
    ],
    "owner": "none"
  },
  "getCaptainProfile": {
    "method": "GET",
    "path": "/captain/profile",
    "roles": [
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "captainProfile",
      "from": "session"
    }
  },
  "getCaptainProfileById": {
    "method": "GET",
    "path": "/captain/profile/{id}",
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
  },
  "getPersonalInfo": {
    "method": "GET",
    "path": "/captain/profile/personal-info",
    "roles": [
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "captainProfile",
      "from": "session"
    }
  },
  "updatePersonalInfo": {
    "method": "PUT",
    "path": "/captain/profile/personal-info",
    "roles": [
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "captainProfile",
      "from": "session"
    }
  },
  "getProfessionalInfo": {
    "method": "GET",
    "path": "/captain/profile/professional-info",
    "roles": [
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "captainProfile",
      "from": "session"
    }
  },
  "updateProfessionalInfo": {
    "method": "PUT",
    "path": "/captain/profile/professional-info",
    "roles": [
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "captainProfile",
      "from": "session"
    }
  },
  "getCaptainStatistics": {
    "method": "GET",
    "path": "/captain/profile/statistics",
    "roles": [
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "captainProfile",
      "from": "session"
    }
  },
  "uploadCaptainPhoto": {
    "method": "POST",
    "path": "/captain/profile/photo",
    "roles": [
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "captainProfile",
      "from": "session"
    }
  },
  "deleteCaptainPhoto": {
    "method": "DELETE",
    "path": "/captain/profile/photo",
    "roles": [
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "captainProfile",
      "from": "session"
    }
  },
  "getCaptainPhoto": {
    "method": "GET",
    "path": "/captain/profile/photo/{id}",
    "roles": [
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "getCaptainDashboard": {
    "method": "GET",
    "path": "/captain/dashboard",
    "roles": [
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "user",
      "from": "session"
    }
  },
  "updateCompany": {
    "method": "PUT",
    "path": "/company/update",
    "roles": [
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "user",
      "from": "body.userId",
      "exempt": [
        "ADMIN"
      ]
    }
  },
  "createContactMessage": {
    "method": "POST",
    "path": "/contact-messages",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "listBlogPosts": {
    "method": "GET",
    "path": "/blog-posts",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "getBlogPost": {
    "method": "GET",
    "path": "/blog-posts/{slug}",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "listDestinations": {
    "method": "GET",
    "path": "/destinations",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "getDestination": {
    "method": "GET",
    "path": "/destinations/{slug}",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "listServiceOfferings": {
    "method": "GET",
    "path": "/services-content",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "getFinanceSummary": {
    "method": "GET",
    "path": "/captain/profile/finance/summary",
    "roles": [
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "captainProfile",
      "from": "session"
    }
  },
  "listFinanceTransactions": {
    "method": "GET",
    "path": "/captain/profile/finance/transactions",
    "roles": [
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "captainProfile",
      "from": "session"
    }
  },
  "getHealth": {
    "method": "GET",
    "path": "/health",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "listMessages": {
    "method": "GET",
    "path": "/messages",
    "roles": [
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "messageParty",
      "from": "result"
    }
  },
  "sendMessage": {
    "method": "POST",
    "path": "/messages",
    "roles": [
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "user",
      "from": "body.senderId"
    }
  },
  "queryMessages": {
    "method": "POST",
    "path": "/messages/query",
    "roles": [
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "messageParty",
      "from": "result"
    }
  },
  "updateMessageReadStatus": {
    "method": "PUT",
    "path": "/messages/read-status",
    "roles": [
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "messageRecipient",
      "from": "body.messageId"
    }
  },
  "listConversationMessages": {
    "method": "GET",
    "path": "/messages/conversation/{id}",
    "roles": [
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "conversation",
      "from": "path.id"
    }
  },
  "deleteConversation": {
    "method": "DELETE",
    "path": "/messages/conversation/{id}",
    "roles": [
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "conversation",
      "from": "path.id"
    }
  },
  "listConversations": {
    "method": "GET",
    "path": "/messages/conversations/user/{id}",
    "roles": [
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "user",
      "from": "path.id"
    }
  },
  "listSentMessages": {
    "method": "GET",
    "path": "/messages/sender/{id}",
    "roles": [
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "user",
      "from": "path.id"
    }
  },
  "listReceivedMessages": {
    "method": "GET",
    "path": "/messages/recipient/{id}",
    "roles": [
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "user",
      "from": "path.id"
    }
  },
  "listUserMessages": {
    "method": "GET",
    "path": "/messages/user/{id}",
    "roles": [
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "user",
      "from": "path.id"
    }
  },
  "listUnreadMessages": {
    "method": "GET",
    "path": "/messages/unread/recipient/{id}",
    "roles": [
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "user",
      "from": "path.id"
    }
  },
  "getMessage": {
    "method": "GET",
    "path": "/messages/{id}",
    "roles": [
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "messageParty",
      "from": "path.id"
    }
  },
  "deleteMessage": {
    "method": "DELETE",
    "path": "/messages/{id}",
    "roles": [
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "messageSender",
      "from": "path.id"
    }
  },
  "countNotifications": {
    "method": "GET",
    "path": "/notifications/user/{userId}/count",
    "roles": [
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "user",
      "from": "path.userId",
      "exempt": [
        "ADMIN"
      ]
    }
  },
  "countUnreadNotifications": {
    "method": "GET",
    "path": "/notifications/user/{userId}/unread/count",
    "roles": [
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "user",
      "from": "path.userId",
      "exempt": [
        "ADMIN"
      ]
    }
  },
  "listUnreadNotifications": {
    "method": "GET",
    "path": "/notifications/user/{userId}/unread",
    "roles": [
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "user",
      "from": "path.userId",
      "exempt": [
        "ADMIN"
      ]
    }
  },
  "listNotificationsPage": {
    "method": "GET",
    "path": "/notifications/user/{userId}",
    "roles": [
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "user",
      "from": "path.userId",
      "exempt": [
        "ADMIN"
      ]
    }
  },
  "markNotificationRead": {
    "method": "PUT",
    "path": "/notifications/{id}/read",
    "roles": [
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "notification",
      "from": "path.id"
    }
  },
  "markAllNotificationsRead": {
    "method": "PUT",
    "path": "/notifications/user/{userId}/read-all",
    "roles": [
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "user",
      "from": "path.userId"
    }
  },
  "listBookingPayments": {
    "method": "GET",
    "path": "/bookings/{id}/payments",
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
  },
  "processBookingPayment": {
    "method": "POST",
    "path": "/bookings/{id}/payments/process",
    "roles": [
      "CUSTOMER",
      "BOAT_OWNER"
    ],
    "owner": {
      "resource": "bookingCustomer",
      "from": "path.id"
    }
  },
  "getBookingPaymentStatus": {
    "method": "GET",
    "path": "/bookings/{id}/payment/status",
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
  },
  "checkBookingPaymentStatus": {
    "method": "POST",
    "path": "/bookings/{id}/payment/check-status",
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
  },
  "initializeDepositPayment": {
    "method": "POST",
    "path": "/bookings/{id}/payment/initialize-deposit",
    "roles": [
      "CUSTOMER",
      "BOAT_OWNER"
    ],
    "owner": {
      "resource": "bookingCustomer",
      "from": "path.id"
    }
  },
  "createPayment": {
    "method": "POST",
    "path": "/bookings/payments",
    "roles": [
      "CUSTOMER",
      "BOAT_OWNER"
    ],
    "owner": {
      "resource": "bookingCustomer",
      "from": "body.bookingId"
    }
  },
  "updatePayment": {
    "method": "PUT",
    "path": "/bookings/payments/{id}",
    "roles": [
      "ADMIN"
    ],
    "owner": "none"
  },
  "setPaymentStatus": {
    "method": "PATCH",
    "path": "/bookings/payments/{id}/status",
    "roles": [
      "ADMIN"
    ],
    "owner": "none"
  },
  "refundPayment": {
    "method": "POST",
    "path": "/bookings/payments/{id}/refund",
    "roles": [
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "paymentHost",
      "from": "path.id",
      "exempt": [
        "ADMIN"
      ]
    }
  },
  "initializeThreeDsPayment": {
    "method": "POST",
    "path": "/payments/3ds/initialize",
    "roles": [
      "CUSTOMER",
      "BOAT_OWNER"
    ],
    "owner": {
      "resource": "bookingCustomer",
      "from": "body.bookingId"
    }
  },
  "completeThreeDsPayment": {
    "method": "POST",
    "path": "/payments/3ds/complete",
    "roles": [
      "CUSTOMER",
      "BOAT_OWNER"
    ],
    "owner": {
      "resource": "paymentCustomer",
      "from": "result"
    }
  },
  "checkCardBin": {
    "method": "POST",
    "path": "/payments/3ds/bin-check",
    "roles": [
      "CUSTOMER",
      "BOAT_OWNER"
    ],
    "owner": "none"
  },
  "listReviewReplies": {
    "method": "GET",
    "path": "/reviews/{id}/replies",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "countReviewReplies": {
    "method": "GET",
    "path": "/reviews/{id}/replies/count",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "replyToReview": {
    "method": "POST",
    "path": "/reviews/{id}/reply",
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
  },
  "getReviewReply": {
    "method": "GET",
    "path": "/reviews/replies/{id}",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "listUserReviewReplies": {
    "method": "GET",
    "path": "/reviews/replies/user/{id}",
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
  },
  "listBoatReviews": {
    "method": "GET",
    "path": "/reviews/boat/{id}",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "deleteBoatReviews": {
    "method": "DELETE",
    "path": "/reviews/boat/{id}",
    "roles": [
      "ADMIN"
    ],
    "owner": "none"
  },
  "getBoatAverageRating": {
    "method": "GET",
    "path": "/reviews/boat/{id}/average-rating",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "countBoatReviews": {
    "method": "GET",
    "path": "/reviews/boat/{id}/count",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "listBoatReviewsPage": {
    "method": "GET",
    "path": "/reviews/boat/{id}/paginated",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "getBoatRatingDistribution": {
    "method": "GET",
    "path": "/reviews/boat/{id}/rating-distribution",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "listBoatRatingTrends": {
    "method": "GET",
    "path": "/reviews/boat/{id}/trends",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "getBoatReviewSummary": {
    "method": "GET",
    "path": "/reviews/boat/{id}/summary",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "listRecentBoatReviews": {
    "method": "GET",
    "path": "/reviews/boat/{id}/recent",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "listFilteredBoatReviewsPage": {
    "method": "GET",
    "path": "/reviews/boat/{id}/filtered",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "listTourReviews": {
    "method": "GET",
    "path": "/reviews/tour/{id}",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "deleteTourReviews": {
    "method": "DELETE",
    "path": "/reviews/tour/{id}",
    "roles": [
      "ADMIN"
    ],
    "owner": "none"
  },
  "getTourAverageRating": {
    "method": "GET",
    "path": "/reviews/tour/{id}/average-rating",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "countTourReviews": {
    "method": "GET",
    "path": "/reviews/tour/{id}/count",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "listTourReviewsPage": {
    "method": "GET",
    "path": "/reviews/tour/{id}/paginated",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "getTourRatingDistribution": {
    "method": "GET",
    "path": "/reviews/tour/{id}/rating-distribution",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "listTourRatingTrends": {
    "method": "GET",
    "path": "/reviews/tour/{id}/trends",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "getTourReviewSummary": {
    "method": "GET",
    "path": "/reviews/tour/{id}/summary",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "listRecentTourReviews": {
    "method": "GET",
    "path": "/reviews/tour/{id}/recent",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "listFilteredTourReviewsPage": {
    "method": "GET",
    "path": "/reviews/tour/{id}/filtered",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "listReviews": {
    "method": "GET",
    "path": "/reviews",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "createReview": {
    "method": "POST",
    "path": "/reviews",
    "roles": [
      "CUSTOMER"
    ],
    "owner": {
      "resource": "bookingCustomer",
      "from": "body.bookingId"
    }
  },
  "queryReviews": {
    "method": "POST",
    "path": "/reviews/query",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "listReviewsPage": {
    "method": "GET",
    "path": "/reviews/paginated",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "listRecentReviews": {
    "method": "GET",
    "path": "/reviews/recent",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "searchReviews": {
    "method": "GET",
    "path": "/reviews/search",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "listReviewsByMinimumRating": {
    "method": "GET",
    "path": "/reviews/rating/{min}",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "listCustomerReviews": {
    "method": "GET",
    "path": "/reviews/customer/{id}",
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
  },
  "listBookingReviews": {
    "method": "GET",
    "path": "/reviews/booking/{id}",
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
  },
  "getReview": {
    "method": "GET",
    "path": "/reviews/{id}",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "updateReview": {
    "method": "PUT",
    "path": "/reviews/{id}",
    "roles": [
      "CUSTOMER"
    ],
    "owner": {
      "resource": "reviewAuthor",
      "from": "path.id"
    }
  },
  "deleteReview": {
    "method": "DELETE",
    "path": "/reviews/{id}",
    "roles": [
      "ADMIN"
    ],
    "owner": "none"
  },
  "flagReview": {
    "method": "POST",
    "path": "/reviews/{id}/flag",
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
  },
  "listTourCalendarDays": {
    "method": "GET",
    "path": "/availabilities/tour/{tourId}/calendar-availability",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "listTourAvailabilities": {
    "method": "GET",
    "path": "/availabilities/tour/{tourId}",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "checkTourAvailabilityWithBookings": {
    "method": "GET",
    "path": "/availabilities/tour/{id}/available-with-bookings",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "checkTourAvailability": {
    "method": "GET",
    "path": "/availabilities/tour/{id}/available",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "getTourAvailabilityByDate": {
    "method": "GET",
    "path": "/availabilities/tour/{id}/date",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "listTourAvailabilitiesByRange": {
    "method": "GET",
    "path": "/availabilities/tour/{id}/range",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "listTourDates": {
    "method": "GET",
    "path": "/tour-dates",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "createTourDate": {
    "method": "POST",
    "path": "/tour-dates",
    "roles": [
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "tour",
      "from": "body.tourId",
      "exempt": [
        "ADMIN"
      ]
    }
  },
  "updateTourDate": {
    "method": "PUT",
    "path": "/tour-dates",
    "roles": [
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "tourPart",
      "from": "body.id",
      "exempt": [
        "ADMIN"
      ]
    }
  },
  "getTourDate": {
    "method": "GET",
    "path": "/tour-dates/{id}",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "deleteTourDate": {
    "method": "DELETE",
    "path": "/tour-dates/{id}",
    "roles": [
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "tourPart",
      "from": "path.id",
      "exempt": [
        "ADMIN"
      ]
    }
  },
  "setTourDateStatus": {
    "method": "PATCH",
    "path": "/tour-dates/{id}/status",
    "roles": [
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "tourPart",
      "from": "path.id",
      "exempt": [
        "ADMIN"
      ]
    }
  },
  "setTourDateMaxGuests": {
    "method": "PATCH",
    "path": "/tour-dates/{id}/max-guests",
    "roles": [
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "tourPart",
      "from": "path.id",
      "exempt": [
        "ADMIN"
      ]
    }
  },
  "checkTourDateExists": {
    "method": "GET",
    "path": "/tour-dates/exists/{id}",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "listTourDatesByStatus": {
    "method": "GET",
    "path": "/tour-dates/status",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "searchTourDatesByStartDate": {
    "method": "GET",
    "path": "/tour-dates/search/start-date",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "listTourDatesByTour": {
    "method": "GET",
    "path": "/tour-dates/tour/{id}",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "deleteTourDatesByTour": {
    "method": "DELETE",
    "path": "/tour-dates/tour/{id}",
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
  },
  "listTourDatesByTourAndStatus": {
    "method": "GET",
    "path": "/tour-dates/tour/{id}/status",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "listOverlappingTourDates": {
    "method": "GET",
    "path": "/tour-dates/tour/{id}/overlapping",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "createTourDates": {
    "method": "POST",
    "path": "/tour-dates/tour/{id}/batch",
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
  },
  "listTourDocuments": {
    "method": "GET",
    "path": "/tours/{id}/documents",
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
  },
  "createTourDocument": {
    "method": "POST",
    "path": "/tour-documents",
    "roles": [
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "tour",
      "from": "body.tourId",
      "exempt": [
        "ADMIN"
      ]
    }
  },
  "updateTourDocument": {
    "method": "PUT",
    "path": "/tour-documents",
    "roles": [
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "tourPart",
      "from": "body.id",
      "exempt": [
        "ADMIN"
      ]
    }
  },
  "getTourDocument": {
    "method": "GET",
    "path": "/tour-documents/{id}",
    "roles": [
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "tourPart",
      "from": "path.id",
      "exempt": [
        "ADMIN"
      ]
    }
  },
  "deleteTourDocument": {
    "method": "DELETE",
    "path": "/tour-documents/{id}",
    "roles": [
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "tourPart",
      "from": "path.id",
      "exempt": [
        "ADMIN"
      ]
    }
  },
  "checkTourDocumentExists": {
    "method": "GET",
    "path": "/tour-documents/{id}/exists",
    "roles": [
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "tourPart",
      "from": "path.id",
      "exempt": [
        "ADMIN"
      ]
    }
  },
  "setTourDocumentDisplayOrder": {
    "method": "PATCH",
    "path": "/tour-documents/{id}/display-order",
    "roles": [
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "tourPart",
      "from": "path.id",
      "exempt": [
        "ADMIN"
      ]
    }
  },
  "setTourDocumentVerification": {
    "method": "PATCH",
    "path": "/tour-documents/{id}/verification",
    "roles": [
      "ADMIN"
    ],
    "owner": "none"
  },
  "createTourDocuments": {
    "method": "POST",
    "path": "/tour-documents/batch",
    "roles": [
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "tour",
      "from": "body.tourId",
      "exempt": [
        "ADMIN"
      ]
    }
  },
  "setTourDocumentDisplayOrders": {
    "method": "PATCH",
    "path": "/tour-documents/display-order/batch",
    "roles": [
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "tour",
      "from": "body.tourId",
      "exempt": [
        "ADMIN"
      ]
    }
  },
  "listTourImages": {
    "method": "GET",
    "path": "/tour-images",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "uploadTourImage": {
    "method": "POST",
    "path": "/tour-images",
    "roles": [
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "tour",
      "from": "body.tourId",
      "exempt": [
        "ADMIN"
      ]
    }
  },
  "updateTourImage": {
    "method": "PUT",
    "path": "/tour-images",
    "roles": [
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "tourPart",
      "from": "body.id",
      "exempt": [
        "ADMIN"
      ]
    }
  },
  "getTourImage": {
    "method": "GET",
    "path": "/tour-images/{id}",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "deleteTourImage": {
    "method": "DELETE",
    "path": "/tour-images/{id}",
    "roles": [
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "tourPart",
      "from": "path.id",
      "exempt": [
        "ADMIN"
      ]
    }
  },
  "setTourImageDisplayOrder": {
    "method": "PATCH",
    "path": "/tour-images/{id}/display-order",
    "roles": [
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "tourPart",
      "from": "path.id",
      "exempt": [
        "ADMIN"
      ]
    }
  },
  "checkTourImageExists": {
    "method": "GET",
    "path": "/tour-images/exists/{id}",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "listTourImagesByTour": {
    "method": "GET",
    "path": "/tour-images/tour/{id}",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "deleteTourImagesByTour": {
    "method": "DELETE",
    "path": "/tour-images/tour/{id}",
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
  },
  "listOrderedTourImages": {
    "method": "GET",
    "path": "/tour-images/tour/{id}/ordered",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "uploadTourImages": {
    "method": "POST",
    "path": "/tour-images/tour/{id}/batch",
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
  },
  "listTours": {
    "method": "GET",
    "path": "/tours",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "createTour": {
    "method": "POST",
    "path": "/tours",
    "roles": [
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "tour",
      "from": "result"
    }
  },
  "updateTour": {
    "method": "PUT",
    "path": "/tours",
    "roles": [
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": {
      "resource": "tour",
      "from": "body.id",
      "exempt": [
        "ADMIN"
      ]
    }
  },
  "getTour": {
    "method": "GET",
    "path": "/tours/{id}",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "deleteTour": {
    "method": "DELETE",
    "path": "/tours/{id}",
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
  },
  "setTourStatus": {
    "method": "PATCH",
    "path": "/tours/{id}/status",
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
  },
  "setTourRating": {
    "method": "PATCH",
    "path": "/tours/{id}/rating",
    "roles": [
      "ADMIN"
    ],
    "owner": "none"
  },
  "listToursByGuide": {
    "method": "GET",
    "path": "/tours/guide/{id}",
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
  },
  "deleteToursByGuide": {
    "method": "DELETE",
    "path": "/tours/guide/{id}",
    "roles": [
      "ADMIN"
    ],
    "owner": "none"
  },
  "checkTourExists": {
    "method": "GET",
    "path": "/tours/exists/{id}",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "listTourTypes": {
    "method": "GET",
    "path": "/tours/types",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "searchToursByName": {
    "method": "GET",
    "path": "/tours/search/name",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "searchToursByType": {
    "method": "GET",
    "path": "/tours/search/type",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "searchToursByLocation": {
    "method": "GET",
    "path": "/tours/search/location",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "searchToursByPriceRange": {
    "method": "GET",
    "path": "/tours/search/price-range",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "searchToursByCapacity": {
    "method": "GET",
    "path": "/tours/search/capacity",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "getUpload": {
    "method": "GET",
    "path": "/uploads/{name}",
    "roles": [
      "ANONYMOUS",
      "CUSTOMER",
      "BOAT_OWNER",
      "ADMIN"
    ],
    "owner": "none"
  },
  "listUsers": {
    "method": "GET",
    "path": "/auth/admin/users",
    "roles": [
      "ADMIN"
    ],
    "owner": "none"
  },
  "searchUsers": {
    "method": "GET",
    "path": "/auth/admin/users/search",
    "roles": [
      "ADMIN"
    ],
    "owner": "none"
  },
  "getManagedUser": {
    "method": "GET",
    "path": "/auth/admin/users/{id}",
    "roles": [
      "ADMIN"
    ],
    "owner": "none"
  },
  "setUserRole": {
    "method": "PUT",
    "path": "/auth/admin/users/{id}/role",
    "roles": [
      "ADMIN"
    ],
    "owner": "none"
  },
  "setUserStatus": {
    "method": "PUT",
    "path": "/auth/admin/users/{id}/status",
    "roles": [
      "ADMIN"
    ],
    "owner": "none"
  },
  "getUser": {
    "method": "GET",
    "path": "/users/{id}",
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
  },
  "listUserBookings": {
    "method": "GET",
    "path": "/users/{id}/bookings",
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
  },
  "listUserReviews": {
    "method": "GET",
    "path": "/users/{id}/reviews",
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
  },
  "listUserBoats": {
    "method": "GET",
    "path": "/users/{id}/boats",
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
  }
} as const;
