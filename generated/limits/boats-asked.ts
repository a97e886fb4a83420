// Generated from the contract by `npm run generate`. Do not edit.

export const boatSearchLimits = {
  "name": {
    "maxLength": 100
  },
  "location": {
    "maxLength": 100
  },
  "occasion": {
    "maxLength": 60
  },
  "minCapacity": {
    "minimum": 1,
    "maximum": 100
  },
  "type": {},
  "captainIncluded": {},
  "isInstantConfirmation": {},
  "minCabins": {
    "minimum": 1,
    "maximum": 50
  },
  "minRating": {
    "minimum": 1,
    "maximum": 5
  },
  "features": {
    "maxItems": 20,
    "items": {
      "minLength": 1,
      "maxLength": 100
    }
  },
  "minPrice": {
    "minimum": 0,
    "maximum": 100000000
  },
  "maxPrice": {
    "minimum": 0,
    "maximum": 100000000
  },
  "startDate": {},
  "endDate": {}
} as const;

export const listBoatsByOwnerParameters = {
  "part": {
    "default": 0,
    "minimum": 0,
    "maximum": 10000
  }
} as const;

export const searchBoatsByTextParameters = {
  "query": {
    "required": true,
    "minLength": 1,
    "maxLength": 100
  }
} as const;

export const searchBoatsPageParameters = {
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
    "default": "popularity,desc"
  }
} as const;

export const listBoatsPageParameters = {
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
    "default": "popularity,desc"
  }
} as const;

export const suggestBoatsParameters = {
  "query": {
    "required": true,
    "minLength": 1,
    "maxLength": 100
  },
  "limit": {
    "default": 6,
    "minimum": 1,
    "maximum": 20
  }
} as const;

export const setBoatStatusParameters = {
  "status": {
    "required": true
  }
} as const;

export const setBoatRatingParameters = {
  "rating": {
    "required": true,
    "minimum": 1,
    "maximum": 5
  }
} as const;
