/** RFC 3339 with its time zone, without leap seconds, which no clock here shows; that the day and the hour exist is Prism's to say. */
export const INSTANT =
  '^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$';

/** What Prism's own check of a format lets through: an instant without a zone, or with a blank in its middle. */
const PATTERNS: Readonly<Record<string, string>> = { 'date-time': INSTANT };

/** The same parts of a request, where a format that Prism reads leniently is a pattern as well. */
export function withStrictFormats<T>(part: T): T {
  if (Array.isArray(part)) return part.map(withStrictFormats) as T; // the same list, each item again
  if (typeof part !== 'object' || part === null) return part;
  const strict: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(part)) strict[key] = withStrictFormats(value);
  const { format, pattern } = strict;
  if (typeof format === 'string' && pattern === undefined && PATTERNS[format] !== undefined)
    strict.pattern = PATTERNS[format];
  return strict as T; // the same object with a pattern more
}
