// Generated from the contract by `npm run generate`. Do not edit.

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
