// Generated from the contract by `npm run generate`. Do not edit.

export const getReviewStatisticsParameters = {
  "category": {},
  "location": {
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
  "ownerId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "customerId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "minRating": {
    "minimum": 1,
    "maximum": 5
  },
  "maxRating": {
    "minimum": 1,
    "maximum": 5
  },
  "verified": {},
  "withReplies": {},
  "reported": {},
  "startDate": {},
  "endDate": {},
  "keyword": {
    "minLength": 1,
    "maxLength": 100
  }
} as const;

export const getPlatformTrendsParameters = {
  "days": {
    "default": 30,
    "minimum": 7,
    "maximum": 90
  }
} as const;

export const listAdminActivityParameters = {
  "limit": {
    "default": 20,
    "minimum": 1,
    "maximum": 100
  },
  "type": {}
} as const;

export const listAuditPageParameters = {
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
  "sort": {},
  "actorId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "act": {},
  "recordType": {},
  "recordId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "from": {},
  "to": {},
  "query": {
    "minLength": 1,
    "maxLength": 100
  }
} as const;

export const listDocumentsPageParameters = {
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
  "sort": {},
  "kind": {},
  "state": {},
  "documentType": {},
  "validity": {},
  "ownerId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "query": {
    "minLength": 1,
    "maxLength": 100
  }
} as const;

export const listManagedBoatsPageParameters = {
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
  "sort": {},
  "status": {},
  "ownerId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "location": {
    "minLength": 1,
    "maxLength": 100
  },
  "query": {
    "minLength": 1,
    "maxLength": 100
  }
} as const;

export const listManagedToursPageParameters = {
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
  "sort": {},
  "status": {},
  "ownerId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "location": {
    "minLength": 1,
    "maxLength": 100
  },
  "query": {
    "minLength": 1,
    "maxLength": 100
  }
} as const;

export const listManagedReviewsPageParameters = {
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
  },
  "category": {},
  "location": {
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
  "ownerId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "customerId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "minRating": {
    "minimum": 1,
    "maximum": 5
  },
  "maxRating": {
    "minimum": 1,
    "maximum": 5
  },
  "verified": {},
  "withReplies": {},
  "reported": {},
  "startDate": {},
  "endDate": {},
  "keyword": {
    "minLength": 1,
    "maxLength": 100
  }
} as const;

export const listReviewTrendsParameters = {
  "period": {
    "default": "monthly"
  },
  "category": {},
  "location": {
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
  "ownerId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "customerId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "minRating": {
    "minimum": 1,
    "maximum": 5
  },
  "maxRating": {
    "minimum": 1,
    "maximum": 5
  },
  "verified": {},
  "withReplies": {},
  "reported": {},
  "startDate": {},
  "endDate": {},
  "keyword": {
    "minLength": 1,
    "maxLength": 100
  }
} as const;

export const listReportedReviewsPageParameters = {
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
  "sort": {},
  "state": {},
  "category": {},
  "reviewId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "query": {
    "minLength": 1,
    "maxLength": 100
  }
} as const;
