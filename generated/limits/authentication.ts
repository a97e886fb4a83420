// Generated from the contract by `npm run generate`. Do not edit.

export const accountUpdateLimits = {
  "firstName": {
    "required": true,
    "minLength": 1,
    "maxLength": 50
  },
  "lastName": {
    "required": true,
    "minLength": 1,
    "maxLength": 50
  },
  "phoneNumber": {
    "required": true,
    "minLength": 10,
    "maxLength": 20
  },
  "email": {
    "minLength": 3,
    "maxLength": 100
  },
  "dateOfBirth": {},
  "profileImage": {
    "minLength": 1,
    "maxLength": 500
  }
} as const;

export const credentialsLimits = {
  "username": {
    "minLength": 1,
    "maxLength": 100
  },
  "email": {
    "minLength": 1,
    "maxLength": 100
  },
  "password": {
    "required": true,
    "minLength": 6,
    "maxLength": 128
  }
} as const;

export const emailVerificationLimits = {
  "email": {
    "required": true,
    "minLength": 3,
    "maxLength": 100
  },
  "verificationCode": {
    "required": true,
    "minLength": 1,
    "maxLength": 64
  }
} as const;

export const passwordResetLimits = {
  "email": {
    "required": true,
    "minLength": 3,
    "maxLength": 100
  },
  "resetToken": {
    "required": true,
    "minLength": 1,
    "maxLength": 256
  },
  "newPassword": {
    "required": true,
    "minLength": 6,
    "maxLength": 128
  },
  "confirmPassword": {
    "required": true,
    "minLength": 6,
    "maxLength": 128
  }
} as const;

export const passwordResetRequestLimits = {
  "email": {
    "required": true,
    "minLength": 3,
    "maxLength": 100
  }
} as const;

export const registrationLimits = {
  "email": {
    "required": true,
    "minLength": 3,
    "maxLength": 100
  },
  "username": {
    "required": true,
    "minLength": 3,
    "maxLength": 50
  },
  "password": {
    "required": true,
    "minLength": 6,
    "maxLength": 128
  },
  "fullName": {
    "required": true,
    "minLength": 2,
    "maxLength": 101
  },
  "phoneNumber": {
    "required": true,
    "minLength": 10,
    "maxLength": 20
  }
} as const;

export const verificationCodeRequestLimits = {
  "email": {
    "required": true,
    "minLength": 3,
    "maxLength": 100
  }
} as const;
