// Generated from the contract by `npm run generate`. Do not edit.

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
