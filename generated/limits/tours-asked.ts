// Generated from the contract by `npm run generate`. Do not edit.

export const setTourStatusParameters = {
  "status": {
    "required": true
  }
} as const;

export const setTourRatingParameters = {
  "rating": {
    "required": true,
    "minimum": 1,
    "maximum": 5
  }
} as const;

export const listToursByGuideParameters = {
  "part": {
    "default": 0,
    "minimum": 0,
    "maximum": 10000
  }
} as const;

export const searchToursByNameParameters = {
  "name": {
    "required": true,
    "minLength": 1,
    "maxLength": 100
  }
} as const;

export const searchToursByTypeParameters = {
  "type": {
    "required": true
  }
} as const;

export const searchToursByLocationParameters = {
  "location": {
    "required": true,
    "minLength": 1,
    "maxLength": 100
  }
} as const;

export const searchToursByPriceRangeParameters = {
  "minPrice": {
    "minimum": 0,
    "maximum": 100000000
  },
  "maxPrice": {
    "minimum": 0,
    "maximum": 100000000
  }
} as const;

export const searchToursByCapacityParameters = {
  "minCapacity": {
    "required": true,
    "minimum": 1,
    "maximum": 100
  }
} as const;
