import type { ServerResponse } from 'node:http';
import { CLOCK_COOKIE, offsetIn } from '../../src/lib/clock-cookie.ts';
import type { Session } from '../engine/session.ts';

/**
 * Tells the app in a browser how far the session's clock is ahead, when it does not know: its days are
 * those of the mock then. Programs, which send none of a browser's headers, are told nothing.
 */
export function tellClock(
  headers: Readonly<Record<string, string>>,
  response: ServerResponse,
  { clockOffset }: Session,
): void {
  if (headers['sec-fetch-mode'] === undefined) return;
  if (offsetIn(headers.cookie ?? '') === clockOffset) return;
  response.appendHeader('set-cookie', `${CLOCK_COOKIE}=${clockOffset}; Path=/; SameSite=Lax`);
}
