// Generated from the contract by `npm run generate`. Do not edit.

export const accountUpdateLimits = {
  "firstName": {
    "required": true,
    "minLength": 1,
    "maxLength": 50
  },
  "lastName": {
    "required": true,
    "minLength": 1,
    "maxLength": 50
  },
  "phoneNumber": {
    "required": true,
    "minLength": 11,
    "maxLength": 13
  },
  "email": {
    "required": false,
    "format": "email",
    "minLength": 3,
    "maxLength": 100
  },
  "dateOfBirth": {
    "required": false,
    "format": "date"
  },
  "profileImage": {
    "required": false,
    "minLength": 1,
    "maxLength": 500
  }
} as const;

export const addressUpdateLimits = {
  "street": {
    "required": false,
    "maxLength": 200
  },
  "district": {
    "required": false,
    "maxLength": 50
  },
  "city": {
    "required": true,
    "minLength": 1,
    "maxLength": 50
  },
  "postalCode": {
    "required": false,
    "minLength": 5,
    "maxLength": 5
  },
  "country": {
    "required": true,
    "minLength": 1,
    "maxLength": 50
  }
} as const;

export const applicationCompanyLimits = {
  "companyName": {
    "required": true,
    "minLength": 2,
    "maxLength": 200
  },
  "taxNumber": {
    "required": true,
    "minLength": 10,
    "maxLength": 20
  },
  "address": {
    "required": true,
    "minLength": 10,
    "maxLength": 500
  },
  "description": {
    "required": true,
    "minLength": 50,
    "maxLength": 2000
  }
} as const;

export const applicationDocumentsFormLimits = {
  "documents": {
    "required": true,
    "minItems": 1,
    "maxItems": 10,
    "items": {
      "maxBytes": 10485760,
      "format": "binary"
    },
    "contentTypes": [
      "application/pdf",
      "image/jpeg",
      "image/png"
    ]
  }
} as const;

export const applicationReviewLimits = {
  "status": {
    "required": true
  },
  "rejectionReason": {
    "required": false,
    "minLength": 5,
    "maxLength": 500
  }
} as const;

export const availabilityBatchLimits = {
  "isPreview": {
    "required": false,
    "default": false
  },
  "changes": {
    "required": true,
    "minItems": 1,
    "maxItems": 1000
  }
} as const;

export const availabilityBatchChangeLimits = {
  "boatId": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "tourId": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "action": {
    "required": true
  },
  "dates": {
    "required": true,
    "minItems": 1,
    "maxItems": 400,
    "items": {
      "format": "date"
    }
  },
  "expected": {
    "required": false
  },
  "isAvailable": {
    "required": false
  },
  "priceOverride": {
    "required": false,
    "format": "double",
    "minimum": 0,
    "maximum": 100000000
  },
  "pricePercent": {
    "required": false,
    "format": "double",
    "minimum": -100,
    "maximum": 500
  },
  "isInstantConfirmation": {
    "required": false
  }
} as const;

export const availabilityCreateLimits = {
  "boatId": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "tourId": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "date": {
    "required": true,
    "format": "date"
  },
  "isAvailable": {
    "required": true
  },
  "priceOverride": {
    "required": false,
    "format": "double",
    "minimum": 0,
    "maximum": 100000000
  },
  "isInstantConfirmation": {
    "required": false,
    "default": false
  }
} as const;

export const availabilityStateLimits = {
  "isAvailable": {
    "required": true
  },
  "priceOverride": {
    "required": true,
    "format": "double",
    "minimum": 0,
    "maximum": 100000000
  },
  "isInstantConfirmation": {
    "required": true
  }
} as const;

export const availabilityTermsLimits = {
  "date": {
    "required": true,
    "format": "date"
  },
  "isAvailable": {
    "required": true
  },
  "priceOverride": {
    "required": false,
    "format": "double",
    "minimum": 0,
    "maximum": 100000000
  },
  "isInstantConfirmation": {
    "required": false,
    "default": false
  }
} as const;

export const availabilityUpdateLimits = {
  "id": {
    "required": true,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "boatId": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "tourId": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "date": {
    "required": true,
    "format": "date"
  },
  "isAvailable": {
    "required": true
  },
  "priceOverride": {
    "required": false,
    "format": "double",
    "minimum": 0,
    "maximum": 100000000
  },
  "isInstantConfirmation": {
    "required": false,
    "default": false
  }
} as const;

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
    "required": false,
    "minLength": 1,
    "maxLength": 100
  },
  "buildYear": {
    "required": false,
    "format": "int32",
    "minimum": 1970,
    "maximum": 2100
  },
  "length": {
    "required": false,
    "format": "double",
    "minimum": 0,
    "maximum": 200
  },
  "capacity": {
    "required": true,
    "format": "int32",
    "minimum": 1,
    "maximum": 100
  },
  "dailyPrice": {
    "required": true,
    "format": "double",
    "maximum": 10000000,
    "exclusiveMinimum": 0
  },
  "hourlyPrice": {
    "required": false,
    "format": "double",
    "maximum": 10000000,
    "exclusiveMinimum": 0
  },
  "location": {
    "required": true,
    "minLength": 1,
    "maxLength": 100
  },
  "latitude": {
    "required": false,
    "format": "double",
    "minimum": -90,
    "maximum": 90
  },
  "longitude": {
    "required": false,
    "format": "double",
    "minimum": -180,
    "maximum": 180
  },
  "captainIncluded": {
    "required": false
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
    "required": false,
    "minLength": 1,
    "maxLength": 100
  },
  "buildYear": {
    "required": false,
    "format": "int32",
    "minimum": 1970,
    "maximum": 2100
  },
  "length": {
    "required": false,
    "format": "double",
    "minimum": 0,
    "maximum": 200
  },
  "capacity": {
    "required": true,
    "format": "int32",
    "minimum": 1,
    "maximum": 100
  },
  "dailyPrice": {
    "required": true,
    "format": "double",
    "maximum": 10000000,
    "exclusiveMinimum": 0
  },
  "hourlyPrice": {
    "required": false,
    "format": "double",
    "maximum": 10000000,
    "exclusiveMinimum": 0
  },
  "location": {
    "required": true,
    "minLength": 1,
    "maxLength": 100
  },
  "latitude": {
    "required": false,
    "format": "double",
    "minimum": -90,
    "maximum": 90
  },
  "longitude": {
    "required": false,
    "format": "double",
    "minimum": -180,
    "maximum": 180
  },
  "captainIncluded": {
    "required": false
  },
  "description": {
    "required": false,
    "maxLength": 5000
  },
  "shortDescription": {
    "required": false,
    "maxLength": 200
  },
  "manufacturer": {
    "required": false,
    "maxLength": 100
  },
  "width": {
    "required": false,
    "format": "double",
    "minimum": 0,
    "maximum": 60
  },
  "maxSpeed": {
    "required": false,
    "format": "double",
    "minimum": 0,
    "maximum": 100
  },
  "fuelType": {
    "required": false
  },
  "cabins": {
    "required": false,
    "format": "int32",
    "minimum": 0,
    "maximum": 50
  },
  "bathrooms": {
    "required": false,
    "format": "int32",
    "minimum": 0,
    "maximum": 50
  },
  "toiletCount": {
    "required": false,
    "format": "int32",
    "minimum": 0,
    "maximum": 50
  },
  "crew": {
    "required": false,
    "format": "int32",
    "minimum": 0,
    "maximum": 100
  },
  "diningCapacity": {
    "required": false,
    "format": "int32",
    "minimum": 0,
    "maximum": 100
  },
  "flag": {
    "required": false,
    "maxLength": 60
  },
  "material": {
    "required": false,
    "maxLength": 60
  },
  "departurePoint": {
    "required": false,
    "maxLength": 100
  },
  "returnPoint": {
    "required": false,
    "maxLength": 100
  },
  "organizationTypes": {
    "required": false,
    "maxItems": 20,
    "items": {
      "minLength": 1,
      "maxLength": 60
    }
  },
  "rules": {
    "required": false
  },
  "ownerId": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "status": {
    "required": false
  },
  "model": {
    "required": false,
    "minLength": 1,
    "maxLength": 100
  },
  "year": {
    "required": false,
    "format": "int32",
    "minimum": 1970,
    "maximum": 2100
  },
  "images": {
    "required": false,
    "maxItems": 20
  },
  "features": {
    "required": false,
    "maxItems": 100
  },
  "services": {
    "required": false,
    "maxItems": 100
  }
} as const;

export const boatDetailsLimits = {
  "description": {
    "required": false,
    "maxLength": 5000
  },
  "shortDescription": {
    "required": false,
    "maxLength": 200
  },
  "manufacturer": {
    "required": false,
    "maxLength": 100
  },
  "width": {
    "required": false,
    "format": "double",
    "minimum": 0,
    "maximum": 60
  },
  "maxSpeed": {
    "required": false,
    "format": "double",
    "minimum": 0,
    "maximum": 100
  },
  "fuelType": {
    "required": false
  },
  "cabins": {
    "required": false,
    "format": "int32",
    "minimum": 0,
    "maximum": 50
  },
  "bathrooms": {
    "required": false,
    "format": "int32",
    "minimum": 0,
    "maximum": 50
  },
  "toiletCount": {
    "required": false,
    "format": "int32",
    "minimum": 0,
    "maximum": 50
  },
  "crew": {
    "required": false,
    "format": "int32",
    "minimum": 0,
    "maximum": 100
  },
  "diningCapacity": {
    "required": false,
    "format": "int32",
    "minimum": 0,
    "maximum": 100
  },
  "flag": {
    "required": false,
    "maxLength": 60
  },
  "material": {
    "required": false,
    "maxLength": 60
  },
  "departurePoint": {
    "required": false,
    "maxLength": 100
  },
  "returnPoint": {
    "required": false,
    "maxLength": 100
  },
  "organizationTypes": {
    "required": false,
    "maxItems": 20,
    "items": {
      "minLength": 1,
      "maxLength": 60
    }
  },
  "rules": {
    "required": false
  }
} as const;

export const boatDocumentBatchLimits = {
  "boatId": {
    "required": true,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "documents": {
    "required": true,
    "minItems": 1,
    "maxItems": 20
  }
} as const;

export const boatDocumentCreateLimits = {
  "documentType": {
    "required": true
  },
  "documentName": {
    "required": true,
    "minLength": 1,
    "maxLength": 255
  },
  "expiryDate": {
    "required": false,
    "format": "date"
  },
  "isVerified": {
    "required": false,
    "default": false
  },
  "verificationNotes": {
    "required": false,
    "maxLength": 1000
  },
  "displayOrder": {
    "required": false,
    "format": "int32",
    "minimum": 0,
    "maximum": 1000
  },
  "documentData": {
    "required": true,
    "minLength": 4,
    "maxLength": 13981016
  },
  "boatId": {
    "required": true,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const boatDocumentDetailsLimits = {
  "documentType": {
    "required": true
  },
  "documentName": {
    "required": true,
    "minLength": 1,
    "maxLength": 255
  },
  "expiryDate": {
    "required": false,
    "format": "date"
  },
  "isVerified": {
    "required": false,
    "default": false
  },
  "verificationNotes": {
    "required": false,
    "maxLength": 1000
  },
  "displayOrder": {
    "required": false,
    "format": "int32",
    "minimum": 0,
    "maximum": 1000
  },
  "documentData": {
    "required": true,
    "minLength": 4,
    "maxLength": 13981016
  }
} as const;

export const boatDocumentMetadataLimits = {
  "documentType": {
    "required": true
  },
  "documentName": {
    "required": true,
    "minLength": 1,
    "maxLength": 255
  },
  "expiryDate": {
    "required": false,
    "format": "date"
  },
  "isVerified": {
    "required": false,
    "default": false
  },
  "verificationNotes": {
    "required": false,
    "maxLength": 1000
  },
  "displayOrder": {
    "required": false,
    "format": "int32",
    "minimum": 0,
    "maximum": 1000
  }
} as const;

export const boatDocumentOrderLimits = {
  "boatId": {
    "required": true,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "orders": {
    "required": true,
    "minItems": 1,
    "maxItems": 100
  }
} as const;

export const boatDocumentUpdateLimits = {
  "documentType": {
    "required": true
  },
  "documentName": {
    "required": true,
    "minLength": 1,
    "maxLength": 255
  },
  "expiryDate": {
    "required": false,
    "format": "date"
  },
  "isVerified": {
    "required": false,
    "default": false
  },
  "verificationNotes": {
    "required": false,
    "maxLength": 1000
  },
  "displayOrder": {
    "required": false,
    "format": "int32",
    "minimum": 0,
    "maximum": 1000
  },
  "id": {
    "required": true,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "documentData": {
    "required": false,
    "minLength": 4,
    "maxLength": 13981016
  }
} as const;

export const boatFeatureBatchLimits = {
  "features": {
    "required": true,
    "minItems": 1,
    "maxItems": 100
  }
} as const;

export const boatFeatureCreateLimits = {
  "featureName": {
    "required": true,
    "minLength": 1,
    "maxLength": 100
  }
} as const;

export const boatImageFormLimits = {
  "isPrimary": {
    "required": false,
    "default": false
  },
  "displayOrder": {
    "required": false,
    "format": "int32",
    "minimum": 1,
    "maximum": 1000
  },
  "file": {
    "required": true,
    "maxBytes": 10485760,
    "format": "binary",
    "contentTypes": [
      "image/jpeg",
      "image/png",
      "image/webp"
    ]
  }
} as const;

export const boatImagePlaceLimits = {
  "isPrimary": {
    "required": false,
    "default": false
  },
  "displayOrder": {
    "required": false,
    "format": "int32",
    "minimum": 1,
    "maximum": 1000
  }
} as const;

export const boatImageUploadLimits = {
  "isPrimary": {
    "required": false,
    "default": false
  },
  "displayOrder": {
    "required": false,
    "format": "int32",
    "minimum": 1,
    "maximum": 1000
  },
  "imageData": {
    "required": true,
    "minLength": 4,
    "maxLength": 13981016
  }
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

export const boatSearchLimits = {
  "name": {
    "required": false,
    "maxLength": 100
  },
  "location": {
    "required": false,
    "maxLength": 100
  },
  "minCapacity": {
    "required": false,
    "format": "int32",
    "minimum": 1,
    "maximum": 100
  },
  "type": {
    "required": false
  },
  "minPrice": {
    "required": false,
    "format": "double",
    "minimum": 0,
    "maximum": 100000000
  },
  "maxPrice": {
    "required": false,
    "format": "double",
    "minimum": 0,
    "maximum": 100000000
  },
  "startDate": {
    "required": false,
    "format": "date"
  },
  "endDate": {
    "required": false,
    "format": "date"
  }
} as const;

export const boatServiceBatchLimits = {
  "boatId": {
    "required": true,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "services": {
    "required": true,
    "minItems": 1,
    "maxItems": 100
  }
} as const;

export const boatServiceCreateLimits = {
  "name": {
    "required": true,
    "minLength": 1,
    "maxLength": 100
  },
  "description": {
    "required": false,
    "maxLength": 1000
  },
  "serviceType": {
    "required": true
  },
  "price": {
    "required": true,
    "format": "double",
    "maximum": 10000000,
    "exclusiveMinimum": 0
  },
  "quantity": {
    "required": false,
    "format": "int32",
    "default": 1,
    "minimum": 1,
    "maximum": 1000
  },
  "boatId": {
    "required": true,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const boatServiceDetailsLimits = {
  "name": {
    "required": true,
    "minLength": 1,
    "maxLength": 100
  },
  "description": {
    "required": false,
    "maxLength": 1000
  },
  "serviceType": {
    "required": true
  },
  "price": {
    "required": true,
    "format": "double",
    "maximum": 10000000,
    "exclusiveMinimum": 0
  },
  "quantity": {
    "required": false,
    "format": "int32",
    "default": 1,
    "minimum": 1,
    "maximum": 1000
  }
} as const;

export const boatServiceDraftLimits = {
  "name": {
    "required": true,
    "minLength": 1,
    "maxLength": 100
  },
  "description": {
    "required": false,
    "maxLength": 1000
  },
  "serviceType": {
    "required": true
  },
  "price": {
    "required": true,
    "format": "double",
    "maximum": 10000000,
    "exclusiveMinimum": 0
  },
  "quantity": {
    "required": false,
    "format": "int32",
    "default": 1,
    "minimum": 1,
    "maximum": 1000
  },
  "boatId": {
    "required": false,
    "format": "int64",
    "minimum": 0,
    "maximum": 9007199254740991
  }
} as const;

export const boatServiceUpdateLimits = {
  "name": {
    "required": true,
    "minLength": 1,
    "maxLength": 100
  },
  "description": {
    "required": false,
    "maxLength": 1000
  },
  "serviceType": {
    "required": true
  },
  "price": {
    "required": true,
    "format": "double",
    "maximum": 10000000,
    "exclusiveMinimum": 0
  },
  "quantity": {
    "required": false,
    "format": "int32",
    "default": 1,
    "minimum": 1,
    "maximum": 1000
  },
  "id": {
    "required": true,
    "format": "int64",
    "minimum": 1,
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
    "required": false,
    "minLength": 1,
    "maxLength": 100
  },
  "buildYear": {
    "required": false,
    "format": "int32",
    "minimum": 1970,
    "maximum": 2100
  },
  "length": {
    "required": false,
    "format": "double",
    "minimum": 0,
    "maximum": 200
  },
  "capacity": {
    "required": true,
    "format": "int32",
    "minimum": 1,
    "maximum": 100
  },
  "dailyPrice": {
    "required": true,
    "format": "double",
    "maximum": 10000000,
    "exclusiveMinimum": 0
  },
  "hourlyPrice": {
    "required": false,
    "format": "double",
    "maximum": 10000000,
    "exclusiveMinimum": 0
  },
  "location": {
    "required": true,
    "minLength": 1,
    "maxLength": 100
  },
  "latitude": {
    "required": false,
    "format": "double",
    "minimum": -90,
    "maximum": 90
  },
  "longitude": {
    "required": false,
    "format": "double",
    "minimum": -180,
    "maximum": 180
  },
  "captainIncluded": {
    "required": false
  },
  "description": {
    "required": false,
    "maxLength": 5000
  },
  "shortDescription": {
    "required": false,
    "maxLength": 200
  },
  "manufacturer": {
    "required": false,
    "maxLength": 100
  },
  "width": {
    "required": false,
    "format": "double",
    "minimum": 0,
    "maximum": 60
  },
  "maxSpeed": {
    "required": false,
    "format": "double",
    "minimum": 0,
    "maximum": 100
  },
  "fuelType": {
    "required": false
  },
  "cabins": {
    "required": false,
    "format": "int32",
    "minimum": 0,
    "maximum": 50
  },
  "bathrooms": {
    "required": false,
    "format": "int32",
    "minimum": 0,
    "maximum": 50
  },
  "toiletCount": {
    "required": false,
    "format": "int32",
    "minimum": 0,
    "maximum": 50
  },
  "crew": {
    "required": false,
    "format": "int32",
    "minimum": 0,
    "maximum": 100
  },
  "diningCapacity": {
    "required": false,
    "format": "int32",
    "minimum": 0,
    "maximum": 100
  },
  "flag": {
    "required": false,
    "maxLength": 60
  },
  "material": {
    "required": false,
    "maxLength": 60
  },
  "departurePoint": {
    "required": false,
    "maxLength": 100
  },
  "returnPoint": {
    "required": false,
    "maxLength": 100
  },
  "organizationTypes": {
    "required": false,
    "maxItems": 20,
    "items": {
      "minLength": 1,
      "maxLength": 60
    }
  },
  "rules": {
    "required": false
  },
  "id": {
    "required": true,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "ownerId": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "model": {
    "required": false,
    "minLength": 1,
    "maxLength": 100
  },
  "imageIdsToRemove": {
    "required": false,
    "maxItems": 20,
    "items": {
      "format": "int64",
      "minimum": 1,
      "maximum": 9007199254740991
    }
  }
} as const;

export const bookingCancellationLimits = {
  "reason": {
    "required": true,
    "minLength": 10,
    "maxLength": 500
  }
} as const;

export const bookingCreateLimits = {
  "boatId": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "tourId": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "tourDateId": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "customerId": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "startDate": {
    "required": true,
    "format": "date"
  },
  "endDate": {
    "required": true,
    "format": "date"
  },
  "startTime": {
    "required": false,
    "minLength": 5,
    "maxLength": 5
  },
  "hours": {
    "required": false,
    "format": "int32",
    "minimum": 1,
    "maximum": 10
  },
  "passengerCount": {
    "required": true,
    "format": "int32",
    "minimum": 1,
    "maximum": 100
  },
  "notes": {
    "required": false,
    "maxLength": 1000
  },
  "services": {
    "required": false,
    "maxItems": 50
  }
} as const;

export const bookingServiceChoiceLimits = {
  "serviceId": {
    "required": true,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "quantity": {
    "required": true,
    "format": "int32",
    "minimum": 1,
    "maximum": 100
  }
} as const;

export const bookingTermsLimits = {
  "customerId": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "startDate": {
    "required": true,
    "format": "date"
  },
  "endDate": {
    "required": true,
    "format": "date"
  },
  "startTime": {
    "required": false,
    "minLength": 5,
    "maxLength": 5
  },
  "hours": {
    "required": false,
    "format": "int32",
    "minimum": 1,
    "maximum": 10
  },
  "passengerCount": {
    "required": true,
    "format": "int32",
    "minimum": 1,
    "maximum": 100
  },
  "notes": {
    "required": false,
    "maxLength": 1000
  },
  "services": {
    "required": false,
    "maxItems": 50
  }
} as const;

export const bookingUpdateLimits = {
  "id": {
    "required": true,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "customerId": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "startDate": {
    "required": true,
    "format": "date"
  },
  "endDate": {
    "required": true,
    "format": "date"
  },
  "startTime": {
    "required": false,
    "minLength": 5,
    "maxLength": 5
  },
  "hours": {
    "required": false,
    "format": "int32",
    "minimum": 1,
    "maximum": 10
  },
  "passengerCount": {
    "required": true,
    "format": "int32",
    "minimum": 1,
    "maximum": 100
  },
  "notes": {
    "required": false,
    "maxLength": 1000
  },
  "services": {
    "required": false,
    "maxItems": 50
  }
} as const;

export const captainApplicationCreateLimits = {
  "licenseNumber": {
    "required": true,
    "minLength": 6,
    "maxLength": 12
  },
  "licenseExpiry": {
    "required": true,
    "format": "date"
  },
  "yearsOfExperience": {
    "required": true,
    "format": "int32",
    "minimum": 0,
    "maximum": 50
  },
  "specializations": {
    "required": true,
    "minItems": 1,
    "maxItems": 10,
    "items": {
      "minLength": 1,
      "maxLength": 100
    }
  },
  "bio": {
    "required": false,
    "maxLength": 500
  },
  "company": {
    "required": true
  },
  "contractApproved": {
    "required": true
  },
  "contractVersion": {
    "required": true,
    "minLength": 1,
    "maxLength": 20
  }
} as const;

export const captainApplicationFormLimits = {
  "licenseNumber": {
    "required": true,
    "minLength": 6,
    "maxLength": 12
  },
  "licenseExpiry": {
    "required": true,
    "format": "date"
  },
  "yearsOfExperience": {
    "required": true,
    "format": "int32",
    "minimum": 0,
    "maximum": 50
  },
  "specializations": {
    "required": true,
    "minItems": 1,
    "maxItems": 10,
    "items": {
      "minLength": 1,
      "maxLength": 100
    }
  },
  "bio": {
    "required": false,
    "maxLength": 500
  },
  "company": {
    "required": true,
    "minLength": 2,
    "maxLength": 10000
  },
  "contractApproved": {
    "required": true
  },
  "contractVersion": {
    "required": true,
    "minLength": 1,
    "maxLength": 20
  },
  "documents": {
    "required": false,
    "maxItems": 10,
    "items": {
      "maxBytes": 10485760,
      "format": "binary"
    },
    "contentTypes": [
      "application/pdf",
      "image/jpeg",
      "image/png"
    ]
  }
} as const;

export const captainPhotoUploadLimits = {
  "photo": {
    "required": true,
    "maxBytes": 5242880,
    "format": "binary",
    "contentTypes": [
      "image/jpeg",
      "image/png",
      "image/webp"
    ]
  }
} as const;

export const cardBinCheckLimits = {
  "binNumber": {
    "required": true,
    "minLength": 6,
    "maxLength": 8
  },
  "amount": {
    "required": true,
    "format": "double",
    "minimum": 0,
    "maximum": 100000000
  }
} as const;

export const certificationUpdateLimits = {
  "id": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "name": {
    "required": true,
    "minLength": 1,
    "maxLength": 150
  },
  "issuer": {
    "required": true,
    "minLength": 1,
    "maxLength": 150
  },
  "certificateNumber": {
    "required": false,
    "maxLength": 50
  },
  "issueDate": {
    "required": true,
    "format": "date"
  },
  "expiryDate": {
    "required": false,
    "format": "date"
  }
} as const;

export const companyUpdateLimits = {
  "userId": {
    "required": true,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "legalName": {
    "required": true,
    "minLength": 1,
    "maxLength": 200
  },
  "displayName": {
    "required": true,
    "minLength": 1,
    "maxLength": 100
  },
  "taxNumber": {
    "required": true,
    "minLength": 1,
    "maxLength": 20
  },
  "taxOffice": {
    "required": true,
    "minLength": 1,
    "maxLength": 100
  },
  "authorizedPerson": {
    "required": true,
    "minLength": 1,
    "maxLength": 101
  },
  "companyEmail": {
    "required": true,
    "format": "email",
    "minLength": 3,
    "maxLength": 100
  },
  "nationalIdNumber": {
    "required": true,
    "minLength": 11,
    "maxLength": 11
  },
  "mobilePhone": {
    "required": true,
    "minLength": 10,
    "maxLength": 20
  },
  "landlinePhone": {
    "required": false,
    "maxLength": 20
  },
  "iban": {
    "required": true,
    "minLength": 15,
    "maxLength": 35
  },
  "billingAddress": {
    "required": true,
    "minLength": 5,
    "maxLength": 500
  }
} as const;

export const contactMessageCreateLimits = {
  "name": {
    "required": true,
    "minLength": 2,
    "maxLength": 101
  },
  "email": {
    "required": true,
    "format": "email",
    "minLength": 3,
    "maxLength": 100
  },
  "subject": {
    "required": true,
    "minLength": 1,
    "maxLength": 150
  },
  "message": {
    "required": true,
    "minLength": 1,
    "maxLength": 2000
  }
} as const;

export const contactMessageStateUpdateLimits = {
  "state": {
    "required": true
  },
  "reason": {
    "required": false,
    "minLength": 5,
    "maxLength": 500
  }
} as const;

export const credentialsLimits = {
  "username": {
    "required": false,
    "minLength": 1,
    "maxLength": 100
  },
  "email": {
    "required": false,
    "minLength": 1,
    "maxLength": 100
  },
  "password": {
    "required": true,
    "format": "password",
    "minLength": 6,
    "maxLength": 128
  }
} as const;

export const displayOrderChangeLimits = {
  "id": {
    "required": true,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "displayOrder": {
    "required": true,
    "format": "int32",
    "minimum": 0,
    "maximum": 1000
  }
} as const;

export const documentVerificationLimits = {
  "isVerified": {
    "required": true
  },
  "verificationNotes": {
    "required": false,
    "maxLength": 1000
  }
} as const;

export const emailVerificationLimits = {
  "email": {
    "required": true,
    "format": "email",
    "minLength": 3,
    "maxLength": 100
  },
  "verificationCode": {
    "required": true,
    "minLength": 1,
    "maxLength": 64
  }
} as const;

export const messageCreateLimits = {
  "conversationId": {
    "required": true,
    "minLength": 16,
    "maxLength": 46
  },
  "senderId": {
    "required": true,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "recipientId": {
    "required": true,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "message": {
    "required": true,
    "minLength": 1,
    "maxLength": 2000
  }
} as const;

export const messageQueryLimits = {
  "conversationId": {
    "required": false,
    "minLength": 16,
    "maxLength": 46
  },
  "keyword": {
    "required": false,
    "minLength": 1,
    "maxLength": 100
  },
  "readStatus": {
    "required": false
  },
  "startDate": {
    "required": false,
    "format": "date"
  },
  "endDate": {
    "required": false,
    "format": "date"
  },
  "page": {
    "required": false,
    "format": "int32",
    "default": 0,
    "minimum": 0,
    "maximum": 10000
  },
  "size": {
    "required": false,
    "format": "int32",
    "default": 12,
    "minimum": 1,
    "maximum": 100
  }
} as const;

export const messageReadStatusLimits = {
  "messageId": {
    "required": true,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "readStatus": {
    "required": true
  }
} as const;

export const passwordResetLimits = {
  "email": {
    "required": true,
    "format": "email",
    "minLength": 3,
    "maxLength": 100
  },
  "resetToken": {
    "required": true,
    "minLength": 1,
    "maxLength": 256
  },
  "newPassword": {
    "required": true,
    "format": "password",
    "minLength": 6,
    "maxLength": 128
  },
  "confirmPassword": {
    "required": true,
    "format": "password",
    "minLength": 6,
    "maxLength": 128
  }
} as const;

export const passwordResetRequestLimits = {
  "email": {
    "required": true,
    "format": "email",
    "minLength": 3,
    "maxLength": 100
  }
} as const;

export const passwordUpdateLimits = {
  "currentPassword": {
    "required": true,
    "format": "password",
    "minLength": 6,
    "maxLength": 128
  },
  "newPassword": {
    "required": true,
    "format": "password",
    "minLength": 6,
    "maxLength": 128
  }
} as const;

export const paymentCreateLimits = {
  "bookingId": {
    "required": true,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "type": {
    "required": true
  }
} as const;

export const paymentProcessLimits = {
  "type": {
    "required": true
  },
  "cardToken": {
    "required": true,
    "minLength": 16,
    "maxLength": 200
  }
} as const;

export const paymentRefundLimits = {
  "reason": {
    "required": true,
    "minLength": 10,
    "maxLength": 500
  }
} as const;

export const paymentStatusUpdateLimits = {
  "status": {
    "required": true
  },
  "reason": {
    "required": true,
    "minLength": 10,
    "maxLength": 500
  }
} as const;

export const paymentUpdateLimits = {
  "type": {
    "required": true
  },
  "amount": {
    "required": true,
    "format": "double",
    "minimum": 0,
    "maximum": 100000000
  }
} as const;

export const personalInfoUpdateLimits = {
  "firstName": {
    "required": true,
    "minLength": 1,
    "maxLength": 50
  },
  "lastName": {
    "required": true,
    "minLength": 1,
    "maxLength": 50
  },
  "email": {
    "required": true,
    "format": "email",
    "minLength": 3,
    "maxLength": 100
  },
  "phone": {
    "required": true,
    "minLength": 11,
    "maxLength": 13
  },
  "dateOfBirth": {
    "required": true,
    "format": "date"
  },
  "address": {
    "required": true
  }
} as const;

export const pictureFormLimits = {
  "file": {
    "required": true,
    "maxBytes": 5242880,
    "format": "binary",
    "contentTypes": [
      "image/jpeg",
      "image/png",
      "image/webp"
    ]
  }
} as const;

export const professionalInfoUpdateLimits = {
  "licenseNumber": {
    "required": false,
    "maxLength": 50
  },
  "licenseExpiry": {
    "required": false,
    "format": "date"
  },
  "yearsOfExperience": {
    "required": true,
    "format": "int32",
    "minimum": 0,
    "maximum": 50
  },
  "specializations": {
    "required": true,
    "maxItems": 20,
    "items": {
      "minLength": 1,
      "maxLength": 100
    }
  },
  "bio": {
    "required": false,
    "maxLength": 500
  },
  "certifications": {
    "required": true,
    "maxItems": 50
  }
} as const;

export const registrationLimits = {
  "email": {
    "required": true,
    "format": "email",
    "minLength": 3,
    "maxLength": 100
  },
  "username": {
    "required": true,
    "minLength": 3,
    "maxLength": 50
  },
  "password": {
    "required": true,
    "format": "password",
    "minLength": 6,
    "maxLength": 128
  },
  "fullName": {
    "required": true,
    "minLength": 2,
    "maxLength": 101
  },
  "phoneNumber": {
    "required": true,
    "minLength": 10,
    "maxLength": 20
  }
} as const;

export const reviewCreateLimits = {
  "bookingId": {
    "required": true,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "rating": {
    "required": true,
    "format": "int32",
    "minimum": 1,
    "maximum": 5
  },
  "comment": {
    "required": true,
    "minLength": 10,
    "maxLength": 2000
  }
} as const;

export const reviewDecisionLimits = {
  "reason": {
    "required": true,
    "minLength": 5,
    "maxLength": 500
  }
} as const;

export const reviewFlagLimits = {
  "reason": {
    "required": true,
    "minLength": 10,
    "maxLength": 500
  }
} as const;

export const reviewQueryLimits = {
  "boatId": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "tourId": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "minRating": {
    "required": false,
    "format": "int32",
    "minimum": 1,
    "maximum": 5
  },
  "verified": {
    "required": false
  },
  "withReplies": {
    "required": false
  },
  "startDate": {
    "required": false,
    "format": "date"
  },
  "endDate": {
    "required": false,
    "format": "date"
  },
  "keyword": {
    "required": false,
    "minLength": 1,
    "maxLength": 100
  },
  "page": {
    "required": false,
    "format": "int32",
    "default": 0,
    "minimum": 0,
    "maximum": 10000
  },
  "size": {
    "required": false,
    "format": "int32",
    "default": 12,
    "minimum": 1,
    "maximum": 100
  },
  "sortBy": {
    "required": false,
    "default": "createdAt"
  },
  "sortDirection": {
    "required": false,
    "default": "desc"
  }
} as const;

export const reviewReplyCreateLimits = {
  "message": {
    "required": true,
    "minLength": 1,
    "maxLength": 1000
  },
  "isOfficial": {
    "required": false
  }
} as const;

export const reviewUpdateLimits = {
  "rating": {
    "required": true,
    "format": "int32",
    "minimum": 1,
    "maximum": 5
  },
  "comment": {
    "required": true,
    "minLength": 10,
    "maxLength": 2000
  }
} as const;

export const threeDsCompletionLimits = {
  "sessionId": {
    "required": true,
    "minLength": 16,
    "maxLength": 100
  }
} as const;

export const threeDsInitializeLimits = {
  "bookingId": {
    "required": true,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "type": {
    "required": true
  },
  "cardToken": {
    "required": true,
    "minLength": 16,
    "maxLength": 200
  }
} as const;

export const tourContentLimits = {
  "name": {
    "required": true,
    "minLength": 1,
    "maxLength": 100
  },
  "description": {
    "required": false,
    "maxLength": 150
  },
  "fullDescription": {
    "required": false,
    "maxLength": 5000
  },
  "price": {
    "required": true,
    "format": "double",
    "minimum": 0.01,
    "maximum": 100000000
  },
  "capacity": {
    "required": false,
    "format": "int32",
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
    "required": false,
    "format": "double",
    "minimum": -90,
    "maximum": 90
  },
  "longitude": {
    "required": false,
    "format": "double",
    "minimum": -180,
    "maximum": 180
  },
  "guideId": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "status": {
    "required": false
  },
  "tourType": {
    "required": false
  },
  "cancellationPolicy": {
    "required": false
  },
  "includedServices": {
    "required": false,
    "maxLength": 5000
  },
  "requirements": {
    "required": false,
    "maxLength": 5000
  },
  "notAllowed": {
    "required": false,
    "maxLength": 5000
  },
  "notSuitableFor": {
    "required": false,
    "maxLength": 5000
  },
  "routeDescription": {
    "required": false,
    "maxLength": 5000
  },
  "locationDescription": {
    "required": false,
    "maxLength": 5000
  },
  "features": {
    "required": false,
    "maxItems": 30,
    "items": {
      "minLength": 1,
      "maxLength": 60
    }
  },
  "languages": {
    "required": false,
    "maxItems": 10
  },
  "highlights": {
    "required": false,
    "minItems": 1,
    "maxItems": 5,
    "items": {
      "minLength": 1,
      "maxLength": 120
    }
  },
  "duration": {
    "required": false
  }
} as const;

export const tourCreateLimits = {
  "name": {
    "required": true,
    "minLength": 1,
    "maxLength": 100
  },
  "description": {
    "required": false,
    "maxLength": 150
  },
  "fullDescription": {
    "required": false,
    "maxLength": 5000
  },
  "price": {
    "required": true,
    "format": "double",
    "minimum": 0.01,
    "maximum": 100000000
  },
  "capacity": {
    "required": false,
    "format": "int32",
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
    "required": false,
    "format": "double",
    "minimum": -90,
    "maximum": 90
  },
  "longitude": {
    "required": false,
    "format": "double",
    "minimum": -180,
    "maximum": 180
  },
  "guideId": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "status": {
    "required": false
  },
  "tourType": {
    "required": false
  },
  "cancellationPolicy": {
    "required": false
  },
  "includedServices": {
    "required": false,
    "maxLength": 5000
  },
  "requirements": {
    "required": false,
    "maxLength": 5000
  },
  "notAllowed": {
    "required": false,
    "maxLength": 5000
  },
  "notSuitableFor": {
    "required": false,
    "maxLength": 5000
  },
  "routeDescription": {
    "required": false,
    "maxLength": 5000
  },
  "locationDescription": {
    "required": false,
    "maxLength": 5000
  },
  "features": {
    "required": false,
    "maxItems": 30,
    "items": {
      "minLength": 1,
      "maxLength": 60
    }
  },
  "languages": {
    "required": false,
    "maxItems": 10
  },
  "highlights": {
    "required": false,
    "minItems": 1,
    "maxItems": 5,
    "items": {
      "minLength": 1,
      "maxLength": 120
    }
  },
  "duration": {
    "required": false
  },
  "tourDates": {
    "required": false,
    "maxItems": 366
  },
  "tourImages": {
    "required": false,
    "maxItems": 10
  }
} as const;

export const tourDateCreateLimits = {
  "startDate": {
    "required": true,
    "format": "date-time"
  },
  "endDate": {
    "required": false,
    "format": "date-time"
  },
  "durationText": {
    "required": true,
    "minLength": 1,
    "maxLength": 50
  },
  "durationMinutes": {
    "required": false,
    "format": "int32",
    "minimum": 60,
    "maximum": 765,
    "multipleOf": 15
  },
  "availabilityStatus": {
    "required": false
  },
  "maxGuests": {
    "required": true,
    "format": "int32",
    "minimum": 1,
    "maximum": 100
  },
  "tourId": {
    "required": true,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const tourDateDetailsLimits = {
  "startDate": {
    "required": true,
    "format": "date-time"
  },
  "endDate": {
    "required": false,
    "format": "date-time"
  },
  "durationText": {
    "required": true,
    "minLength": 1,
    "maxLength": 50
  },
  "durationMinutes": {
    "required": false,
    "format": "int32",
    "minimum": 60,
    "maximum": 765,
    "multipleOf": 15
  },
  "availabilityStatus": {
    "required": false
  },
  "maxGuests": {
    "required": true,
    "format": "int32",
    "minimum": 1,
    "maximum": 100
  }
} as const;

export const tourDateDraftLimits = {
  "startDate": {
    "required": true,
    "format": "date-time"
  },
  "endDate": {
    "required": false,
    "format": "date-time"
  },
  "durationText": {
    "required": true,
    "minLength": 1,
    "maxLength": 50
  },
  "durationMinutes": {
    "required": false,
    "format": "int32",
    "minimum": 60,
    "maximum": 765,
    "multipleOf": 15
  },
  "availabilityStatus": {
    "required": false
  },
  "maxGuests": {
    "required": true,
    "format": "int32",
    "minimum": 1,
    "maximum": 100
  },
  "tourId": {
    "required": false,
    "format": "int64",
    "minimum": 0,
    "maximum": 9007199254740991
  }
} as const;

export const tourDatePlanLimits = {
  "isPreview": {
    "required": false,
    "default": false
  },
  "dates": {
    "required": true,
    "minItems": 1,
    "maxItems": 366
  }
} as const;

export const tourDateUpdateLimits = {
  "startDate": {
    "required": true,
    "format": "date-time"
  },
  "endDate": {
    "required": false,
    "format": "date-time"
  },
  "durationText": {
    "required": true,
    "minLength": 1,
    "maxLength": 50
  },
  "durationMinutes": {
    "required": false,
    "format": "int32",
    "minimum": 60,
    "maximum": 765,
    "multipleOf": 15
  },
  "availabilityStatus": {
    "required": false
  },
  "maxGuests": {
    "required": true,
    "format": "int32",
    "minimum": 1,
    "maximum": 100
  },
  "id": {
    "required": true,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const tourDocumentBatchLimits = {
  "tourId": {
    "required": true,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "documents": {
    "required": true,
    "minItems": 1,
    "maxItems": 20
  }
} as const;

export const tourDocumentCreateLimits = {
  "documentType": {
    "required": true
  },
  "documentName": {
    "required": true,
    "minLength": 1,
    "maxLength": 255
  },
  "expiryDate": {
    "required": false,
    "format": "date"
  },
  "isVerified": {
    "required": false,
    "default": false
  },
  "verificationNotes": {
    "required": false,
    "maxLength": 1000
  },
  "displayOrder": {
    "required": false,
    "format": "int32",
    "minimum": 0,
    "maximum": 1000
  },
  "documentData": {
    "required": true,
    "minLength": 4,
    "maxLength": 13981016
  },
  "tourId": {
    "required": true,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const tourDocumentDetailsLimits = {
  "documentType": {
    "required": true
  },
  "documentName": {
    "required": true,
    "minLength": 1,
    "maxLength": 255
  },
  "expiryDate": {
    "required": false,
    "format": "date"
  },
  "isVerified": {
    "required": false,
    "default": false
  },
  "verificationNotes": {
    "required": false,
    "maxLength": 1000
  },
  "displayOrder": {
    "required": false,
    "format": "int32",
    "minimum": 0,
    "maximum": 1000
  },
  "documentData": {
    "required": true,
    "minLength": 4,
    "maxLength": 13981016
  }
} as const;

export const tourDocumentMetadataLimits = {
  "documentType": {
    "required": true
  },
  "documentName": {
    "required": true,
    "minLength": 1,
    "maxLength": 255
  },
  "expiryDate": {
    "required": false,
    "format": "date"
  },
  "isVerified": {
    "required": false,
    "default": false
  },
  "verificationNotes": {
    "required": false,
    "maxLength": 1000
  },
  "displayOrder": {
    "required": false,
    "format": "int32",
    "minimum": 0,
    "maximum": 1000
  }
} as const;

export const tourDocumentOrderLimits = {
  "tourId": {
    "required": true,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "orders": {
    "required": true,
    "minItems": 1,
    "maxItems": 100
  }
} as const;

export const tourDocumentUpdateLimits = {
  "documentType": {
    "required": true
  },
  "documentName": {
    "required": true,
    "minLength": 1,
    "maxLength": 255
  },
  "expiryDate": {
    "required": false,
    "format": "date"
  },
  "isVerified": {
    "required": false,
    "default": false
  },
  "verificationNotes": {
    "required": false,
    "maxLength": 1000
  },
  "displayOrder": {
    "required": false,
    "format": "int32",
    "minimum": 0,
    "maximum": 1000
  },
  "id": {
    "required": true,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "documentData": {
    "required": false,
    "minLength": 4,
    "maxLength": 13981016
  }
} as const;

export const tourDurationLimits = {
  "hours": {
    "required": true,
    "format": "int32",
    "minimum": 1,
    "maximum": 12
  },
  "minutes": {
    "required": true,
    "format": "int32"
  }
} as const;

export const tourImageCreateLimits = {
  "imageData": {
    "required": true,
    "minLength": 4,
    "maxLength": 6990508
  },
  "fileName": {
    "required": true,
    "minLength": 1,
    "maxLength": 255
  },
  "contentType": {
    "required": true
  },
  "displayOrder": {
    "required": true,
    "format": "int32",
    "minimum": 0,
    "maximum": 1000
  },
  "tourId": {
    "required": true,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const tourImageDetailsLimits = {
  "imageData": {
    "required": true,
    "minLength": 4,
    "maxLength": 6990508
  },
  "fileName": {
    "required": true,
    "minLength": 1,
    "maxLength": 255
  },
  "contentType": {
    "required": true
  },
  "displayOrder": {
    "required": true,
    "format": "int32",
    "minimum": 0,
    "maximum": 1000
  }
} as const;

export const tourImageUpdateLimits = {
  "id": {
    "required": true,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "imageData": {
    "required": false,
    "minLength": 4,
    "maxLength": 6990508
  },
  "fileName": {
    "required": false,
    "minLength": 1,
    "maxLength": 255
  },
  "contentType": {
    "required": false
  },
  "displayOrder": {
    "required": true,
    "format": "int32",
    "minimum": 0,
    "maximum": 1000
  }
} as const;

export const tourUpdateLimits = {
  "name": {
    "required": true,
    "minLength": 1,
    "maxLength": 100
  },
  "description": {
    "required": false,
    "maxLength": 150
  },
  "fullDescription": {
    "required": false,
    "maxLength": 5000
  },
  "price": {
    "required": true,
    "format": "double",
    "minimum": 0.01,
    "maximum": 100000000
  },
  "capacity": {
    "required": false,
    "format": "int32",
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
    "required": false,
    "format": "double",
    "minimum": -90,
    "maximum": 90
  },
  "longitude": {
    "required": false,
    "format": "double",
    "minimum": -180,
    "maximum": 180
  },
  "guideId": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "status": {
    "required": false
  },
  "tourType": {
    "required": false
  },
  "cancellationPolicy": {
    "required": false
  },
  "includedServices": {
    "required": false,
    "maxLength": 5000
  },
  "requirements": {
    "required": false,
    "maxLength": 5000
  },
  "notAllowed": {
    "required": false,
    "maxLength": 5000
  },
  "notSuitableFor": {
    "required": false,
    "maxLength": 5000
  },
  "routeDescription": {
    "required": false,
    "maxLength": 5000
  },
  "locationDescription": {
    "required": false,
    "maxLength": 5000
  },
  "features": {
    "required": false,
    "maxItems": 30,
    "items": {
      "minLength": 1,
      "maxLength": 60
    }
  },
  "languages": {
    "required": false,
    "maxItems": 10
  },
  "highlights": {
    "required": false,
    "minItems": 1,
    "maxItems": 5,
    "items": {
      "minLength": 1,
      "maxLength": 120
    }
  },
  "duration": {
    "required": false
  },
  "id": {
    "required": true,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "tourDatesToUpdate": {
    "required": false,
    "maxItems": 366
  },
  "tourDatesToAdd": {
    "required": false,
    "maxItems": 366
  },
  "tourDateIdsToRemove": {
    "required": false,
    "maxItems": 366,
    "items": {
      "format": "int64",
      "minimum": 1,
      "maximum": 9007199254740991
    }
  },
  "tourImagesToUpdate": {
    "required": false,
    "maxItems": 10
  },
  "tourImagesToAdd": {
    "required": false,
    "maxItems": 10
  },
  "tourImageIdsToRemove": {
    "required": false,
    "maxItems": 10,
    "items": {
      "format": "int64",
      "minimum": 1,
      "maximum": 9007199254740991
    }
  }
} as const;

export const userRoleUpdateLimits = {
  "role": {
    "required": true
  },
  "reason": {
    "required": false,
    "minLength": 5,
    "maxLength": 500
  }
} as const;

export const userStatusUpdateLimits = {
  "isActive": {
    "required": true
  },
  "reason": {
    "required": false,
    "minLength": 5,
    "maxLength": 500
  }
} as const;

export const verificationCodeRequestLimits = {
  "email": {
    "required": true,
    "format": "email",
    "minLength": 3,
    "maxLength": 100
  }
} as const;

export const getAccountByEmailParameters = {
  "email": {
    "required": true,
    "format": "email",
    "minLength": 3,
    "maxLength": 100
  }
} as const;

export const getAccountByUsernameParameters = {
  "username": {
    "required": true,
    "minLength": 3,
    "maxLength": 50
  }
} as const;

export const getReviewStatisticsParameters = {
  "category": {
    "required": false
  },
  "location": {
    "required": false,
    "minLength": 1,
    "maxLength": 100
  },
  "boatId": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "tourId": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "ownerId": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "customerId": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "minRating": {
    "required": false,
    "format": "int32",
    "minimum": 1,
    "maximum": 5
  },
  "maxRating": {
    "required": false,
    "format": "int32",
    "minimum": 1,
    "maximum": 5
  },
  "verified": {
    "required": false
  },
  "withReplies": {
    "required": false
  },
  "reported": {
    "required": false
  },
  "startDate": {
    "required": false,
    "format": "date"
  },
  "endDate": {
    "required": false,
    "format": "date"
  },
  "keyword": {
    "required": false,
    "minLength": 1,
    "maxLength": 100
  }
} as const;

export const getPlatformTrendsParameters = {
  "days": {
    "required": false,
    "format": "int32",
    "default": 30,
    "minimum": 7,
    "maximum": 90
  }
} as const;

export const listAdminActivityParameters = {
  "limit": {
    "required": false,
    "format": "int32",
    "default": 20,
    "minimum": 1,
    "maximum": 100
  },
  "type": {
    "required": false
  }
} as const;

export const listAuditPageParameters = {
  "page": {
    "required": false,
    "format": "int32",
    "default": 0,
    "minimum": 0,
    "maximum": 10000
  },
  "size": {
    "required": false,
    "format": "int32",
    "default": 12,
    "minimum": 1,
    "maximum": 100
  },
  "sort": {
    "required": false
  },
  "actorId": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "act": {
    "required": false
  },
  "recordType": {
    "required": false
  },
  "recordId": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "from": {
    "required": false,
    "format": "date"
  },
  "to": {
    "required": false,
    "format": "date"
  },
  "query": {
    "required": false,
    "minLength": 1,
    "maxLength": 100
  }
} as const;

export const setAvailabilityStatusParameters = {
  "isAvailable": {
    "required": true
  }
} as const;

export const setAvailabilityPriceOverrideParameters = {
  "priceOverride": {
    "required": false,
    "format": "double",
    "minimum": 0,
    "maximum": 100000000
  }
} as const;

export const setAvailabilityInstantConfirmationParameters = {
  "isInstantConfirmation": {
    "required": true
  }
} as const;

export const createAvailabilityPeriodParameters = {
  "boatId": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "tourId": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "startDate": {
    "required": true,
    "format": "date"
  },
  "endDate": {
    "required": true,
    "format": "date"
  },
  "isAvailable": {
    "required": true
  },
  "priceOverride": {
    "required": false,
    "format": "double",
    "minimum": 0,
    "maximum": 100000000
  },
  "isInstantConfirmation": {
    "required": false,
    "default": false
  }
} as const;

export const updateAvailabilityPeriodParameters = {
  "boatId": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "tourId": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "startDate": {
    "required": true,
    "format": "date"
  },
  "endDate": {
    "required": true,
    "format": "date"
  },
  "isAvailable": {
    "required": true
  },
  "priceOverride": {
    "required": false,
    "format": "double",
    "minimum": 0,
    "maximum": 100000000
  },
  "isInstantConfirmation": {
    "required": false,
    "default": false
  }
} as const;

export const listBoatCalendarDaysParameters = {
  "startDate": {
    "required": true,
    "format": "date"
  },
  "endDate": {
    "required": true,
    "format": "date"
  }
} as const;

export const checkBoatAvailabilityWithBookingsParameters = {
  "date": {
    "required": true,
    "format": "date"
  }
} as const;

export const checkBoatAvailabilityParameters = {
  "date": {
    "required": true,
    "format": "date"
  }
} as const;

export const getBoatAvailabilityByDateParameters = {
  "date": {
    "required": true,
    "format": "date"
  }
} as const;

export const listBoatAvailabilitiesByRangeParameters = {
  "startDate": {
    "required": true,
    "format": "date"
  },
  "endDate": {
    "required": true,
    "format": "date"
  }
} as const;

export const listBoatAvailableDaysParameters = {
  "startDate": {
    "required": true,
    "format": "date"
  },
  "endDate": {
    "required": true,
    "format": "date"
  }
} as const;

export const setBoatDocumentDisplayOrderParameters = {
  "displayOrder": {
    "required": true,
    "format": "int32",
    "minimum": 0,
    "maximum": 1000
  }
} as const;

export const searchBoatServicesParameters = {
  "name": {
    "required": true,
    "minLength": 1,
    "maxLength": 100
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
    "required": false,
    "format": "int32",
    "default": 0,
    "minimum": 0,
    "maximum": 10000
  },
  "size": {
    "required": false,
    "format": "int32",
    "default": 12,
    "minimum": 1,
    "maximum": 100
  },
  "sort": {
    "required": false,
    "default": "popularity,desc"
  }
} as const;

export const listBoatsPageParameters = {
  "page": {
    "required": false,
    "format": "int32",
    "default": 0,
    "minimum": 0,
    "maximum": 10000
  },
  "size": {
    "required": false,
    "format": "int32",
    "default": 12,
    "minimum": 1,
    "maximum": 100
  },
  "sort": {
    "required": false,
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
    "required": false,
    "format": "int32",
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
    "format": "double",
    "minimum": 1,
    "maximum": 5
  }
} as const;

export const listBookingsParameters = {
  "kind": {
    "required": false
  },
  "status": {
    "required": false
  },
  "boatId": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "tourId": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const setBookingStatusParameters = {
  "status": {
    "required": true
  },
  "reason": {
    "required": false,
    "minLength": 10,
    "maxLength": 500
  }
} as const;

export const listBookingsPageParameters = {
  "page": {
    "required": false,
    "format": "int32",
    "default": 0,
    "minimum": 0,
    "maximum": 10000
  },
  "size": {
    "required": false,
    "format": "int32",
    "default": 12,
    "minimum": 1,
    "maximum": 100
  },
  "sort": {
    "required": false,
    "default": "createdAt,desc"
  },
  "kind": {
    "required": false
  },
  "status": {
    "required": false
  },
  "query": {
    "required": false,
    "minLength": 1,
    "maxLength": 100
  },
  "boatId": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "tourId": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "customerId": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "hostId": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "from": {
    "required": false,
    "format": "date"
  },
  "to": {
    "required": false,
    "format": "date"
  },
  "createdFrom": {
    "required": false,
    "format": "date"
  },
  "createdTo": {
    "required": false,
    "format": "date"
  }
} as const;

export const listBookingsByStatusParameters = {
  "status": {
    "required": true
  }
} as const;

export const listBookingsByDateRangeParameters = {
  "startDate": {
    "required": true,
    "format": "date"
  },
  "endDate": {
    "required": true,
    "format": "date"
  }
} as const;

export const listOwnerBookingsPageParameters = {
  "page": {
    "required": false,
    "format": "int32",
    "default": 0,
    "minimum": 0,
    "maximum": 10000
  },
  "size": {
    "required": false,
    "format": "int32",
    "default": 12,
    "minimum": 1,
    "maximum": 100
  },
  "kind": {
    "required": false
  },
  "status": {
    "required": false
  },
  "statuses": {
    "required": false,
    "maxItems": 6
  },
  "sort": {
    "required": false
  },
  "query": {
    "required": false,
    "minLength": 1,
    "maxLength": 100
  },
  "boatId": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "tourId": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "from": {
    "required": false,
    "format": "date"
  },
  "to": {
    "required": false,
    "format": "date"
  },
  "createdFrom": {
    "required": false,
    "format": "date"
  },
  "createdTo": {
    "required": false,
    "format": "date"
  }
} as const;

export const getOwnerBookingCountsParameters = {
  "kind": {
    "required": false
  },
  "query": {
    "required": false,
    "minLength": 1,
    "maxLength": 100
  },
  "boatId": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "tourId": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "from": {
    "required": false,
    "format": "date"
  },
  "to": {
    "required": false,
    "format": "date"
  },
  "createdFrom": {
    "required": false,
    "format": "date"
  },
  "createdTo": {
    "required": false,
    "format": "date"
  }
} as const;

export const listOwnerTripEventsParameters = {
  "startDate": {
    "required": true,
    "format": "date"
  },
  "endDate": {
    "required": true,
    "format": "date"
  }
} as const;

export const listBoatBookingsByRangeParameters = {
  "startDate": {
    "required": true,
    "format": "date"
  },
  "endDate": {
    "required": true,
    "format": "date"
  }
} as const;

export const listBoatRangeBookingsParameters = {
  "startDate": {
    "required": true,
    "format": "date"
  },
  "endDate": {
    "required": true,
    "format": "date"
  }
} as const;

export const listBoatTimeSlotsParameters = {
  "date": {
    "required": true,
    "format": "date"
  }
} as const;

export const listCaptainApplicationsPageParameters = {
  "status": {
    "required": false
  },
  "sort": {
    "required": false
  },
  "userId": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "query": {
    "required": false,
    "minLength": 1,
    "maxLength": 100
  },
  "page": {
    "required": false,
    "format": "int32",
    "default": 0,
    "minimum": 0,
    "maximum": 10000
  },
  "size": {
    "required": false,
    "format": "int32",
    "default": 10,
    "minimum": 1,
    "maximum": 100
  }
} as const;

export const getApplicationDocumentParameters = {
  "file": {
    "required": true,
    "minLength": 1,
    "maxLength": 200
  }
} as const;

export const listContactMessagesPageParameters = {
  "page": {
    "required": false,
    "format": "int32",
    "default": 0,
    "minimum": 0,
    "maximum": 10000
  },
  "size": {
    "required": false,
    "format": "int32",
    "default": 12,
    "minimum": 1,
    "maximum": 100
  },
  "sort": {
    "required": false
  },
  "state": {
    "required": false
  },
  "from": {
    "required": false,
    "format": "date"
  },
  "to": {
    "required": false,
    "format": "date"
  },
  "query": {
    "required": false,
    "minLength": 1,
    "maxLength": 100
  }
} as const;

export const getFinanceSummaryParameters = {
  "from": {
    "required": true,
    "format": "date"
  },
  "to": {
    "required": true,
    "format": "date"
  }
} as const;

export const listFinanceTransactionsParameters = {
  "from": {
    "required": true,
    "format": "date"
  },
  "to": {
    "required": true,
    "format": "date"
  }
} as const;

export const listFinanceTransactionsPageParameters = {
  "ownerId": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "from": {
    "required": true,
    "format": "date"
  },
  "to": {
    "required": true,
    "format": "date"
  },
  "page": {
    "required": false,
    "format": "int32",
    "default": 0,
    "minimum": 0,
    "maximum": 10000
  },
  "size": {
    "required": false,
    "format": "int32",
    "default": 12,
    "minimum": 1,
    "maximum": 100
  },
  "statuses": {
    "required": false,
    "maxItems": 5
  },
  "kind": {
    "required": false
  },
  "boatId": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "tourId": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "query": {
    "required": false,
    "minLength": 1,
    "maxLength": 100
  },
  "sort": {
    "required": false
  }
} as const;

export const listPendingPayoutsPageParameters = {
  "ownerId": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "page": {
    "required": false,
    "format": "int32",
    "default": 0,
    "minimum": 0,
    "maximum": 10000
  },
  "size": {
    "required": false,
    "format": "int32",
    "default": 12,
    "minimum": 1,
    "maximum": 100
  }
} as const;

export const getFinanceReportParameters = {
  "ownerId": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "from": {
    "required": true,
    "format": "date"
  },
  "to": {
    "required": true,
    "format": "date"
  }
} as const;

export const listDocumentsPageParameters = {
  "page": {
    "required": false,
    "format": "int32",
    "default": 0,
    "minimum": 0,
    "maximum": 10000
  },
  "size": {
    "required": false,
    "format": "int32",
    "default": 12,
    "minimum": 1,
    "maximum": 100
  },
  "sort": {
    "required": false
  },
  "kind": {
    "required": false
  },
  "state": {
    "required": false
  },
  "documentType": {
    "required": false
  },
  "validity": {
    "required": false
  },
  "ownerId": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "query": {
    "required": false,
    "minLength": 1,
    "maxLength": 100
  }
} as const;

export const listManagedBoatsPageParameters = {
  "page": {
    "required": false,
    "format": "int32",
    "default": 0,
    "minimum": 0,
    "maximum": 10000
  },
  "size": {
    "required": false,
    "format": "int32",
    "default": 12,
    "minimum": 1,
    "maximum": 100
  },
  "sort": {
    "required": false
  },
  "status": {
    "required": false
  },
  "ownerId": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "location": {
    "required": false,
    "minLength": 1,
    "maxLength": 100
  },
  "query": {
    "required": false,
    "minLength": 1,
    "maxLength": 100
  }
} as const;

export const listManagedToursPageParameters = {
  "page": {
    "required": false,
    "format": "int32",
    "default": 0,
    "minimum": 0,
    "maximum": 10000
  },
  "size": {
    "required": false,
    "format": "int32",
    "default": 12,
    "minimum": 1,
    "maximum": 100
  },
  "sort": {
    "required": false
  },
  "status": {
    "required": false
  },
  "ownerId": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "location": {
    "required": false,
    "minLength": 1,
    "maxLength": 100
  },
  "query": {
    "required": false,
    "minLength": 1,
    "maxLength": 100
  }
} as const;

export const listManagedReviewsPageParameters = {
  "page": {
    "required": false,
    "format": "int32",
    "default": 0,
    "minimum": 0,
    "maximum": 10000
  },
  "size": {
    "required": false,
    "format": "int32",
    "default": 12,
    "minimum": 1,
    "maximum": 100
  },
  "sortBy": {
    "required": false,
    "default": "createdAt"
  },
  "sortDirection": {
    "required": false,
    "default": "desc"
  },
  "category": {
    "required": false
  },
  "location": {
    "required": false,
    "minLength": 1,
    "maxLength": 100
  },
  "boatId": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "tourId": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "ownerId": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "customerId": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "minRating": {
    "required": false,
    "format": "int32",
    "minimum": 1,
    "maximum": 5
  },
  "maxRating": {
    "required": false,
    "format": "int32",
    "minimum": 1,
    "maximum": 5
  },
  "verified": {
    "required": false
  },
  "withReplies": {
    "required": false
  },
  "reported": {
    "required": false
  },
  "startDate": {
    "required": false,
    "format": "date"
  },
  "endDate": {
    "required": false,
    "format": "date"
  },
  "keyword": {
    "required": false,
    "minLength": 1,
    "maxLength": 100
  }
} as const;

export const listReviewTrendsParameters = {
  "period": {
    "required": false,
    "default": "monthly"
  },
  "category": {
    "required": false
  },
  "location": {
    "required": false,
    "minLength": 1,
    "maxLength": 100
  },
  "boatId": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "tourId": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "ownerId": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "customerId": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "minRating": {
    "required": false,
    "format": "int32",
    "minimum": 1,
    "maximum": 5
  },
  "maxRating": {
    "required": false,
    "format": "int32",
    "minimum": 1,
    "maximum": 5
  },
  "verified": {
    "required": false
  },
  "withReplies": {
    "required": false
  },
  "reported": {
    "required": false
  },
  "startDate": {
    "required": false,
    "format": "date"
  },
  "endDate": {
    "required": false,
    "format": "date"
  },
  "keyword": {
    "required": false,
    "minLength": 1,
    "maxLength": 100
  }
} as const;

export const listReportedReviewsPageParameters = {
  "page": {
    "required": false,
    "format": "int32",
    "default": 0,
    "minimum": 0,
    "maximum": 10000
  },
  "size": {
    "required": false,
    "format": "int32",
    "default": 12,
    "minimum": 1,
    "maximum": 100
  },
  "sort": {
    "required": false
  },
  "state": {
    "required": false
  },
  "category": {
    "required": false
  },
  "query": {
    "required": false,
    "minLength": 1,
    "maxLength": 100
  }
} as const;

export const listNotificationsPageParameters = {
  "page": {
    "required": false,
    "format": "int32",
    "default": 0,
    "minimum": 0,
    "maximum": 10000
  },
  "size": {
    "required": false,
    "format": "int32",
    "default": 12,
    "minimum": 1,
    "maximum": 100
  }
} as const;

export const listOwnerDocumentsPageParameters = {
  "page": {
    "required": false,
    "format": "int32",
    "default": 0,
    "minimum": 0,
    "maximum": 10000
  },
  "size": {
    "required": false,
    "format": "int32",
    "default": 12,
    "minimum": 1,
    "maximum": 100
  },
  "sort": {
    "required": false
  },
  "kind": {
    "required": false
  },
  "state": {
    "required": false
  },
  "validity": {
    "required": false
  }
} as const;

export const getOwnerTimelineParameters = {
  "startDate": {
    "required": true,
    "format": "date"
  },
  "endDate": {
    "required": true,
    "format": "date"
  }
} as const;

export const listPaymentsPageParameters = {
  "page": {
    "required": false,
    "format": "int32",
    "default": 0,
    "minimum": 0,
    "maximum": 10000
  },
  "size": {
    "required": false,
    "format": "int32",
    "default": 12,
    "minimum": 1,
    "maximum": 100
  },
  "sort": {
    "required": false
  },
  "status": {
    "required": false
  },
  "type": {
    "required": false
  },
  "bookingId": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "unresolved": {
    "required": false
  },
  "from": {
    "required": false,
    "format": "date"
  },
  "to": {
    "required": false,
    "format": "date"
  },
  "query": {
    "required": false,
    "minLength": 1,
    "maxLength": 100
  }
} as const;

export const listBoatReviewsPageParameters = {
  "page": {
    "required": false,
    "format": "int32",
    "default": 0,
    "minimum": 0,
    "maximum": 10000
  },
  "size": {
    "required": false,
    "format": "int32",
    "default": 12,
    "minimum": 1,
    "maximum": 100
  },
  "sortBy": {
    "required": false,
    "default": "createdAt"
  },
  "sortDirection": {
    "required": false,
    "default": "desc"
  }
} as const;

export const listBoatRatingTrendsParameters = {
  "period": {
    "required": false,
    "default": "monthly"
  }
} as const;

export const listRecentBoatReviewsParameters = {
  "limit": {
    "required": false,
    "format": "int32",
    "default": 5,
    "minimum": 1,
    "maximum": 50
  }
} as const;

export const listFilteredBoatReviewsPageParameters = {
  "minRating": {
    "required": false,
    "format": "int32",
    "minimum": 1,
    "maximum": 5
  },
  "verified": {
    "required": false
  },
  "withReplies": {
    "required": false
  },
  "startDate": {
    "required": false,
    "format": "date"
  },
  "endDate": {
    "required": false,
    "format": "date"
  },
  "keyword": {
    "required": false,
    "minLength": 1,
    "maxLength": 100
  },
  "page": {
    "required": false,
    "format": "int32",
    "default": 0,
    "minimum": 0,
    "maximum": 10000
  },
  "size": {
    "required": false,
    "format": "int32",
    "default": 12,
    "minimum": 1,
    "maximum": 100
  },
  "sortBy": {
    "required": false,
    "default": "createdAt"
  },
  "sortDirection": {
    "required": false,
    "default": "desc"
  }
} as const;

export const listOwnerReviewsPageParameters = {
  "page": {
    "required": false,
    "format": "int32",
    "default": 0,
    "minimum": 0,
    "maximum": 10000
  },
  "size": {
    "required": false,
    "format": "int32",
    "default": 12,
    "minimum": 1,
    "maximum": 100
  },
  "kind": {
    "required": false
  },
  "boatId": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "tourId": {
    "required": false,
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "rating": {
    "required": false,
    "format": "int32",
    "minimum": 1,
    "maximum": 5
  },
  "answered": {
    "required": false
  },
  "unansweredFirst": {
    "required": false,
    "default": false
  },
  "startDate": {
    "required": false,
    "format": "date"
  },
  "endDate": {
    "required": false,
    "format": "date"
  },
  "keyword": {
    "required": false,
    "minLength": 1,
    "maxLength": 100
  },
  "sort": {
    "required": false,
    "default": "createdAt,desc"
  }
} as const;

export const getOwnerRatingTrendParameters = {
  "days": {
    "required": false,
    "format": "int32",
    "default": 30
  }
} as const;

export const listTourReviewsPageParameters = {
  "page": {
    "required": false,
    "format": "int32",
    "default": 0,
    "minimum": 0,
    "maximum": 10000
  },
  "size": {
    "required": false,
    "format": "int32",
    "default": 12,
    "minimum": 1,
    "maximum": 100
  },
  "sortBy": {
    "required": false,
    "default": "createdAt"
  },
  "sortDirection": {
    "required": false,
    "default": "desc"
  }
} as const;

export const listTourRatingTrendsParameters = {
  "period": {
    "required": false,
    "default": "monthly"
  }
} as const;

export const listRecentTourReviewsParameters = {
  "limit": {
    "required": false,
    "format": "int32",
    "default": 5,
    "minimum": 1,
    "maximum": 50
  }
} as const;

export const listFilteredTourReviewsPageParameters = {
  "minRating": {
    "required": false,
    "format": "int32",
    "minimum": 1,
    "maximum": 5
  },
  "verified": {
    "required": false
  },
  "withReplies": {
    "required": false
  },
  "startDate": {
    "required": false,
    "format": "date"
  },
  "endDate": {
    "required": false,
    "format": "date"
  },
  "keyword": {
    "required": false,
    "minLength": 1,
    "maxLength": 100
  },
  "page": {
    "required": false,
    "format": "int32",
    "default": 0,
    "minimum": 0,
    "maximum": 10000
  },
  "size": {
    "required": false,
    "format": "int32",
    "default": 12,
    "minimum": 1,
    "maximum": 100
  },
  "sortBy": {
    "required": false,
    "default": "createdAt"
  },
  "sortDirection": {
    "required": false,
    "default": "desc"
  }
} as const;

export const listReviewsParameters = {
  "minRating": {
    "required": false,
    "format": "int32",
    "minimum": 1,
    "maximum": 5
  },
  "verified": {
    "required": false
  },
  "withReplies": {
    "required": false
  },
  "startDate": {
    "required": false,
    "format": "date"
  },
  "endDate": {
    "required": false,
    "format": "date"
  },
  "keyword": {
    "required": false,
    "minLength": 1,
    "maxLength": 100
  }
} as const;

export const listReviewsPageParameters = {
  "page": {
    "required": false,
    "format": "int32",
    "default": 0,
    "minimum": 0,
    "maximum": 10000
  },
  "size": {
    "required": false,
    "format": "int32",
    "default": 12,
    "minimum": 1,
    "maximum": 100
  },
  "sort": {
    "required": false,
    "default": "createdAt,desc"
  }
} as const;

export const listRecentReviewsParameters = {
  "limit": {
    "required": false,
    "format": "int32",
    "default": 10,
    "minimum": 1,
    "maximum": 50
  }
} as const;

export const searchReviewsParameters = {
  "keyword": {
    "required": true,
    "minLength": 1,
    "maxLength": 100
  }
} as const;

export const listTourCalendarDaysParameters = {
  "startDate": {
    "required": true,
    "format": "date"
  },
  "endDate": {
    "required": true,
    "format": "date"
  }
} as const;

export const checkTourAvailabilityWithBookingsParameters = {
  "date": {
    "required": true,
    "format": "date"
  }
} as const;

export const checkTourAvailabilityParameters = {
  "date": {
    "required": true,
    "format": "date"
  }
} as const;

export const getTourAvailabilityByDateParameters = {
  "date": {
    "required": true,
    "format": "date"
  }
} as const;

export const listTourAvailabilitiesByRangeParameters = {
  "startDate": {
    "required": true,
    "format": "date"
  },
  "endDate": {
    "required": true,
    "format": "date"
  }
} as const;

export const setTourDateStatusParameters = {
  "status": {
    "required": true
  }
} as const;

export const setTourDateMaxGuestsParameters = {
  "maxGuests": {
    "required": true,
    "format": "int32",
    "minimum": 1,
    "maximum": 100
  }
} as const;

export const listTourDatesByStatusParameters = {
  "status": {
    "required": true
  }
} as const;

export const searchTourDatesByStartDateParameters = {
  "startDate": {
    "required": true,
    "format": "date"
  }
} as const;

export const listTourDatesByTourAndStatusParameters = {
  "status": {
    "required": true
  }
} as const;

export const listOverlappingTourDatesParameters = {
  "start": {
    "required": true,
    "format": "date-time"
  },
  "end": {
    "required": true,
    "format": "date-time"
  }
} as const;

export const setTourDocumentDisplayOrderParameters = {
  "displayOrder": {
    "required": true,
    "format": "int32",
    "minimum": 0,
    "maximum": 1000
  }
} as const;

export const setTourImageDisplayOrderParameters = {
  "displayOrder": {
    "required": true,
    "format": "int32",
    "minimum": 0,
    "maximum": 1000
  }
} as const;

export const setTourStatusParameters = {
  "status": {
    "required": true
  }
} as const;

export const setTourRatingParameters = {
  "rating": {
    "required": true,
    "format": "double",
    "minimum": 1,
    "maximum": 5
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
    "required": false,
    "format": "double",
    "minimum": 0,
    "maximum": 100000000
  },
  "maxPrice": {
    "required": false,
    "format": "double",
    "minimum": 0,
    "maximum": 100000000
  }
} as const;

export const searchToursByCapacityParameters = {
  "minCapacity": {
    "required": true,
    "format": "int32",
    "minimum": 1,
    "maximum": 100
  }
} as const;

export const listUsersParameters = {
  "role": {
    "required": false
  }
} as const;

export const searchUsersParameters = {
  "q": {
    "required": true,
    "minLength": 1,
    "maxLength": 100
  }
} as const;

export const listUsersPageParameters = {
  "page": {
    "required": false,
    "format": "int32",
    "default": 0,
    "minimum": 0,
    "maximum": 10000
  },
  "size": {
    "required": false,
    "format": "int32",
    "default": 12,
    "minimum": 1,
    "maximum": 100
  },
  "sort": {
    "required": false
  },
  "role": {
    "required": false
  },
  "isActive": {
    "required": false
  },
  "createdFrom": {
    "required": false,
    "format": "date"
  },
  "createdTo": {
    "required": false,
    "format": "date"
  },
  "query": {
    "required": false,
    "minLength": 1,
    "maxLength": 100
  }
} as const;

export const getUserChangePreviewParameters = {
  "role": {
    "required": false
  },
  "isActive": {
    "required": false
  }
} as const;
