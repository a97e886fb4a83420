// Generated from the contract by `npm run generate`. Do not edit.

export const getFinanceSummary = {
  "method": "GET",
  "path": "/captain/profile/finance/summary",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "captainProfile",
    "from": "session"
  }
} as const;

export const listFinanceTransactions = {
  "method": "GET",
  "path": "/captain/profile/finance/transactions",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "captainProfile",
    "from": "session"
  }
} as const;

export const listFinanceTransactionsPage = {
  "method": "GET",
  "path": "/captain/profile/finance/transactions/paginated",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "captainProfile",
    "from": "query.ownerId",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const listPendingPayoutsPage = {
  "method": "GET",
  "path": "/captain/profile/finance/payouts",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "captainProfile",
    "from": "query.ownerId",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const getFinanceReport = {
  "method": "GET",
  "path": "/captain/profile/finance/report",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "captainProfile",
    "from": "query.ownerId",
    "exempt": [
      "ADMIN"
    ]
  },
  "maxDays": 366
} as const;
