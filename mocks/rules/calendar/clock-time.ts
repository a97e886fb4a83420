const ISTANBUL = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Istanbul',
  hour: '2-digit',
  minute: '2-digit',
});

/** The clock time in Europe/Istanbul, `HH:mm`, of an instant in RFC 3339. */
export function clockTimeOf(instant: string): string {
  return ISTANBUL.format(Date.parse(instant));
}
