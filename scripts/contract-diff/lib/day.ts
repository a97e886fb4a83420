const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** `text` when it is a real calendar day `YYYY-MM-DD`, else undefined. Days compare as text. */
export function parseDay(text: unknown): string | undefined {
  if (typeof text !== 'string' || !DAY.test(text)) return undefined;
  const instant = new Date(`${text}T00:00:00Z`);
  const isReal = !Number.isNaN(instant.valueOf()) && instant.toJSON().startsWith(text);
  return isReal ? text : undefined;
}

/** Today's calendar day in Europe/Istanbul, `YYYY-MM-DD`. */
export function todayInIstanbul(now: Date = new Date()): string {
  // The Swedish locale writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' }).format(now);
}
