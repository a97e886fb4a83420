// Generated from the contract by `npm run generate`. Do not edit.

export const setTourDateStatusParameters = {
  "status": {
    "required": true
  }
} as const;

export const setTourDateMaxGuestsParameters = {
  "maxGuests": {
    "required": true,
    "minimum": 1,
    "maximum": 100
  }
} as const;

export const listTourDatesByStatusParameters = {
  "status": {
    "required": true
  }
} as const;

export const searchTourDatesByStartDateParameters = {
  "startDate": {
    "required": true
  }
} as const;

export const listTourDatesByTourAndStatusParameters = {
  "status": {
    "required": true
  }
} as const;

export const listOverlappingTourDatesParameters = {
  "start": {
    "required": true
  },
  "end": {
    "required": true
  }
} as const;
