// Generated from the contract by `npm run generate`. Do not edit.

export const getAccountById = {
  "method": "GET",
  "path": "/v1/accounts/{id}",
  "signIn": "required",
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
} as const;

export const getAccountByEmail = {
  "method": "GET",
  "path": "/v1/accounts/by-email",
  "signIn": "required",
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
} as const;

export const getAccountByUsername = {
  "method": "GET",
  "path": "/v1/accounts/by-username",
  "signIn": "required",
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
} as const;

export const updateAccountPassword = {
  "method": "PUT",
  "path": "/v1/accounts/{id}/password",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "account",
    "from": "path.id"
  }
} as const;

export const activateAccount = {
  "method": "PUT",
  "path": "/v1/accounts/{id}/activate",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const deactivateAccount = {
  "method": "PUT",
  "path": "/v1/accounts/{id}/deactivate",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const getAdminDashboard = {
  "method": "GET",
  "path": "/admin/dashboard",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const getReviewStatistics = {
  "method": "GET",
  "path": "/admin/reviews/statistics",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const getPlatformTrends = {
  "method": "GET",
  "path": "/admin/trends",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listAdminQueues = {
  "method": "GET",
  "path": "/admin/queues",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listAdminActivity = {
  "method": "GET",
  "path": "/admin/activity",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listAuditPage = {
  "method": "GET",
  "path": "/admin/audit",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const registerAccount = {
  "method": "POST",
  "path": "/auth/register",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const logIn = {
  "method": "POST",
  "path": "/auth/login",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const refreshSession = {
  "method": "POST",
  "path": "/auth/refresh",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "account",
    "from": "session"
  }
} as const;

export const getAccount = {
  "method": "GET",
  "path": "/auth/account",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "account",
    "from": "session"
  }
} as const;

export const completeAccount = {
  "method": "POST",
  "path": "/auth/account",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "account",
    "from": "session"
  }
} as const;

export const updateAccount = {
  "method": "PUT",
  "path": "/auth/account",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "account",
    "from": "session"
  }
} as const;

export const deleteAccount = {
  "method": "DELETE",
  "path": "/auth/account",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "account",
    "from": "session"
  }
} as const;

export const updateOwnPassword = {
  "method": "PUT",
  "path": "/auth/account/password",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "account",
    "from": "session"
  }
} as const;

export const sendVerificationCode = {
  "method": "POST",
  "path": "/auth/email-verification/send-code",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "account",
    "from": "session"
  }
} as const;

export const verifyEmail = {
  "method": "POST",
  "path": "/auth/email-verification/verify",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "account",
    "from": "session"
  }
} as const;

export const requestPasswordReset = {
  "method": "POST",
  "path": "/auth/password-reset/forgot-password",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const resetPassword = {
  "method": "POST",
  "path": "/auth/password-reset/reset-password",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

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

export const listBoatDocuments = {
  "method": "GET",
  "path": "/boats/{id}/documents",
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

export const createBoatDocument = {
  "method": "POST",
  "path": "/boat-documents",
  "signIn": "required",
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
} as const;

export const updateBoatDocument = {
  "method": "PUT",
  "path": "/boat-documents",
  "signIn": "required",
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
} as const;

export const createBoatDocuments = {
  "method": "POST",
  "path": "/boat-documents/batch",
  "signIn": "required",
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
} as const;

export const setBoatDocumentDisplayOrders = {
  "method": "PATCH",
  "path": "/boat-documents/display-order/batch",
  "signIn": "required",
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
} as const;

export const getBoatDocument = {
  "method": "GET",
  "path": "/boat-documents/{id}",
  "signIn": "required",
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
} as const;

export const deleteBoatDocument = {
  "method": "DELETE",
  "path": "/boat-documents/{id}",
  "signIn": "required",
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
} as const;

export const getBoatDocumentFile = {
  "method": "GET",
  "path": "/boat-documents/{id}/file",
  "signIn": "required",
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
} as const;

export const checkBoatDocumentExists = {
  "method": "GET",
  "path": "/boat-documents/{id}/exists",
  "signIn": "required",
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
} as const;

export const setBoatDocumentDisplayOrder = {
  "method": "PATCH",
  "path": "/boat-documents/{id}/display-order",
  "signIn": "required",
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
} as const;

export const setBoatDocumentVerification = {
  "method": "PATCH",
  "path": "/boat-documents/{id}/verification",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const addBoatFeature = {
  "method": "POST",
  "path": "/boat-features/boat/{id}",
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

export const addBoatFeatures = {
  "method": "POST",
  "path": "/boat-features/boat/{id}/bulk",
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

export const deleteBoatFeature = {
  "method": "DELETE",
  "path": "/boat-features/{id}",
  "signIn": "required",
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
} as const;

export const uploadBoatImage = {
  "method": "POST",
  "path": "/boat-images/boat/{id}",
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

export const uploadBoatImages = {
  "method": "POST",
  "path": "/boat-images/boat/{id}/batch-from-base64",
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

export const setBoatImageDisplayOrders = {
  "method": "PATCH",
  "path": "/boat-images/boat/{id}/display-order",
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

export const deleteBoatImage = {
  "method": "DELETE",
  "path": "/boat-images/{id}",
  "signIn": "required",
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
} as const;

export const createBoatService = {
  "method": "POST",
  "path": "/boat-services",
  "signIn": "required",
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
} as const;

export const updateBoatService = {
  "method": "PUT",
  "path": "/boat-services",
  "signIn": "required",
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
} as const;

export const createBoatServices = {
  "method": "POST",
  "path": "/boat-services/batch",
  "signIn": "required",
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
} as const;

export const getBoatService = {
  "method": "GET",
  "path": "/boat-services/{id}",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const deleteBoatService = {
  "method": "DELETE",
  "path": "/boat-services/{id}",
  "signIn": "required",
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
} as const;

export const listBoatServices = {
  "method": "GET",
  "path": "/boat-services/boat/{id}",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const deleteBoatServices = {
  "method": "DELETE",
  "path": "/boat-services/boat/{id}",
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

export const listBoatServicesByType = {
  "method": "GET",
  "path": "/boat-services/type/{type}",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listBoatServicesByBoatAndType = {
  "method": "GET",
  "path": "/boat-services/boat/{id}/type/{type}",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const searchBoatServices = {
  "method": "GET",
  "path": "/boat-services/boat/{id}/search",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listBoats = {
  "method": "GET",
  "path": "/boats",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const createBoat = {
  "method": "POST",
  "path": "/boats",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "boat",
    "from": "result"
  }
} as const;

export const updateBoat = {
  "method": "PUT",
  "path": "/boats",
  "signIn": "required",
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
} as const;

export const getBoat = {
  "method": "GET",
  "path": "/boats/{id}",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const deleteBoat = {
  "method": "DELETE",
  "path": "/boats/{id}",
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

export const listBoatsByOwner = {
  "method": "GET",
  "path": "/boats/owner/{id}",
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

export const listBoatsByCaptain = {
  "method": "GET",
  "path": "/boats/captain/{id}",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const searchBoatsByText = {
  "method": "GET",
  "path": "/boats/search",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const searchBoats = {
  "method": "POST",
  "path": "/boats/search/advanced",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const searchBoatsPage = {
  "method": "POST",
  "path": "/boats/search/advanced/paginated",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listBoatsPage = {
  "method": "GET",
  "path": "/boats/paginated",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const suggestBoats = {
  "method": "GET",
  "path": "/boats/suggestions",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listBoatLocations = {
  "method": "GET",
  "path": "/boats/locations",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const getFleetStatistics = {
  "method": "GET",
  "path": "/boats/statistics",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listBoatStatisticsByLocation = {
  "method": "GET",
  "path": "/boats/statistics/by-location",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listBoatStatisticsByType = {
  "method": "GET",
  "path": "/boats/statistics/by-type",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const getBoatStatistics = {
  "method": "GET",
  "path": "/boats/statistics/{id}",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const countBoatsByLocation = {
  "method": "GET",
  "path": "/boats/count/location/{location}",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const countBoatsByType = {
  "method": "GET",
  "path": "/boats/count/type/{type}",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const checkBoatExists = {
  "method": "GET",
  "path": "/boats/exists/{id}",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const validateBoat = {
  "method": "POST",
  "path": "/boats/validate",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const setBoatStatus = {
  "method": "PATCH",
  "path": "/boats/{id}/status",
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

export const setBoatRating = {
  "method": "PATCH",
  "path": "/boats/{id}/rating",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

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

export const listCaptainApplicationsPage = {
  "method": "GET",
  "path": "/captain-applications",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const submitCaptainApplication = {
  "method": "POST",
  "path": "/captain-applications",
  "signIn": "required",
  "roles": [
    "CUSTOMER"
  ],
  "owner": {
    "resource": "application",
    "from": "result"
  }
} as const;

export const submitCaptainApplicationForm = {
  "method": "POST",
  "path": "/captain-applications/multipart",
  "signIn": "required",
  "roles": [
    "CUSTOMER"
  ],
  "owner": {
    "resource": "application",
    "from": "result"
  }
} as const;

export const getLatestCaptainApplication = {
  "method": "GET",
  "path": "/captain-applications/me/latest",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "application",
    "from": "result"
  }
} as const;

export const getCaptainApplication = {
  "method": "GET",
  "path": "/captain-applications/{id}",
  "signIn": "required",
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
} as const;

export const getApplicationDocument = {
  "method": "GET",
  "path": "/captain-applications/{id}/documents",
  "signIn": "required",
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
} as const;

export const uploadApplicationDocuments = {
  "method": "POST",
  "path": "/captain-applications/{id}/documents",
  "signIn": "required",
  "roles": [
    "CUSTOMER"
  ],
  "owner": {
    "resource": "application",
    "from": "path.id"
  }
} as const;

export const reviewCaptainApplication = {
  "method": "POST",
  "path": "/captain-applications/{id}/review",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const getCaptainProfile = {
  "method": "GET",
  "path": "/captain/profile",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "captainProfile",
    "from": "session"
  }
} as const;

export const getCaptainProfileById = {
  "method": "GET",
  "path": "/captain/profile/{id}",
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

export const getPersonalInfo = {
  "method": "GET",
  "path": "/captain/profile/personal-info",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "captainProfile",
    "from": "session"
  }
} as const;

export const updatePersonalInfo = {
  "method": "PUT",
  "path": "/captain/profile/personal-info",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "captainProfile",
    "from": "session"
  }
} as const;

export const getProfessionalInfo = {
  "method": "GET",
  "path": "/captain/profile/professional-info",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "captainProfile",
    "from": "session"
  }
} as const;

export const updateProfessionalInfo = {
  "method": "PUT",
  "path": "/captain/profile/professional-info",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "captainProfile",
    "from": "session"
  }
} as const;

export const getCaptainStatistics = {
  "method": "GET",
  "path": "/captain/profile/statistics",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "captainProfile",
    "from": "session"
  }
} as const;

export const uploadCaptainPhoto = {
  "method": "POST",
  "path": "/captain/profile/photo",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "captainProfile",
    "from": "session"
  }
} as const;

export const deleteCaptainPhoto = {
  "method": "DELETE",
  "path": "/captain/profile/photo",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "captainProfile",
    "from": "session"
  }
} as const;

export const getCaptainPhoto = {
  "method": "GET",
  "path": "/captain/profile/photo/{id}",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const getCaptainDashboard = {
  "method": "GET",
  "path": "/captain/dashboard",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "user",
    "from": "session"
  }
} as const;

export const getCaptainDashboardById = {
  "method": "GET",
  "path": "/captain/dashboard/{id}",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "captainProfile",
    "from": "path.id",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const updateCompany = {
  "method": "PUT",
  "path": "/company/update",
  "signIn": "required",
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
} as const;

export const listContactMessagesPage = {
  "method": "GET",
  "path": "/contact-messages",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const createContactMessage = {
  "method": "POST",
  "path": "/contact-messages",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listBlogPosts = {
  "method": "GET",
  "path": "/blog-posts",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const getBlogPost = {
  "method": "GET",
  "path": "/blog-posts/{slug}",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const updateBlogPost = {
  "method": "PUT",
  "path": "/blog-posts/{slug}",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listDestinations = {
  "method": "GET",
  "path": "/destinations",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const getDestination = {
  "method": "GET",
  "path": "/destinations/{slug}",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const updateDestination = {
  "method": "PUT",
  "path": "/destinations/{slug}",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listServiceOfferings = {
  "method": "GET",
  "path": "/services-content",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const getContactMessage = {
  "method": "GET",
  "path": "/contact-messages/{id}",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const setContactMessageState = {
  "method": "PUT",
  "path": "/contact-messages/{id}/state",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const getFinanceSummary = {
  "method": "GET",
  "path": "/captain/profile/finance/summary",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "captainProfile",
    "from": "session"
  }
} as const;

export const listFinanceTransactions = {
  "method": "GET",
  "path": "/captain/profile/finance/transactions",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "captainProfile",
    "from": "session"
  }
} as const;

export const listFinanceTransactionsPage = {
  "method": "GET",
  "path": "/captain/profile/finance/transactions/paginated",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "captainProfile",
    "from": "query.ownerId",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const listPendingPayoutsPage = {
  "method": "GET",
  "path": "/captain/profile/finance/payouts",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "captainProfile",
    "from": "query.ownerId",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const getFinanceReport = {
  "method": "GET",
  "path": "/captain/profile/finance/report",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "captainProfile",
    "from": "query.ownerId",
    "exempt": [
      "ADMIN"
    ]
  },
  "maxDays": 366
} as const;

export const getHealth = {
  "method": "GET",
  "path": "/health",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listDocumentsPage = {
  "method": "GET",
  "path": "/admin/documents",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listManagedBoatsPage = {
  "method": "GET",
  "path": "/admin/boats",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listManagedToursPage = {
  "method": "GET",
  "path": "/admin/tours",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listManagedReviewsPage = {
  "method": "GET",
  "path": "/admin/reviews",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listReviewTrends = {
  "method": "GET",
  "path": "/admin/reviews/trends",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listReportedReviewsPage = {
  "method": "GET",
  "path": "/admin/reviews/reported",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const keepReview = {
  "method": "PUT",
  "path": "/admin/reviews/{id}/keep",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const getReviewRemovalPreview = {
  "method": "GET",
  "path": "/admin/reviews/{id}/removal-preview",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const removeReview = {
  "method": "POST",
  "path": "/admin/reviews/{id}/removal",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listMessages = {
  "method": "GET",
  "path": "/messages",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "messageParty",
    "from": "result"
  }
} as const;

export const sendMessage = {
  "method": "POST",
  "path": "/messages",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "user",
    "from": "body.senderId"
  }
} as const;

export const queryMessages = {
  "method": "POST",
  "path": "/messages/query",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "messageParty",
    "from": "result"
  }
} as const;

export const updateMessageReadStatus = {
  "method": "PUT",
  "path": "/messages/read-status",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "messageRecipient",
    "from": "body.messageId"
  }
} as const;

export const listConversationMessages = {
  "method": "GET",
  "path": "/messages/conversation/{id}",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "conversation",
    "from": "path.id"
  }
} as const;

export const deleteConversation = {
  "method": "DELETE",
  "path": "/messages/conversation/{id}",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "conversation",
    "from": "path.id"
  }
} as const;

export const listConversations = {
  "method": "GET",
  "path": "/messages/conversations/user/{id}",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "user",
    "from": "path.id"
  }
} as const;

export const listSentMessages = {
  "method": "GET",
  "path": "/messages/sender/{id}",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "user",
    "from": "path.id"
  }
} as const;

export const listReceivedMessages = {
  "method": "GET",
  "path": "/messages/recipient/{id}",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "user",
    "from": "path.id"
  }
} as const;

export const listUserMessages = {
  "method": "GET",
  "path": "/messages/user/{id}",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "user",
    "from": "path.id"
  }
} as const;

export const listUnreadMessages = {
  "method": "GET",
  "path": "/messages/unread/recipient/{id}",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "user",
    "from": "path.id"
  }
} as const;

export const getMessage = {
  "method": "GET",
  "path": "/messages/{id}",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "messageParty",
    "from": "path.id"
  }
} as const;

export const deleteMessage = {
  "method": "DELETE",
  "path": "/messages/{id}",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "messageSender",
    "from": "path.id"
  }
} as const;

export const countNotifications = {
  "method": "GET",
  "path": "/notifications/user/{userId}/count",
  "signIn": "required",
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
} as const;

export const countUnreadNotifications = {
  "method": "GET",
  "path": "/notifications/user/{userId}/unread/count",
  "signIn": "required",
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
} as const;

export const listUnreadNotifications = {
  "method": "GET",
  "path": "/notifications/user/{userId}/unread",
  "signIn": "required",
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
} as const;

export const listNotificationsPage = {
  "method": "GET",
  "path": "/notifications/user/{userId}",
  "signIn": "required",
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
} as const;

export const markNotificationRead = {
  "method": "PUT",
  "path": "/notifications/{id}/read",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "notification",
    "from": "path.id"
  }
} as const;

export const markAllNotificationsRead = {
  "method": "PUT",
  "path": "/notifications/user/{userId}/read-all",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "user",
    "from": "path.userId"
  }
} as const;

export const listOwnerDocumentsPage = {
  "method": "GET",
  "path": "/documents/owner/{id}",
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

export const listBookingPayments = {
  "method": "GET",
  "path": "/bookings/{id}/payments",
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

export const processBookingPayment = {
  "method": "POST",
  "path": "/bookings/{id}/payments/process",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER"
  ],
  "owner": {
    "resource": "bookingCustomer",
    "from": "path.id"
  }
} as const;

export const getBookingPaymentStatus = {
  "method": "GET",
  "path": "/bookings/{id}/payment/status",
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

export const checkBookingPaymentStatus = {
  "method": "POST",
  "path": "/bookings/{id}/payment/check-status",
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

export const initializeDepositPayment = {
  "method": "POST",
  "path": "/bookings/{id}/payment/initialize-deposit",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER"
  ],
  "owner": {
    "resource": "bookingCustomer",
    "from": "path.id"
  }
} as const;

export const listPaymentsPage = {
  "method": "GET",
  "path": "/bookings/payments",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const createPayment = {
  "method": "POST",
  "path": "/bookings/payments",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER"
  ],
  "owner": {
    "resource": "bookingCustomer",
    "from": "body.bookingId"
  }
} as const;

export const updatePayment = {
  "method": "PUT",
  "path": "/bookings/payments/{id}",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const setPaymentStatus = {
  "method": "PATCH",
  "path": "/bookings/payments/{id}/status",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const refundPayment = {
  "method": "POST",
  "path": "/bookings/payments/{id}/refund",
  "signIn": "required",
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
} as const;

export const initializeThreeDsPayment = {
  "method": "POST",
  "path": "/payments/3ds/initialize",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER"
  ],
  "owner": {
    "resource": "bookingCustomer",
    "from": "body.bookingId"
  }
} as const;

export const completeThreeDsPayment = {
  "method": "POST",
  "path": "/payments/3ds/complete",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER"
  ],
  "owner": {
    "resource": "paymentCustomer",
    "from": "result"
  }
} as const;

export const checkCardBin = {
  "method": "POST",
  "path": "/payments/3ds/bin-check",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER"
  ],
  "owner": "none"
} as const;

export const listOwnerPublishChecklists = {
  "method": "GET",
  "path": "/publish-checklists/owner/{id}",
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

export const getBoatPublishChecklist = {
  "method": "GET",
  "path": "/publish-checklists/boat/{id}",
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

export const getTourPublishChecklist = {
  "method": "GET",
  "path": "/publish-checklists/tour/{id}",
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

export const listReviewReplies = {
  "method": "GET",
  "path": "/reviews/{id}/replies",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const countReviewReplies = {
  "method": "GET",
  "path": "/reviews/{id}/replies/count",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const replyToReview = {
  "method": "POST",
  "path": "/reviews/{id}/reply",
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

export const getReviewReply = {
  "method": "GET",
  "path": "/reviews/replies/{id}",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listUserReviewReplies = {
  "method": "GET",
  "path": "/reviews/replies/user/{id}",
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

export const listBoatReviews = {
  "method": "GET",
  "path": "/reviews/boat/{id}",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const deleteBoatReviews = {
  "method": "DELETE",
  "path": "/reviews/boat/{id}",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const getBoatAverageRating = {
  "method": "GET",
  "path": "/reviews/boat/{id}/average-rating",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const countBoatReviews = {
  "method": "GET",
  "path": "/reviews/boat/{id}/count",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listBoatReviewsPage = {
  "method": "GET",
  "path": "/reviews/boat/{id}/paginated",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const getBoatRatingDistribution = {
  "method": "GET",
  "path": "/reviews/boat/{id}/rating-distribution",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listBoatRatingTrends = {
  "method": "GET",
  "path": "/reviews/boat/{id}/trends",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const getBoatReviewSummary = {
  "method": "GET",
  "path": "/reviews/boat/{id}/summary",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listRecentBoatReviews = {
  "method": "GET",
  "path": "/reviews/boat/{id}/recent",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listFilteredBoatReviewsPage = {
  "method": "GET",
  "path": "/reviews/boat/{id}/filtered",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listOwnerReviewsPage = {
  "method": "GET",
  "path": "/reviews/owner/{id}/paginated",
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

export const getOwnerReviewSummary = {
  "method": "GET",
  "path": "/reviews/owner/{id}/summary",
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

export const getOwnerRatingTrend = {
  "method": "GET",
  "path": "/reviews/owner/{id}/trend",
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

export const listOwnerOfferRatings = {
  "method": "GET",
  "path": "/reviews/owner/{id}/by-offer",
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

export const listTourReviews = {
  "method": "GET",
  "path": "/reviews/tour/{id}",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const deleteTourReviews = {
  "method": "DELETE",
  "path": "/reviews/tour/{id}",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const getTourAverageRating = {
  "method": "GET",
  "path": "/reviews/tour/{id}/average-rating",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const countTourReviews = {
  "method": "GET",
  "path": "/reviews/tour/{id}/count",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listTourReviewsPage = {
  "method": "GET",
  "path": "/reviews/tour/{id}/paginated",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const getTourRatingDistribution = {
  "method": "GET",
  "path": "/reviews/tour/{id}/rating-distribution",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listTourRatingTrends = {
  "method": "GET",
  "path": "/reviews/tour/{id}/trends",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const getTourReviewSummary = {
  "method": "GET",
  "path": "/reviews/tour/{id}/summary",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listRecentTourReviews = {
  "method": "GET",
  "path": "/reviews/tour/{id}/recent",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listFilteredTourReviewsPage = {
  "method": "GET",
  "path": "/reviews/tour/{id}/filtered",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listReviews = {
  "method": "GET",
  "path": "/reviews",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const createReview = {
  "method": "POST",
  "path": "/reviews",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER"
  ],
  "owner": {
    "resource": "bookingCustomer",
    "from": "body.bookingId"
  }
} as const;

export const queryReviews = {
  "method": "POST",
  "path": "/reviews/query",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listReviewsPage = {
  "method": "GET",
  "path": "/reviews/paginated",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listRecentReviews = {
  "method": "GET",
  "path": "/reviews/recent",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const searchReviews = {
  "method": "GET",
  "path": "/reviews/search",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listReviewsByMinimumRating = {
  "method": "GET",
  "path": "/reviews/rating/{min}",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listCustomerReviews = {
  "method": "GET",
  "path": "/reviews/customer/{id}",
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

export const listBookingReviews = {
  "method": "GET",
  "path": "/reviews/booking/{id}",
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

export const getReview = {
  "method": "GET",
  "path": "/reviews/{id}",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const updateReview = {
  "method": "PUT",
  "path": "/reviews/{id}",
  "signIn": "required",
  "roles": [
    "CUSTOMER"
  ],
  "owner": {
    "resource": "reviewAuthor",
    "from": "path.id"
  }
} as const;

export const deleteReview = {
  "method": "DELETE",
  "path": "/reviews/{id}",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const flagReview = {
  "method": "POST",
  "path": "/reviews/{id}/flag",
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

export const listTourDates = {
  "method": "GET",
  "path": "/tour-dates",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const createTourDate = {
  "method": "POST",
  "path": "/tour-dates",
  "signIn": "required",
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
} as const;

export const updateTourDate = {
  "method": "PUT",
  "path": "/tour-dates",
  "signIn": "required",
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
} as const;

export const getTourDate = {
  "method": "GET",
  "path": "/tour-dates/{id}",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const deleteTourDate = {
  "method": "DELETE",
  "path": "/tour-dates/{id}",
  "signIn": "required",
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
} as const;

export const setTourDateStatus = {
  "method": "PATCH",
  "path": "/tour-dates/{id}/status",
  "signIn": "required",
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
} as const;

export const setTourDateMaxGuests = {
  "method": "PATCH",
  "path": "/tour-dates/{id}/max-guests",
  "signIn": "required",
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
} as const;

export const checkTourDateExists = {
  "method": "GET",
  "path": "/tour-dates/exists/{id}",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listTourDatesByStatus = {
  "method": "GET",
  "path": "/tour-dates/status",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const searchTourDatesByStartDate = {
  "method": "GET",
  "path": "/tour-dates/search/start-date",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listTourDatesByTour = {
  "method": "GET",
  "path": "/tour-dates/tour/{id}",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const deleteTourDatesByTour = {
  "method": "DELETE",
  "path": "/tour-dates/tour/{id}",
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

export const listTourDatesByTourAndStatus = {
  "method": "GET",
  "path": "/tour-dates/tour/{id}/status",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listOverlappingTourDates = {
  "method": "GET",
  "path": "/tour-dates/tour/{id}/overlapping",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const createTourDates = {
  "method": "POST",
  "path": "/tour-dates/tour/{id}/batch",
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

export const addTourDates = {
  "method": "POST",
  "path": "/tour-dates/tour/{id}/bulk",
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

export const listTourDateSeats = {
  "method": "GET",
  "path": "/tour-dates/tour/{id}/seats",
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

export const listTourDocuments = {
  "method": "GET",
  "path": "/tours/{id}/documents",
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

export const createTourDocument = {
  "method": "POST",
  "path": "/tour-documents",
  "signIn": "required",
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
} as const;

export const updateTourDocument = {
  "method": "PUT",
  "path": "/tour-documents",
  "signIn": "required",
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
} as const;

export const getTourDocument = {
  "method": "GET",
  "path": "/tour-documents/{id}",
  "signIn": "required",
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
} as const;

export const deleteTourDocument = {
  "method": "DELETE",
  "path": "/tour-documents/{id}",
  "signIn": "required",
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
} as const;

export const getTourDocumentFile = {
  "method": "GET",
  "path": "/tour-documents/{id}/file",
  "signIn": "required",
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
} as const;

export const checkTourDocumentExists = {
  "method": "GET",
  "path": "/tour-documents/{id}/exists",
  "signIn": "required",
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
} as const;

export const setTourDocumentDisplayOrder = {
  "method": "PATCH",
  "path": "/tour-documents/{id}/display-order",
  "signIn": "required",
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
} as const;

export const setTourDocumentVerification = {
  "method": "PATCH",
  "path": "/tour-documents/{id}/verification",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const createTourDocuments = {
  "method": "POST",
  "path": "/tour-documents/batch",
  "signIn": "required",
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
} as const;

export const setTourDocumentDisplayOrders = {
  "method": "PATCH",
  "path": "/tour-documents/display-order/batch",
  "signIn": "required",
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
} as const;

export const listTourImages = {
  "method": "GET",
  "path": "/tour-images",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const uploadTourImage = {
  "method": "POST",
  "path": "/tour-images",
  "signIn": "required",
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
} as const;

export const updateTourImage = {
  "method": "PUT",
  "path": "/tour-images",
  "signIn": "required",
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
} as const;

export const getTourImage = {
  "method": "GET",
  "path": "/tour-images/{id}",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const deleteTourImage = {
  "method": "DELETE",
  "path": "/tour-images/{id}",
  "signIn": "required",
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
} as const;

export const setTourImageDisplayOrder = {
  "method": "PATCH",
  "path": "/tour-images/{id}/display-order",
  "signIn": "required",
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
} as const;

export const checkTourImageExists = {
  "method": "GET",
  "path": "/tour-images/exists/{id}",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listTourImagesByTour = {
  "method": "GET",
  "path": "/tour-images/tour/{id}",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const deleteTourImagesByTour = {
  "method": "DELETE",
  "path": "/tour-images/tour/{id}",
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

export const listOrderedTourImages = {
  "method": "GET",
  "path": "/tour-images/tour/{id}/ordered",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const uploadTourImages = {
  "method": "POST",
  "path": "/tour-images/tour/{id}/batch",
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

export const listTours = {
  "method": "GET",
  "path": "/tours",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const createTour = {
  "method": "POST",
  "path": "/tours",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "tour",
    "from": "result"
  }
} as const;

export const updateTour = {
  "method": "PUT",
  "path": "/tours",
  "signIn": "required",
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
} as const;

export const getTour = {
  "method": "GET",
  "path": "/tours/{id}",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const deleteTour = {
  "method": "DELETE",
  "path": "/tours/{id}",
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

export const setTourStatus = {
  "method": "PATCH",
  "path": "/tours/{id}/status",
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

export const setTourRating = {
  "method": "PATCH",
  "path": "/tours/{id}/rating",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listToursByGuide = {
  "method": "GET",
  "path": "/tours/guide/{id}",
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

export const deleteToursByGuide = {
  "method": "DELETE",
  "path": "/tours/guide/{id}",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const checkTourExists = {
  "method": "GET",
  "path": "/tours/exists/{id}",
  "signIn": "optional",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listTourTypes = {
  "method": "GET",
  "path": "/tours/types",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const searchToursByName = {
  "method": "GET",
  "path": "/tours/search/name",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const searchToursByType = {
  "method": "GET",
  "path": "/tours/search/type",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const searchToursByLocation = {
  "method": "GET",
  "path": "/tours/search/location",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const searchToursByPriceRange = {
  "method": "GET",
  "path": "/tours/search/price-range",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const searchToursByCapacity = {
  "method": "GET",
  "path": "/tours/search/capacity",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const uploadPicture = {
  "method": "POST",
  "path": "/uploads",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "account",
    "from": "session"
  }
} as const;

export const getUpload = {
  "method": "GET",
  "path": "/uploads/{name}",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listUsers = {
  "method": "GET",
  "path": "/auth/admin/users",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const searchUsers = {
  "method": "GET",
  "path": "/auth/admin/users/search",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const getManagedUser = {
  "method": "GET",
  "path": "/auth/admin/users/{id}",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const setUserRole = {
  "method": "PUT",
  "path": "/auth/admin/users/{id}/role",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const setUserStatus = {
  "method": "PUT",
  "path": "/auth/admin/users/{id}/status",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const getUser = {
  "method": "GET",
  "path": "/users/{id}",
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

export const listUserBookings = {
  "method": "GET",
  "path": "/users/{id}/bookings",
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

export const listUserReviews = {
  "method": "GET",
  "path": "/users/{id}/reviews",
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

export const listUserBoats = {
  "method": "GET",
  "path": "/users/{id}/boats",
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

export const listUsersPage = {
  "method": "GET",
  "path": "/auth/admin/users/paginated",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const getManagedUserOverview = {
  "method": "GET",
  "path": "/auth/admin/users/{id}/overview",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const getUserChangePreview = {
  "method": "GET",
  "path": "/auth/admin/users/{id}/change-preview",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;
