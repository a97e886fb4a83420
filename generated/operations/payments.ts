// Generated from the contract by `npm run generate`. Do not edit.

export const listBookingPayments = {
  "method": "GET",
  "path": "/bookings/{id}/payments",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "bookingParty",
    "from": "path.id",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const processBookingPayment = {
  "method": "POST",
  "path": "/bookings/{id}/payments/process",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER"
  ],
  "owner": {
    "resource": "bookingCustomer",
    "from": "path.id"
  }
} as const;

export const getBookingPaymentStatus = {
  "method": "GET",
  "path": "/bookings/{id}/payment/status",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "bookingParty",
    "from": "path.id",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const checkBookingPaymentStatus = {
  "method": "POST",
  "path": "/bookings/{id}/payment/check-status",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "bookingParty",
    "from": "path.id",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const initializeDepositPayment = {
  "method": "POST",
  "path": "/bookings/{id}/payment/initialize-deposit",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER"
  ],
  "owner": {
    "resource": "bookingCustomer",
    "from": "path.id"
  }
} as const;

export const listPaymentsPage = {
  "method": "GET",
  "path": "/bookings/payments",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const createPayment = {
  "method": "POST",
  "path": "/bookings/payments",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER"
  ],
  "owner": {
    "resource": "bookingCustomer",
    "from": "body.bookingId"
  }
} as const;

export const updatePayment = {
  "method": "PUT",
  "path": "/bookings/payments/{id}",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const setPaymentStatus = {
  "method": "PATCH",
  "path": "/bookings/payments/{id}/status",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const refundPayment = {
  "method": "POST",
  "path": "/bookings/payments/{id}/refund",
  "signIn": "required",
  "roles": [
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "paymentHost",
    "from": "path.id",
    "exempt": [
      "ADMIN"
    ]
  }
} as const;

export const initializeThreeDsPayment = {
  "method": "POST",
  "path": "/payments/3ds/initialize",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER"
  ],
  "owner": {
    "resource": "bookingCustomer",
    "from": "body.bookingId"
  }
} as const;

export const completeThreeDsPayment = {
  "method": "POST",
  "path": "/payments/3ds/complete",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER"
  ],
  "owner": {
    "resource": "paymentCustomer",
    "from": "result"
  }
} as const;

export const checkCardBin = {
  "method": "POST",
  "path": "/payments/3ds/bin-check",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER"
  ],
  "owner": "none"
} as const;
