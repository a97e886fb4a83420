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
    "minLength": 3,
    "maxLength": 100
  },
  "dateOfBirth": {},
  "profileImage": {
    "minLength": 1,
    "maxLength": 500
  }
} as const;

export const addressUpdateLimits = {
  "street": {
    "maxLength": 200
  },
  "district": {
    "maxLength": 50
  },
  "city": {
    "required": true,
    "minLength": 1,
    "maxLength": 50
  },
  "postalCode": {
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
      "maxBytes": 10485760
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
    "minLength": 5,
    "maxLength": 500
  }
} as const;

export const availabilityBatchLimits = {
  "isPreview": {
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
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "tourId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "action": {
    "required": true
  },
  "dates": {
    "required": true,
    "minItems": 1,
    "maxItems": 400
  },
  "expected": {},
  "isAvailable": {},
  "priceOverride": {
    "minimum": 0,
    "maximum": 100000000
  },
  "pricePercent": {
    "minimum": -100,
    "maximum": 500
  },
  "isInstantConfirmation": {}
} as const;

export const availabilityCreateLimits = {
  "boatId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "tourId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "date": {
    "required": true
  },
  "isAvailable": {
    "required": true
  },
  "priceOverride": {
    "minimum": 0,
    "maximum": 100000000
  },
  "isInstantConfirmation": {
    "default": false
  }
} as const;

export const availabilityStateLimits = {
  "isAvailable": {
    "required": true
  },
  "priceOverride": {
    "required": true,
    "minimum": 0,
    "maximum": 100000000
  },
  "isInstantConfirmation": {
    "required": true
  }
} as const;

export const availabilityTermsLimits = {
  "date": {
    "required": true
  },
  "isAvailable": {
    "required": true
  },
  "priceOverride": {
    "minimum": 0,
    "maximum": 100000000
  },
  "isInstantConfirmation": {
    "default": false
  }
} as const;

export const availabilityUpdateLimits = {
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "boatId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "tourId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "date": {
    "required": true
  },
  "isAvailable": {
    "required": true
  },
  "priceOverride": {
    "minimum": 0,
    "maximum": 100000000
  },
  "isInstantConfirmation": {
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
  "captainIncluded": {}
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
  "cabins": {
    "minimum": 0,
    "maximum": 50
  },
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
  "cabins": {
    "minimum": 0,
    "maximum": 50
  },
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
  "rules": {}
} as const;

export const boatDocumentBatchLimits = {
  "boatId": {
    "required": true,
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
  "expiryDate": {},
  "isVerified": {
    "default": false
  },
  "verificationNotes": {
    "maxLength": 1000
  },
  "displayOrder": {
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
  "expiryDate": {},
  "isVerified": {
    "default": false
  },
  "verificationNotes": {
    "maxLength": 1000
  },
  "displayOrder": {
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
  "expiryDate": {},
  "isVerified": {
    "default": false
  },
  "verificationNotes": {
    "maxLength": 1000
  },
  "displayOrder": {
    "minimum": 0,
    "maximum": 1000
  }
} as const;

export const boatDocumentOrderLimits = {
  "boatId": {
    "required": true,
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
  "expiryDate": {},
  "isVerified": {
    "default": false
  },
  "verificationNotes": {
    "maxLength": 1000
  },
  "displayOrder": {
    "minimum": 0,
    "maximum": 1000
  },
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "documentData": {
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
    "default": false
  },
  "displayOrder": {
    "minimum": 1,
    "maximum": 1000
  },
  "file": {
    "required": true,
    "maxBytes": 10485760,
    "contentTypes": [
      "image/jpeg",
      "image/png",
      "image/webp"
    ]
  }
} as const;

export const boatImagePlaceLimits = {
  "isPrimary": {
    "default": false
  },
  "displayOrder": {
    "minimum": 1,
    "maximum": 1000
  }
} as const;

export const boatImageUploadLimits = {
  "isPrimary": {
    "default": false
  },
  "displayOrder": {
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
    "maxLength": 100
  },
  "location": {
    "maxLength": 100
  },
  "minCapacity": {
    "minimum": 1,
    "maximum": 100
  },
  "type": {},
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

export const boatServiceBatchLimits = {
  "boatId": {
    "required": true,
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
    "required": true,
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

export const boatServiceUpdateLimits = {
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
  "id": {
    "required": true,
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
  "cabins": {
    "minimum": 0,
    "maximum": 50
  },
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

export const bookingCancellationLimits = {
  "reason": {
    "required": true,
    "minLength": 10,
    "maxLength": 500
  }
} as const;

export const bookingCreateLimits = {
  "boatId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "tourId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "tourDateId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "customerId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "startDate": {
    "required": true
  },
  "endDate": {
    "required": true
  },
  "startTime": {
    "minLength": 5,
    "maxLength": 5
  },
  "hours": {
    "minimum": 1,
    "maximum": 10
  },
  "passengerCount": {
    "required": true,
    "minimum": 1,
    "maximum": 100
  },
  "notes": {
    "maxLength": 1000
  },
  "services": {
    "maxItems": 50
  }
} as const;

export const bookingServiceChoiceLimits = {
  "serviceId": {
    "required": true,
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "quantity": {
    "required": true,
    "minimum": 1,
    "maximum": 100
  }
} as const;

export const bookingTermsLimits = {
  "customerId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "startDate": {
    "required": true
  },
  "endDate": {
    "required": true
  },
  "startTime": {
    "minLength": 5,
    "maxLength": 5
  },
  "hours": {
    "minimum": 1,
    "maximum": 10
  },
  "passengerCount": {
    "required": true,
    "minimum": 1,
    "maximum": 100
  },
  "notes": {
    "maxLength": 1000
  },
  "services": {
    "maxItems": 50
  }
} as const;

export const bookingUpdateLimits = {
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "customerId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "startDate": {
    "required": true
  },
  "endDate": {
    "required": true
  },
  "startTime": {
    "minLength": 5,
    "maxLength": 5
  },
  "hours": {
    "minimum": 1,
    "maximum": 10
  },
  "passengerCount": {
    "required": true,
    "minimum": 1,
    "maximum": 100
  },
  "notes": {
    "maxLength": 1000
  },
  "services": {
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
    "required": true
  },
  "yearsOfExperience": {
    "required": true,
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
    "required": true
  },
  "yearsOfExperience": {
    "required": true,
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
    "maxItems": 10,
    "items": {
      "maxBytes": 10485760
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
    "minimum": 0,
    "maximum": 1000000000000000
  }
} as const;

export const certificationUpdateLimits = {
  "id": {
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
    "maxLength": 50
  },
  "issueDate": {
    "required": true
  },
  "expiryDate": {}
} as const;

export const companyUpdateLimits = {
  "userId": {
    "required": true,
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
    "minLength": 5,
    "maxLength": 500
  }
} as const;

export const credentialsLimits = {
  "username": {
    "minLength": 1,
    "maxLength": 100
  },
  "email": {
    "minLength": 1,
    "maxLength": 100
  },
  "password": {
    "required": true,
    "minLength": 6,
    "maxLength": 128
  }
} as const;

export const displayOrderChangeLimits = {
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "displayOrder": {
    "required": true,
    "minimum": 0,
    "maximum": 1000
  }
} as const;

export const documentVerificationLimits = {
  "isVerified": {
    "required": true
  },
  "verificationNotes": {
    "maxLength": 1000
  }
} as const;

export const emailVerificationLimits = {
  "email": {
    "required": true,
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
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "recipientId": {
    "required": true,
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
    "minLength": 16,
    "maxLength": 46
  },
  "keyword": {
    "minLength": 1,
    "maxLength": 100
  },
  "readStatus": {},
  "startDate": {},
  "endDate": {},
  "page": {
    "default": 0,
    "minimum": 0,
    "maximum": 10000
  },
  "size": {
    "default": 12,
    "minimum": 1,
    "maximum": 100
  }
} as const;

export const messageReadStatusLimits = {
  "messageId": {
    "required": true,
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
    "minLength": 6,
    "maxLength": 128
  },
  "confirmPassword": {
    "required": true,
    "minLength": 6,
    "maxLength": 128
  }
} as const;

export const passwordResetRequestLimits = {
  "email": {
    "required": true,
    "minLength": 3,
    "maxLength": 100
  }
} as const;

export const passwordUpdateLimits = {
  "currentPassword": {
    "required": true,
    "minLength": 6,
    "maxLength": 128
  },
  "newPassword": {
    "required": true,
    "minLength": 6,
    "maxLength": 128
  }
} as const;

export const paymentCreateLimits = {
  "bookingId": {
    "required": true,
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
    "minimum": 0,
    "maximum": 1000000000000000
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
    "minLength": 3,
    "maxLength": 100
  },
  "phone": {
    "required": true,
    "minLength": 11,
    "maxLength": 13
  },
  "dateOfBirth": {
    "required": true
  },
  "address": {
    "required": true
  }
} as const;

export const pictureFormLimits = {
  "file": {
    "required": true,
    "maxBytes": 5242880,
    "contentTypes": [
      "image/jpeg",
      "image/png",
      "image/webp"
    ]
  }
} as const;

export const professionalInfoUpdateLimits = {
  "licenseNumber": {
    "maxLength": 50
  },
  "licenseExpiry": {},
  "yearsOfExperience": {
    "required": true,
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
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "rating": {
    "required": true,
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

export const reviewReplyCreateLimits = {
  "message": {
    "required": true,
    "minLength": 1,
    "maxLength": 1000
  },
  "isOfficial": {}
} as const;

export const reviewUpdateLimits = {
  "rating": {
    "required": true,
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

export const tourDateCreateLimits = {
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
  "tourId": {
    "required": true,
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const tourDateDetailsLimits = {
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
  "tourId": {
    "minimum": 0,
    "maximum": 9007199254740991
  }
} as const;

export const tourDatePlanLimits = {
  "isPreview": {
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
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const tourDocumentBatchLimits = {
  "tourId": {
    "required": true,
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
  "expiryDate": {},
  "isVerified": {
    "default": false
  },
  "verificationNotes": {
    "maxLength": 1000
  },
  "displayOrder": {
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
  "expiryDate": {},
  "isVerified": {
    "default": false
  },
  "verificationNotes": {
    "maxLength": 1000
  },
  "displayOrder": {
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
  "expiryDate": {},
  "isVerified": {
    "default": false
  },
  "verificationNotes": {
    "maxLength": 1000
  },
  "displayOrder": {
    "minimum": 0,
    "maximum": 1000
  }
} as const;

export const tourDocumentOrderLimits = {
  "tourId": {
    "required": true,
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
  "expiryDate": {},
  "isVerified": {
    "default": false
  },
  "verificationNotes": {
    "maxLength": 1000
  },
  "displayOrder": {
    "minimum": 0,
    "maximum": 1000
  },
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "documentData": {
    "minLength": 4,
    "maxLength": 13981016
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
    "minimum": 0,
    "maximum": 1000
  },
  "tourId": {
    "required": true,
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
    "minimum": 0,
    "maximum": 1000
  }
} as const;

export const tourImageUpdateLimits = {
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "imageData": {
    "minLength": 4,
    "maxLength": 6990508
  },
  "fileName": {
    "minLength": 1,
    "maxLength": 255
  },
  "contentType": {},
  "displayOrder": {
    "required": true,
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

export const userRoleUpdateLimits = {
  "role": {
    "required": true
  },
  "reason": {
    "minLength": 5,
    "maxLength": 500
  }
} as const;

export const userStatusUpdateLimits = {
  "isActive": {
    "required": true
  },
  "reason": {
    "minLength": 5,
    "maxLength": 500
  }
} as const;

export const verificationCodeRequestLimits = {
  "email": {
    "required": true,
    "minLength": 3,
    "maxLength": 100
  }
} as const;

export const getAccountByEmailParameters = {
  "email": {
    "required": true,
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

export const setAvailabilityStatusParameters = {
  "isAvailable": {
    "required": true
  }
} as const;

export const setAvailabilityPriceOverrideParameters = {
  "priceOverride": {
    "minimum": 0,
    "maximum": 1000000000000000
  }
} as const;

export const setAvailabilityInstantConfirmationParameters = {
  "isInstantConfirmation": {
    "required": true
  }
} as const;

export const createAvailabilityPeriodParameters = {
  "boatId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "tourId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "startDate": {
    "required": true
  },
  "endDate": {
    "required": true
  },
  "isAvailable": {
    "required": true
  },
  "priceOverride": {
    "minimum": 0,
    "maximum": 1000000000000000
  },
  "isInstantConfirmation": {
    "default": false
  }
} as const;

export const updateAvailabilityPeriodParameters = {
  "boatId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "tourId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "startDate": {
    "required": true
  },
  "endDate": {
    "required": true
  },
  "isAvailable": {
    "required": true
  },
  "priceOverride": {
    "minimum": 0,
    "maximum": 1000000000000000
  },
  "isInstantConfirmation": {
    "default": false
  }
} as const;

export const listBoatCalendarDaysParameters = {
  "startDate": {
    "required": true
  },
  "endDate": {
    "required": true
  }
} as const;

export const checkBoatAvailabilityWithBookingsParameters = {
  "date": {
    "required": true
  }
} as const;

export const checkBoatAvailabilityParameters = {
  "date": {
    "required": true
  }
} as const;

export const getBoatAvailabilityByDateParameters = {
  "date": {
    "required": true
  }
} as const;

export const listBoatAvailabilitiesByRangeParameters = {
  "startDate": {
    "required": true
  },
  "endDate": {
    "required": true
  }
} as const;

export const listBoatAvailableDaysParameters = {
  "startDate": {
    "required": true
  },
  "endDate": {
    "required": true
  }
} as const;

export const setBoatDocumentDisplayOrderParameters = {
  "displayOrder": {
    "required": true,
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

export const listBookingsParameters = {
  "kind": {},
  "status": {},
  "boatId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "tourId": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const setBookingStatusParameters = {
  "status": {
    "required": true
  },
  "reason": {
    "minLength": 10,
    "maxLength": 500
  }
} as const;

export const listBookingsPageParameters = {
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
  },
  "kind": {},
  "status": {},
  "query": {
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
  "customerId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "hostId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "from": {},
  "to": {},
  "createdFrom": {},
  "createdTo": {}
} as const;

export const listBookingsByStatusParameters = {
  "status": {
    "required": true
  }
} as const;

export const listBookingsByDateRangeParameters = {
  "startDate": {
    "required": true
  },
  "endDate": {
    "required": true
  }
} as const;

export const listOwnerBookingsPageParameters = {
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
  "status": {},
  "statuses": {
    "maxItems": 6
  },
  "sort": {},
  "query": {
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
  "from": {},
  "to": {},
  "createdFrom": {},
  "createdTo": {}
} as const;

export const getOwnerBookingCountsParameters = {
  "kind": {},
  "query": {
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
  "from": {},
  "to": {},
  "createdFrom": {},
  "createdTo": {}
} as const;

export const listOwnerTripEventsParameters = {
  "startDate": {
    "required": true
  },
  "endDate": {
    "required": true
  }
} as const;

export const listBoatBookingsByRangeParameters = {
  "startDate": {
    "required": true
  },
  "endDate": {
    "required": true
  }
} as const;

export const listBoatRangeBookingsParameters = {
  "startDate": {
    "required": true
  },
  "endDate": {
    "required": true
  }
} as const;

export const listBoatTimeSlotsParameters = {
  "date": {
    "required": true
  }
} as const;

export const listCaptainApplicationsPageParameters = {
  "status": {},
  "sort": {},
  "userId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "query": {
    "minLength": 1,
    "maxLength": 100
  },
  "page": {
    "default": 0,
    "minimum": 0,
    "maximum": 10000
  },
  "size": {
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
  "from": {},
  "to": {},
  "query": {
    "minLength": 1,
    "maxLength": 100
  }
} as const;

export const getFinanceSummaryParameters = {
  "from": {
    "required": true
  },
  "to": {
    "required": true
  }
} as const;

export const listFinanceTransactionsParameters = {
  "from": {
    "required": true
  },
  "to": {
    "required": true
  }
} as const;

export const listFinanceTransactionsPageParameters = {
  "ownerId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "from": {
    "required": true
  },
  "to": {
    "required": true
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
  "statuses": {
    "maxItems": 5
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
  "query": {
    "minLength": 1,
    "maxLength": 100
  },
  "sort": {}
} as const;

export const listPendingPayoutsPageParameters = {
  "ownerId": {
    "minimum": 1,
    "maximum": 9007199254740991
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
  }
} as const;

export const getFinanceReportParameters = {
  "ownerId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "from": {
    "required": true
  },
  "to": {
    "required": true
  },
  "part": {
    "default": 0,
    "minimum": 0,
    "maximum": 10000
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
  "query": {
    "minLength": 1,
    "maxLength": 100
  }
} as const;

export const listNotificationsPageParameters = {
  "page": {
    "default": 0,
    "minimum": 0,
    "maximum": 10000
  },
  "size": {
    "default": 12,
    "minimum": 1,
    "maximum": 100
  }
} as const;

export const listOwnerDocumentsPageParameters = {
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
  "validity": {}
} as const;

export const getOwnerTimelineParameters = {
  "startDate": {
    "required": true
  },
  "endDate": {
    "required": true
  },
  "part": {
    "default": 0,
    "minimum": 0,
    "maximum": 10000
  }
} as const;

export const listPaymentsPageParameters = {
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
  "type": {},
  "bookingId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "unresolved": {},
  "from": {},
  "to": {},
  "query": {
    "minLength": 1,
    "maxLength": 100
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
    "required": true
  },
  "endDate": {
    "required": true
  }
} as const;

export const checkTourAvailabilityWithBookingsParameters = {
  "date": {
    "required": true
  }
} as const;

export const checkTourAvailabilityParameters = {
  "date": {
    "required": true
  }
} as const;

export const getTourAvailabilityByDateParameters = {
  "date": {
    "required": true
  }
} as const;

export const listTourAvailabilitiesByRangeParameters = {
  "startDate": {
    "required": true
  },
  "endDate": {
    "required": true
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
    "required": true
  }
} as const;

export const listTourDatesByTourAndStatusParameters = {
  "status": {
    "required": true
  }
} as const;

export const listOverlappingTourDatesParameters = {
  "start": {
    "required": true
  },
  "end": {
    "required": true
  }
} as const;

export const setTourDocumentDisplayOrderParameters = {
  "displayOrder": {
    "required": true,
    "minimum": 0,
    "maximum": 1000
  }
} as const;

export const setTourImageDisplayOrderParameters = {
  "displayOrder": {
    "required": true,
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
    "maximum": 1000000000000000
  },
  "maxPrice": {
    "minimum": 0,
    "maximum": 1000000000000000
  }
} as const;

export const searchToursByCapacityParameters = {
  "minCapacity": {
    "required": true,
    "minimum": 1,
    "maximum": 100
  }
} as const;

export const listUsersParameters = {
  "role": {}
} as const;

export const searchUsersParameters = {
  "q": {
    "required": true,
    "minLength": 1,
    "maxLength": 100
  }
} as const;

export const listUserBoatsParameters = {
  "part": {
    "default": 0,
    "minimum": 0,
    "maximum": 10000
  }
} as const;

export const listUsersPageParameters = {
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
  "role": {},
  "isActive": {},
  "createdFrom": {},
  "createdTo": {},
  "query": {
    "minLength": 1,
    "maxLength": 100
  }
} as const;

export const getUserChangePreviewParameters = {
  "role": {},
  "isActive": {}
} as const;
