// Generated from the contract by `npm run generate`. Do not edit.

export const setTourDocumentDisplayOrderParameters = {
  "displayOrder": {
    "required": true,
    "minimum": 0,
    "maximum": 1000
  }
} as const;
