import { isObject, parsed } from '../../lib/json.ts';
import type { Exchange } from '../../types.ts';

/** What is wrong with what a session says of its token. */
interface TokenProblem {
  rule: string;
  place: string;
  expected: string;
  seen: string;
}

/** Seconds that the clocks of service and check, and the way between them, may make of it. */
const TOLERATED = 300;

/** When a JSON Web Token ends, in seconds since 1970 (RFC 7519, `exp`); undefined where it does not say. */
function endOf(token: string): number | undefined {
  const [, payload = ''] = token.split('.');
  const claims: unknown = parsed(Buffer.from(payload, 'base64url').toString());
  return isObject(claims) && typeof claims.exp === 'number' ? claims.exp : undefined;
}

/**
 * What is wrong with how long a session says that its token lasts (`expiresIn`, seconds): the token itself ends at
 * another time, so that a client would renew it too late or for nothing. The clock is the service's own.
 */
export function tokenProblem({
  body,
  exchange,
}: {
  body: unknown;
  exchange: Exchange;
}): TokenProblem | undefined {
  if (!isObject(body) || typeof body.token !== 'string' || typeof body.expiresIn !== 'number')
    return undefined;
  const end = endOf(body.token);
  if (end === undefined) return undefined;
  const told = Date.parse(exchange.responseHeaders.date ?? '');
  const left = Math.round(end - (Number.isNaN(told) ? Date.now() : told) / 1000);
  if (Math.abs(left - body.expiresIn) <= TOLERATED) return undefined;
  return {
    rule: 'token-life',
    place: 'expiresIn',
    expected: `about ${left}, the seconds until the token ends`,
    seen: String(body.expiresIn),
  };
}
