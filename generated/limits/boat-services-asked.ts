// Generated from the contract by `npm run generate`. Do not edit.

export const searchBoatServicesParameters = {
  "name": {
    "required": true,
    "minLength": 1,
    "maxLength": 100
  }
} as const;
