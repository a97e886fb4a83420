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

const NUMERIC = new Set(['int8', 'int16', 'int32', 'int64', 'uint8', 'float', 'double', 'decimal']);

/** Whether whatever follows `narrow` follows `wide` too. */
export function isFormatWithin(narrow: string, wide: string): boolean {
  return narrow === wide || (WITHIN[narrow] ?? []).includes(wide);
}

/** Whether a format speaks about numbers; all others speak about texts. */
export function isNumericFormat(format: string): boolean {
  return NUMERIC.has(format);
}

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
};
