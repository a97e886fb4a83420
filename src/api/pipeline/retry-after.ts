/**
 * Seconds, rounded up, that an answer asks to wait: `Retry-After` holds seconds or an HTTP-date.
 * Undefined when the header is missing or unreadable. A date is measured against the server's own
 * clock where the answer tells it, since the device's may be hours off; else against `now`
 * (milliseconds since 1970).
 */
export function retryAfterSeconds(headers: Headers, now: number): number | undefined {
  const value = headers.get('Retry-After')?.trim() ?? '';
  if (/^\d+$/.test(value)) return Number(value);
  const until = httpDate(value);
  if (until === undefined) return undefined;
  const sent = httpDate(headers.get('Date') ?? '') ?? now;
  return Math.max(0, Math.ceil((until - sent) / 1000));
}

function httpDate(value: string): number | undefined {
  // Date.parse alone would take "1.5" for a date.
  if (!/^[A-Z][a-z]{2,8},? /.test(value)) return undefined;
  const time = Date.parse(value);
  return Number.isNaN(time) ? undefined : time;
}
