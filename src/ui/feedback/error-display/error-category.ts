/** The kinds of failure that people are told apart (boats §8). */
export type ErrorCategory =
  | 'NETWORK'
  | 'AUTHENTICATION'
  | 'AUTHORIZATION'
  | 'VALIDATION'
  | 'CONFLICT'
  | 'SERVER'
  | 'CLIENT'
  | 'UNKNOWN';
