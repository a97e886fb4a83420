import type { Exchange } from '../types.ts';

/** The token that a request was sent with; undefined for one without. */
export const bearerOf = ({
  requestHeaders,
}: Pick<Exchange, 'requestHeaders'>): string | undefined =>
  /^Bearer (.+)$/u.exec(requestHeaders.authorization ?? '')?.[1];
