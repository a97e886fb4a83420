/** What kind of failure it is. It picks the heading, and what a screen can offer. */
export type ErrorCategory =
  | 'NETWORK'
  | 'AUTHENTICATION'
  | 'AUTHORIZATION'
  | 'VALIDATION'
  | 'CONFLICT'
  | 'SERVER'
  | 'CLIENT'
  | 'UNKNOWN';
