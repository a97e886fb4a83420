/**
 * Now, in milliseconds since 1970, where the service is: days, deadlines and greetings go by it. It
 * differs from this machine's clock on a mock alone, whose summer lasts all year. Sessions, waits and
 * caches go by the machine's clock. Names nothing outside of itself: documents carry it as it stands here.
 */
export function now(): number {
  // In it a mock says how many milliseconds its clock is ahead; no service sets it.
  const ahead = /(?:^|; )mock-clock=(-?\d{1,15})(?:;|$)/;
  const cookies = typeof document === 'undefined' ? '' : document.cookie;
  return Date.now() + Number(ahead.exec(cookies)?.[1] ?? 0);
}

/** The same as an instant, RFC 3339 in UTC. */
export const instantNow = (): string => new Date(now()).toISOString();
