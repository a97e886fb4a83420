// Generated from the contract by `npm run generate`. Do not edit.

export const boatCoreLimits = {
  "name": {
    "required": true,
    "minLength": 1,
    "maxLength": 100
  },
  "type": {
    "required": true
  },
  "brandModel": {
    "minLength": 1,
    "maxLength": 100
  },
  "buildYear": {
    "minimum": 1970,
    "maximum": 2100
  },
  "length": {
    "minimum": 0,
    "maximum": 200
  },
  "capacity": {
    "required": true,
    "minimum": 1,
    "maximum": 100
  },
  "dailyPrice": {
    "required": true,
    "maximum": 10000000,
    "exclusiveMinimum": 0
  },
  "hourlyPrice": {
    "maximum": 10000000,
    "exclusiveMinimum": 0
  },
  "location": {
    "required": true,
    "minLength": 1,
    "maxLength": 100
  },
  "latitude": {
    "minimum": -90,
    "maximum": 90
  },
  "longitude": {
    "minimum": -180,
    "maximum": 180
  },
  "captainIncluded": {},
  "cabins": {
    "minimum": 0,
    "maximum": 50
  }
} as const;

export const boatCreateLimits = {
  "name": {
    "required": true,
    "minLength": 1,
    "maxLength": 100
  },
  "type": {
    "required": true
  },
  "brandModel": {
    "minLength": 1,
    "maxLength": 100
  },
  "buildYear": {
    "minimum": 1970,
    "maximum": 2100
  },
  "length": {
    "minimum": 0,
    "maximum": 200
  },
  "capacity": {
    "required": true,
    "minimum": 1,
    "maximum": 100
  },
  "dailyPrice": {
    "required": true,
    "maximum": 10000000,
    "exclusiveMinimum": 0
  },
  "hourlyPrice": {
    "maximum": 10000000,
    "exclusiveMinimum": 0
  },
  "location": {
    "required": true,
    "minLength": 1,
    "maxLength": 100
  },
  "latitude": {
    "minimum": -90,
    "maximum": 90
  },
  "longitude": {
    "minimum": -180,
    "maximum": 180
  },
  "captainIncluded": {},
  "cabins": {
    "minimum": 0,
    "maximum": 50
  },
  "description": {
    "maxLength": 5000
  },
  "shortDescription": {
    "maxLength": 200
  },
  "manufacturer": {
    "maxLength": 100
  },
  "width": {
    "minimum": 0,
    "maximum": 60
  },
  "maxSpeed": {
    "minimum": 0,
    "maximum": 100
  },
  "fuelType": {},
  "bathrooms": {
    "minimum": 0,
    "maximum": 50
  },
  "toiletCount": {
    "minimum": 0,
    "maximum": 50
  },
  "crew": {
    "minimum": 0,
    "maximum": 100
  },
  "diningCapacity": {
    "minimum": 0,
    "maximum": 100
  },
  "flag": {
    "maxLength": 60
  },
  "material": {
    "maxLength": 60
  },
  "departurePoint": {
    "maxLength": 100
  },
  "returnPoint": {
    "maxLength": 100
  },
  "organizationTypes": {
    "maxItems": 20,
    "items": {
      "minLength": 1,
      "maxLength": 60
    }
  },
  "rules": {},
  "inclusions": {},
  "dayPlan": {
    "maxItems": 12
  },
  "ownerId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "status": {},
  "model": {
    "minLength": 1,
    "maxLength": 100
  },
  "year": {
    "minimum": 1970,
    "maximum": 2100
  },
  "images": {
    "maxItems": 20
  },
  "features": {
    "maxItems": 100
  },
  "services": {
    "maxItems": 100
  }
} as const;

export const boatDetailsLimits = {
  "description": {
    "maxLength": 5000
  },
  "shortDescription": {
    "maxLength": 200
  },
  "manufacturer": {
    "maxLength": 100
  },
  "width": {
    "minimum": 0,
    "maximum": 60
  },
  "maxSpeed": {
    "minimum": 0,
    "maximum": 100
  },
  "fuelType": {},
  "bathrooms": {
    "minimum": 0,
    "maximum": 50
  },
  "toiletCount": {
    "minimum": 0,
    "maximum": 50
  },
  "crew": {
    "minimum": 0,
    "maximum": 100
  },
  "diningCapacity": {
    "minimum": 0,
    "maximum": 100
  },
  "flag": {
    "maxLength": 60
  },
  "material": {
    "maxLength": 60
  },
  "departurePoint": {
    "maxLength": 100
  },
  "returnPoint": {
    "maxLength": 100
  },
  "organizationTypes": {
    "maxItems": 20,
    "items": {
      "minLength": 1,
      "maxLength": 60
    }
  },
  "rules": {},
  "inclusions": {},
  "dayPlan": {
    "maxItems": 12
  }
} as const;

export const boatInclusionsLimits = {
  "fuel": {},
  "food": {},
  "drinks": {},
  "towels": {},
  "cleaning": {},
  "harbourFees": {}
} as const;

export const boatRulesLimits = {
  "smoking": {
    "required": true
  },
  "pets": {
    "required": true
  },
  "alcohol": {
    "required": true
  },
  "music": {
    "required": true
  },
  "additionalRules": {
    "required": true,
    "maxLength": 1000
  }
} as const;

export const boatServiceDraftLimits = {
  "name": {
    "required": true,
    "minLength": 1,
    "maxLength": 100
  },
  "description": {
    "maxLength": 1000
  },
  "serviceType": {
    "required": true
  },
  "price": {
    "required": true,
    "maximum": 10000000,
    "exclusiveMinimum": 0
  },
  "quantity": {
    "default": 1,
    "minimum": 1,
    "maximum": 1000
  },
  "boatId": {
    "minimum": 0,
    "maximum": 9007199254740991
  }
} as const;

export const boatUpdateLimits = {
  "name": {
    "required": true,
    "minLength": 1,
    "maxLength": 100
  },
  "type": {
    "required": true
  },
  "brandModel": {
    "minLength": 1,
    "maxLength": 100
  },
  "buildYear": {
    "minimum": 1970,
    "maximum": 2100
  },
  "length": {
    "minimum": 0,
    "maximum": 200
  },
  "capacity": {
    "required": true,
    "minimum": 1,
    "maximum": 100
  },
  "dailyPrice": {
    "required": true,
    "maximum": 10000000,
    "exclusiveMinimum": 0
  },
  "hourlyPrice": {
    "maximum": 10000000,
    "exclusiveMinimum": 0
  },
  "location": {
    "required": true,
    "minLength": 1,
    "maxLength": 100
  },
  "latitude": {
    "minimum": -90,
    "maximum": 90
  },
  "longitude": {
    "minimum": -180,
    "maximum": 180
  },
  "captainIncluded": {},
  "cabins": {
    "minimum": 0,
    "maximum": 50
  },
  "description": {
    "maxLength": 5000
  },
  "shortDescription": {
    "maxLength": 200
  },
  "manufacturer": {
    "maxLength": 100
  },
  "width": {
    "minimum": 0,
    "maximum": 60
  },
  "maxSpeed": {
    "minimum": 0,
    "maximum": 100
  },
  "fuelType": {},
  "bathrooms": {
    "minimum": 0,
    "maximum": 50
  },
  "toiletCount": {
    "minimum": 0,
    "maximum": 50
  },
  "crew": {
    "minimum": 0,
    "maximum": 100
  },
  "diningCapacity": {
    "minimum": 0,
    "maximum": 100
  },
  "flag": {
    "maxLength": 60
  },
  "material": {
    "maxLength": 60
  },
  "departurePoint": {
    "maxLength": 100
  },
  "returnPoint": {
    "maxLength": 100
  },
  "organizationTypes": {
    "maxItems": 20,
    "items": {
      "minLength": 1,
      "maxLength": 60
    }
  },
  "rules": {},
  "inclusions": {},
  "dayPlan": {
    "maxItems": 12
  },
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "ownerId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "model": {
    "minLength": 1,
    "maxLength": 100
  },
  "imageIdsToRemove": {
    "maxItems": 20,
    "items": {
      "minimum": 1,
      "maximum": 9007199254740991
    }
  }
} as const;

export const dayPlanStopLimits = {
  "time": {
    "required": true,
    "minLength": 5,
    "maxLength": 5
  },
  "text": {
    "required": true,
    "minLength": 1,
    "maxLength": 120
  }
} as const;
