/** The kinds of failure that people are told apart. */
export type ErrorCategory =
  | 'NETWORK'
  | 'AUTHENTICATION'
  | 'AUTHORIZATION'
  | 'VALIDATION'
  | 'CONFLICT'
  | 'SERVER'
  | 'CLIENT'
  | 'UNKNOWN';
