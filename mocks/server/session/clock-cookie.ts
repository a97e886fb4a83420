import type { ServerResponse } from 'node:http';
import type { Session } from '../../engine/session/session.ts';

/** The cookie in which the app is told how many milliseconds the session's clock is ahead. */
export const CLOCK_COOKIE = 'mock-clock';

/**
 * Tells the app in a browser how far the session's clock is ahead, when it does not know: its days are
 * those of the mock then. Programs, which send none of a browser's headers, are told nothing.
 */
export function tellClock(
  headers: Readonly<Record<string, string>>,
  response: ServerResponse,
  { clockOffset }: Session,
): void {
  if (headers['sec-fetch-site'] === undefined) return;
  const told = `${CLOCK_COOKIE}=${clockOffset}`;
  if (headers.cookie?.split('; ').includes(told)) return;
  response.appendHeader('set-cookie', `${told}; Path=/; SameSite=Lax`);
}
