// Generated from the contract by `npm run generate`. Do not edit.

export const registerAccount = {
  "method": "POST",
  "path": "/auth/register",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const logIn = {
  "method": "POST",
  "path": "/auth/login",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const refreshSession = {
  "method": "POST",
  "path": "/auth/refresh",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "account",
    "from": "session"
  }
} as const;

export const getAccount = {
  "method": "GET",
  "path": "/auth/account",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "account",
    "from": "session"
  }
} as const;

export const completeAccount = {
  "method": "POST",
  "path": "/auth/account",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "account",
    "from": "session"
  }
} as const;

export const updateAccount = {
  "method": "PUT",
  "path": "/auth/account",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "account",
    "from": "session"
  }
} as const;

export const deleteAccount = {
  "method": "DELETE",
  "path": "/auth/account",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "account",
    "from": "session"
  }
} as const;

export const updateOwnPassword = {
  "method": "PUT",
  "path": "/auth/account/password",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "account",
    "from": "session"
  }
} as const;

export const sendVerificationCode = {
  "method": "POST",
  "path": "/auth/email-verification/send-code",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "account",
    "from": "session"
  }
} as const;

export const verifyEmail = {
  "method": "POST",
  "path": "/auth/email-verification/verify",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "account",
    "from": "session"
  }
} as const;

export const requestPasswordReset = {
  "method": "POST",
  "path": "/auth/password-reset/forgot-password",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const resetPassword = {
  "method": "POST",
  "path": "/auth/password-reset/reset-password",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;
