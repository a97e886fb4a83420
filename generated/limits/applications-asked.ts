// Generated from the contract by `npm run generate`. Do not edit.

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
