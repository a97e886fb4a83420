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
