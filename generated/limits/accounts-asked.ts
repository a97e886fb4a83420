// Generated from the contract by `npm run generate`. Do not edit.

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
