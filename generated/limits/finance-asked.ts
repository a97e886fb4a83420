// Generated from the contract by `npm run generate`. Do not edit.

export const getFinanceSummaryParameters = {
  "from": {
    "required": true
  },
  "to": {
    "required": true
  }
} as const;

export const listFinanceTransactionsParameters = {
  "from": {
    "required": true
  },
  "to": {
    "required": true
  }
} as const;

export const listFinanceTransactionsPageParameters = {
  "ownerId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "from": {
    "required": true
  },
  "to": {
    "required": true
  },
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
  "statuses": {
    "maxItems": 5
  },
  "kind": {},
  "boatId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "tourId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "query": {
    "minLength": 1,
    "maxLength": 100
  },
  "sort": {}
} as const;

export const listPendingPayoutsPageParameters = {
  "ownerId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
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

export const getFinanceReportParameters = {
  "ownerId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "from": {
    "required": true
  },
  "to": {
    "required": true
  },
  "part": {
    "default": 0,
    "minimum": 0,
    "maximum": 10000
  }
} as const;
