// Generated from the contract by `npm run generate`. Do not edit.

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
  "paymentId": {
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
