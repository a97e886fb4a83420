// Generated from the contract by `npm run generate`. Do not edit.

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
  },
  "languages": {
    "maxItems": 10
  }
} as const;
