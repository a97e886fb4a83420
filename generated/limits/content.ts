// Generated from the contract by `npm run generate`. Do not edit.

export const blogPostUpdateLimits = {
  "title": {
    "required": true
  },
  "summary": {
    "required": true
  },
  "paragraphs": {
    "required": true,
    "minItems": 1,
    "maxItems": 100
  },
  "reason": {
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

export const destinationUpdateLimits = {
  "summary": {
    "required": true
  },
  "description": {
    "required": true
  },
  "reason": {
    "minLength": 5,
    "maxLength": 500
  }
} as const;

export const localizedTextUpdateLimits = {
  "tr": {
    "required": true,
    "minLength": 1,
    "maxLength": 5000
  },
  "en": {
    "required": true,
    "minLength": 1,
    "maxLength": 5000
  }
} as const;
