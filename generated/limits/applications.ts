// Generated from the contract by `npm run generate`. Do not edit.

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
