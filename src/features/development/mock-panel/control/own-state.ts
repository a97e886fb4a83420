import type { Cookies } from '../../../../api/session/ports.ts';

/** The cookie by which the mock tells browsers apart. */
const COOKIE = 'mock-session';
/** Seconds; the mock itself drops a state that nobody uses much sooner. */
const MONTH = 30 * 24 * 3600;

/** Name of this browser's own state at the mock; undefined while it shares the common one. */
export function ownState(cookies: Cookies): string | undefined {
  return cookies.read(COOKIE) || undefined;
}

/** Gives this browser a state of its own, under a name that nobody else has. */
export function takeOwnState(cookies: Cookies): void {
  const [unique] = crypto.randomUUID().split('-');
  cookies.write(COOKIE, `browser-${unique}`, MONTH);
}

/** Back to the state that everybody shares; the own one is left to the mock's clearing up. */
export function shareState(cookies: Cookies): void {
  cookies.remove(COOKIE);
}
