// Each format, and those that accept all that it accepts.
const WITHIN: Record<string, string[]> = {
  int32: ['int64'],
  float: ['double'],
  email: ['idn-email'],
  hostname: ['idn-hostname'],
  uri: ['uri-reference', 'iri', 'iri-reference'],
  'uri-reference': ['iri-reference'],
  iri: ['iri-reference'],
};

// As the format registry of OpenAPI lists them; a format that is in neither list may be anybody's own, for either.
const NUMERIC_ALONE = new Set([
  ...['int8', 'int16', 'int32', 'uint8', 'uint16', 'uint32', 'double-int'],
  ...['float', 'double', 'sf-integer', 'sf-decimal'],
]);
const TEXTUAL_ALONE = new Set([
  ...['date', 'date-time', 'date-time-local', 'time', 'time-local', 'duration', 'http-date'],
  ...['email', 'idn-email', 'hostname', 'idn-hostname', 'ipv4', 'ipv6', 'uuid', 'uri-template'],
  ...['uri', 'uri-reference', 'iri', 'iri-reference', 'json-pointer', 'relative-json-pointer'],
  ...['regex', 'byte', 'binary', 'base64url', 'char', 'media-range', 'html'],
  ...['commonmark', 'sf-binary', 'sf-string', 'sf-token'],
]);

/** Whether whatever follows `narrow` follows `wide` too. */
export function isFormatWithin(narrow: string, wide: string): boolean {
  return narrow === wide || (WITHIN[narrow] ?? []).includes(wide);
}

/** Whether a format may speak about numbers, or about texts: large numbers are written as texts, too. */
export function speaksOf(format: string, kind: 'number' | 'string'): boolean {
  // How a text is shown while it is typed says nothing of it.
  return format !== 'password' && !(kind === 'number' ? TEXTUAL_ALONE : NUMERIC_ALONE).has(format);
}

/** How long the texts of a format are, where all are as long. */
export function lengthOfFormat(format: string): number | undefined {
  return LENGTHS[format];
}

const LENGTHS: Record<string, number> = { date: 10, uuid: 36 };

/** A pattern that all texts of a format match, and few others; undefined where none is told. */
export function patternOfFormat(format: string): string | undefined {
  return PATTERNS[format];
}

const DAY = '[0-9]{4}-[0-9]{2}-[0-9]{2}';
const TIME = '[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})';
// RFC 3339 and RFC 9562, which tell no upper from lower case.
const PATTERNS: Record<string, string> = {
  date: `^${DAY}$`,
  time: `^${TIME}$`,
  'date-time': `^${DAY}[Tt ]${TIME}$`,
  uuid: '^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$',
  ipv4: '^[0-9]{1,3}([.][0-9]{1,3}){3}$',
};

/** The least and the greatest number that a format has, both included; undefined where none is told. */
export function rangeOf(format: string): readonly [number, number] | undefined {
  return RANGES[format];
}

// Those of 64 bits reach further than numbers are exact here: their bounds are the nearest numbers there are.
const RANGES: Record<string, readonly [number, number]> = {
  int8: [-(2 ** 7), 2 ** 7 - 1],
  int16: [-(2 ** 15), 2 ** 15 - 1],
  int32: [-(2 ** 31), 2 ** 31 - 1],
  int64: [-(2 ** 63), 2 ** 63],
  uint8: [0, 2 ** 8 - 1],
  uint16: [0, 2 ** 16 - 1],
  uint32: [0, 2 ** 32 - 1],
};
