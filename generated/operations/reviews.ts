// Generated from the contract by `npm run generate`. Do not edit.

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
    "CUSTOMER",
    "BOAT_OWNER"
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
