// Generated from the contract by `npm run generate`. Do not edit.

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
