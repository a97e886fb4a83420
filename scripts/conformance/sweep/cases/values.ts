import type { FlatSchema } from '../../contract/schemas.ts';

/** A value and what it is meant to show. */
interface Sample {
  /** Keyword of JSON Schema that the value sits at the edge of, or breaks. */
  keyword: string;
  value: unknown;
}

/** Longest text that is sent to break or to reach a `maxLength`; longer ones are tried elsewhere. */
export const MAX_TEXT_LENGTH = 20_000;
/** Most items that are sent to break a `maxItems`. */
const MAX_ITEMS = 400;

/** Text of a length that a schema takes, made of one repeated character; undefined when none will do. */
function textOf(schema: FlatSchema, length: number): string | undefined {
  const pattern = schema.pattern === undefined ? undefined : new RegExp(schema.pattern, 'u');
  for (const character of ['ş', 'a', 'A', '1']) {
    const text = character.repeat(length);
    if (!pattern || pattern.test(text)) return text;
  }
  return undefined;
}

function leastNumber(schema: FlatSchema): number | undefined {
  if (schema.exclusiveMinimum !== undefined) {
    return schema.exclusiveMinimum + (schema.types.includes('integer') ? 1 : 0.01);
  }
  return schema.minimum;
}

/** Whether the bounds of a value mean nothing by themselves: ids, days, addresses, files. */
export function isReference(schema: FlatSchema): boolean {
  return (
    schema.names.some((name) => name === 'Id' || name === 'IdOrNull') ||
    (schema.format !== undefined &&
      !['int32', 'int64', 'double', 'float', 'password'].includes(schema.format)) ||
    schema.contentEncoding !== undefined ||
    schema.contentMediaType !== undefined
  );
}

/** The least value that a schema takes; undefined when it has no lower bound worth trying. */
export function lowest(schema: FlatSchema): unknown {
  if (schema.enum || schema.const !== undefined || isReference(schema)) return undefined;
  if (schema.types.includes('string')) return textOf(schema, schema.minLength ?? 0);
  if (isNumeric(schema)) return leastNumber(schema);
  return undefined;
}

/** The greatest value that a schema takes; undefined when it has no upper bound worth trying. */
export function highest(schema: FlatSchema): unknown {
  if (schema.enum || schema.const !== undefined || isReference(schema)) return undefined;
  if (schema.types.includes('string') && schema.maxLength !== undefined) {
    return schema.maxLength > MAX_TEXT_LENGTH ? undefined : textOf(schema, schema.maxLength);
  }
  return isNumeric(schema) ? schema.maximum : undefined;
}

/** One character that UTF-16 writes as two units and UTF-8 as four bytes. */
const ASTRAL = '🌊';

/** The longest text that a schema takes, of characters that programs count twice; undefined when it takes none. */
export function longestAstral(schema: FlatSchema): string | undefined {
  const { types, maxLength, pattern } = schema;
  if (schema.enum || schema.const !== undefined || isReference(schema)) return undefined;
  if (!types.includes('string') || maxLength === undefined || maxLength > MAX_TEXT_LENGTH)
    return undefined;
  const text = ASTRAL.repeat(maxLength);
  return pattern === undefined || new RegExp(pattern, 'u').test(text) ? text : undefined;
}

/** Every value of a closed set, booleans included; empty for any other schema. */
export function choicesOf(schema: FlatSchema): unknown[] {
  if (schema.const !== undefined) return [];
  if (schema.enum) return schema.enum.filter((value) => value !== null);
  return schema.types.includes('boolean') ? [false, true] : [];
}

function isNumeric(schema: FlatSchema): boolean {
  return schema.types.includes('integer') || schema.types.includes('number');
}

const BROKEN_FORMATS: Record<string, string[]> = {
  date: ['2027-02-30'],
  'date-time': ['yarın sabah', '2027-06-12T09:00:00', '2027-06-12T25:00:00Z'],
  // What Turkish capitals make of an address is none.
  email: ['adres-degil', '  elif@pruva.example  ', 'ELİF@pruva.example'],
  uri: ['boşluklu adres'],
};

/** Characters that show nothing and are no blanks to a regular expression. */
const INVISIBLE = '\u200b\u00ad\u2060\u2800\u3164\u115f\u200d';

function brokenTexts(schema: FlatSchema): Sample[] {
  const samples: Sample[] = [];
  const { minLength = 0, maxLength, pattern, format } = schema;
  if (minLength > 0) samples.push({ keyword: 'minLength', value: 'a'.repeat(minLength - 1) });
  if (maxLength !== undefined && maxLength < MAX_TEXT_LENGTH) {
    const value = textOf(schema, maxLength + 1) ?? 'a'.repeat(maxLength + 1);
    samples.push({ keyword: 'maxLength', value });
    const astral = longestAstral(schema);
    if (astral !== undefined) samples.push({ keyword: 'maxLength', value: astral + ASTRAL });
  }
  if (pattern !== undefined) {
    const length = Math.max(minLength, 1);
    const breaks = (text: string) => !new RegExp(pattern, 'u').test(text);
    const value = ['~', ' ', '<', 'é', '\u0007'].map((one) => one.repeat(length)).find(breaks);
    if (value !== undefined) samples.push({ keyword: 'pattern', value });
    const blanks = ' '.repeat(length);
    if (value !== blanks && breaks(blanks)) samples.push({ keyword: 'pattern', value: blanks });
    // Where blanks are no text, what cannot be seen is none either.
    const unseen = INVISIBLE.repeat(length).slice(0, Math.min(length * 7, maxLength ?? length * 7));
    if (breaks(blanks) && breaks(unseen)) samples.push({ keyword: 'pattern', value: unseen });
    if (breaks('malware.exe')) samples.push({ keyword: 'pattern', value: 'malware.exe' });
  }
  for (const value of BROKEN_FORMATS[format ?? ''] ?? [])
    samples.push({ keyword: 'format', value });
  return samples;
}

function brokenNumbers(schema: FlatSchema): Sample[] {
  const samples: Sample[] = [];
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  const step = schema.types.includes('integer') ? 1 : 0.01;
  if (minimum !== undefined) samples.push({ keyword: 'minimum', value: minimum - step });
  if (maximum !== undefined) samples.push({ keyword: 'maximum', value: maximum + step });
  if (exclusiveMinimum !== undefined) {
    samples.push({ keyword: 'exclusiveMinimum', value: exclusiveMinimum });
  }
  if (exclusiveMaximum !== undefined) {
    samples.push({ keyword: 'exclusiveMaximum', value: exclusiveMaximum });
  }
  if (multipleOf !== undefined) {
    samples.push({ keyword: 'multipleOf', value: (minimum ?? multipleOf) + multipleOf / 2 });
  }
  return samples;
}

const WRONG_TYPES: Record<string, unknown[]> = {
  string: [{ yanlis: 'tip' }, 12345],
  integer: ['abc', 1.5],
  number: ['on iki'],
  boolean: ['evet'],
  array: [{ yanlis: 'tip' }],
  object: ['nesne değil'],
};

/** Values that break one keyword of a schema each. `value` is a valid one, for lists. */
export function brokenValues(schema: FlatSchema, value: unknown): Sample[] {
  const samples: Sample[] = [];
  for (const type of schema.types) {
    for (const wrong of WRONG_TYPES[type] ?? []) samples.push({ keyword: 'type', value: wrong });
  }
  if (schema.types.length > 0 && !schema.nullable) samples.push({ keyword: 'type', value: null });
  if (schema.enum) {
    const numbers = schema.enum.filter((choice) => typeof choice === 'number');
    const foreign = isNumeric(schema) ? Math.max(...numbers) + 1 : 'BILINMEYEN';
    samples.push({ keyword: 'enum', value: foreign });
  } else if (schema.const !== undefined) {
    samples.push({ keyword: 'const', value: schema.const === true ? false : 'BILINMEYEN' });
  } else if (schema.types.includes('string')) samples.push(...brokenTexts(schema));
  else if (isNumeric(schema)) samples.push(...brokenNumbers(schema));
  else if (schema.types.includes('array')) samples.push(...brokenLists(schema, value));
  return samples;
}

function brokenLists(schema: FlatSchema, value: unknown): Sample[] {
  const samples: Sample[] = [];
  const { minItems = 0, maxItems, uniqueItems } = schema;
  const items: unknown[] = Array.isArray(value) ? value : [];
  const [item] = items;
  if (minItems > 0) samples.push({ keyword: 'minItems', value: items.slice(0, minItems - 1) });
  if (item === undefined) return samples;
  if (maxItems !== undefined && maxItems < MAX_ITEMS && !uniqueItems) {
    const many = Array.from({ length: maxItems + 1 }, () => item);
    samples.push({ keyword: 'maxItems', value: many });
  }
  if (uniqueItems) samples.push({ keyword: 'uniqueItems', value: [item, item] });
  return samples;
}
