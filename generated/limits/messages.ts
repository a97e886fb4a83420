// Generated from the contract by `npm run generate`. Do not edit.

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
  "bookingId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "message": {
    "required": true,
    "minLength": 1,
    "maxLength": 2000
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
