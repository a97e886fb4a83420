// Generated from the contract by `npm run generate`. Do not edit.

export const reviewQueryLimits = {
  "boatId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "tourId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "minRating": {
    "minimum": 1,
    "maximum": 5
  },
  "verified": {},
  "withReplies": {},
  "startDate": {},
  "endDate": {},
  "keyword": {
    "minLength": 1,
    "maxLength": 100
  },
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
  "sortBy": {
    "default": "createdAt"
  },
  "sortDirection": {
    "default": "desc"
  }
} as const;

export const listBoatReviewsPageParameters = {
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
  "sortBy": {
    "default": "createdAt"
  },
  "sortDirection": {
    "default": "desc"
  }
} as const;

export const listBoatRatingTrendsParameters = {
  "period": {
    "default": "monthly"
  }
} as const;

export const listRecentBoatReviewsParameters = {
  "limit": {
    "default": 5,
    "minimum": 1,
    "maximum": 50
  }
} as const;

export const listFilteredBoatReviewsPageParameters = {
  "minRating": {
    "minimum": 1,
    "maximum": 5
  },
  "verified": {},
  "withReplies": {},
  "startDate": {},
  "endDate": {},
  "keyword": {
    "minLength": 1,
    "maxLength": 100
  },
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
  "sortBy": {
    "default": "createdAt"
  },
  "sortDirection": {
    "default": "desc"
  }
} as const;

export const listOwnerReviewsPageParameters = {
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
  "boatId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "tourId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "rating": {
    "minimum": 1,
    "maximum": 5
  },
  "answered": {},
  "unansweredFirst": {
    "default": false
  },
  "startDate": {},
  "endDate": {},
  "keyword": {
    "minLength": 1,
    "maxLength": 100
  },
  "sort": {
    "default": "createdAt,desc"
  }
} as const;

export const getOwnerRatingTrendParameters = {
  "days": {
    "default": 30
  }
} as const;

export const listTourReviewsPageParameters = {
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
  "sortBy": {
    "default": "createdAt"
  },
  "sortDirection": {
    "default": "desc"
  }
} as const;

export const listTourRatingTrendsParameters = {
  "period": {
    "default": "monthly"
  }
} as const;

export const listRecentTourReviewsParameters = {
  "limit": {
    "default": 5,
    "minimum": 1,
    "maximum": 50
  }
} as const;

export const listFilteredTourReviewsPageParameters = {
  "minRating": {
    "minimum": 1,
    "maximum": 5
  },
  "verified": {},
  "withReplies": {},
  "startDate": {},
  "endDate": {},
  "keyword": {
    "minLength": 1,
    "maxLength": 100
  },
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
  "sortBy": {
    "default": "createdAt"
  },
  "sortDirection": {
    "default": "desc"
  }
} as const;

export const listReviewsParameters = {
  "minRating": {
    "minimum": 1,
    "maximum": 5
  },
  "verified": {},
  "withReplies": {},
  "startDate": {},
  "endDate": {},
  "keyword": {
    "minLength": 1,
    "maxLength": 100
  }
} as const;

export const listReviewsPageParameters = {
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
  }
} as const;

export const listRecentReviewsParameters = {
  "limit": {
    "default": 10,
    "minimum": 1,
    "maximum": 50
  },
  "minRating": {
    "minimum": 1,
    "maximum": 5
  },
  "textLanguage": {
    "minLength": 2,
    "maxLength": 2
  }
} as const;

export const searchReviewsParameters = {
  "keyword": {
    "required": true,
    "minLength": 1,
    "maxLength": 100
  }
} as const;
