// Generated from the contract by `npm run generate`. Do not edit.

export const tourContentLimits = {
  "name": {
    "required": true,
    "minLength": 1,
    "maxLength": 100
  },
  "description": {
    "maxLength": 150
  },
  "fullDescription": {
    "maxLength": 5000
  },
  "price": {
    "required": true,
    "minimum": 0.01,
    "maximum": 100000000
  },
  "capacity": {
    "default": 10,
    "minimum": 1,
    "maximum": 100
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
  "guideId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "status": {},
  "tourType": {},
  "cancellationPolicy": {},
  "includedServices": {
    "maxLength": 5000
  },
  "excludedServices": {
    "maxLength": 5000
  },
  "requirements": {
    "maxLength": 5000
  },
  "notAllowed": {
    "maxLength": 5000
  },
  "notSuitableFor": {
    "maxLength": 5000
  },
  "routeDescription": {
    "maxLength": 5000
  },
  "locationDescription": {
    "maxLength": 5000
  },
  "features": {
    "maxItems": 30,
    "items": {
      "minLength": 1,
      "maxLength": 60
    }
  },
  "languages": {
    "maxItems": 10
  },
  "highlights": {
    "minItems": 1,
    "maxItems": 5,
    "items": {
      "minLength": 1,
      "maxLength": 120
    }
  },
  "duration": {}
} as const;

export const tourCreateLimits = {
  "name": {
    "required": true,
    "minLength": 1,
    "maxLength": 100
  },
  "description": {
    "maxLength": 150
  },
  "fullDescription": {
    "maxLength": 5000
  },
  "price": {
    "required": true,
    "minimum": 0.01,
    "maximum": 100000000
  },
  "capacity": {
    "default": 10,
    "minimum": 1,
    "maximum": 100
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
  "guideId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "status": {},
  "tourType": {},
  "cancellationPolicy": {},
  "includedServices": {
    "maxLength": 5000
  },
  "excludedServices": {
    "maxLength": 5000
  },
  "requirements": {
    "maxLength": 5000
  },
  "notAllowed": {
    "maxLength": 5000
  },
  "notSuitableFor": {
    "maxLength": 5000
  },
  "routeDescription": {
    "maxLength": 5000
  },
  "locationDescription": {
    "maxLength": 5000
  },
  "features": {
    "maxItems": 30,
    "items": {
      "minLength": 1,
      "maxLength": 60
    }
  },
  "languages": {
    "maxItems": 10
  },
  "highlights": {
    "minItems": 1,
    "maxItems": 5,
    "items": {
      "minLength": 1,
      "maxLength": 120
    }
  },
  "duration": {},
  "tourDates": {
    "maxItems": 366
  },
  "tourImages": {
    "maxItems": 10
  }
} as const;

export const tourDateDraftLimits = {
  "startDate": {
    "required": true
  },
  "endDate": {},
  "durationText": {
    "required": true,
    "minLength": 1,
    "maxLength": 50
  },
  "durationMinutes": {
    "minimum": 60,
    "maximum": 765,
    "multipleOf": 15
  },
  "availabilityStatus": {},
  "maxGuests": {
    "required": true,
    "minimum": 1,
    "maximum": 100
  },
  "language": {},
  "tourId": {
    "minimum": 0,
    "maximum": 9007199254740991
  }
} as const;

export const tourDurationLimits = {
  "hours": {
    "required": true,
    "minimum": 1,
    "maximum": 12
  },
  "minutes": {
    "required": true
  }
} as const;

export const tourUpdateLimits = {
  "name": {
    "required": true,
    "minLength": 1,
    "maxLength": 100
  },
  "description": {
    "maxLength": 150
  },
  "fullDescription": {
    "maxLength": 5000
  },
  "price": {
    "required": true,
    "minimum": 0.01,
    "maximum": 100000000
  },
  "capacity": {
    "default": 10,
    "minimum": 1,
    "maximum": 100
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
  "guideId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "status": {},
  "tourType": {},
  "cancellationPolicy": {},
  "includedServices": {
    "maxLength": 5000
  },
  "excludedServices": {
    "maxLength": 5000
  },
  "requirements": {
    "maxLength": 5000
  },
  "notAllowed": {
    "maxLength": 5000
  },
  "notSuitableFor": {
    "maxLength": 5000
  },
  "routeDescription": {
    "maxLength": 5000
  },
  "locationDescription": {
    "maxLength": 5000
  },
  "features": {
    "maxItems": 30,
    "items": {
      "minLength": 1,
      "maxLength": 60
    }
  },
  "languages": {
    "maxItems": 10
  },
  "highlights": {
    "minItems": 1,
    "maxItems": 5,
    "items": {
      "minLength": 1,
      "maxLength": 120
    }
  },
  "duration": {},
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "tourDatesToUpdate": {
    "maxItems": 366
  },
  "tourDatesToAdd": {
    "maxItems": 366
  },
  "tourDateIdsToRemove": {
    "maxItems": 366,
    "items": {
      "minimum": 1,
      "maximum": 9007199254740991
    }
  },
  "tourImagesToUpdate": {
    "maxItems": 10
  },
  "tourImagesToAdd": {
    "maxItems": 10
  },
  "tourImageIdsToRemove": {
    "maxItems": 10,
    "items": {
      "minimum": 1,
      "maximum": 9007199254740991
    }
  }
} as const;
