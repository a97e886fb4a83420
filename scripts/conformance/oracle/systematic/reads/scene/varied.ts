import { padded } from '../../../../../../openapi/model/text.ts';
import type { FlatSchema, Schemas } from '../../../../contract/schemas.ts';
import { isObject, type JsonObject } from '../../../../lib/json.ts';
import { choicesOf, isReference } from '../../../../sweep/cases/values.ts';

/** Names that tell apart how texts are looked up and ordered: Turkish letters, letter case, two words. */
const NAMES = ['İnci Şirin', 'ILGAZ Işık', 'inci çınar', 'Ğuguk ÖZEL', 'Ada'] as const;
/** The same in words, and as lists of codes take it. */
const OCCASIONS = ['Işıklı İftar', 'IŞIKLI_İFTAR'] as const;
const PLACES = ['Göcek', 'İçmeler', 'göcek koyu', 'Iğdır'] as const;

/** By how much a number is another in the records of one kind: the first two are equal. */
const STEPS = [0, 0, 1, 3, 2] as const;

/** A text in words: a number or a code may be checked by more than its schema says. */
const WORDS = /\p{Ll}{3}/u;

/** Fields that say what becomes of a record, which calls of their own set. */
const STATES = /status|state/iu;

const nth = <T>(all: readonly T[], index: number): T | undefined => all[index % all.length];

/**
 * A body whose fields are others for each record of a kind: every choice of an enum in turn, names and places
 * with Turkish letters, numbers some of which are equal, texts two of which are equal but for blanks. `word` is in
 * each name, so that the run's own are found.
 */
export function varied(
  schemas: Schemas,
  schema: object,
  body: unknown,
  index: number,
  word: string,
): JsonObject {
  if (!isObject(body)) return {};
  const name = { name: `${nth(NAMES, index)} ${word}` };
  const location = { location: `${nth(PLACES, index)}${index === 2 ? ` ${word}` : ''}` };
  const { properties } = schemas.flatten(schema);
  return {
    ...others(schemas, schema, body, index),
    ...('name' in properties ? name : {}),
    ...('location' in properties ? location : {}),
  };
}

/** The same for what is neither a name nor a place, also inside of objects. */
export function others(
  schemas: Schemas,
  schema: object,
  body: JsonObject,
  index: number,
): JsonObject {
  const changed: JsonObject = {};
  for (const [name, inner] of Object.entries(schemas.flatten(schema).properties)) {
    const flat = schemas.flatten(inner);
    const value = body[name];
    if (value === undefined || STATES.test(name) || isReference(flat)) continue;
    if (isObject(value)) changed[name] = { ...value, ...others(schemas, inner, value, index) };
    else if (Array.isArray(value) && isOfTexts(schemas, flat.items))
      // One word more for every other record, so that a search for it finds some.
      changed[name] = index % 2 === 0 ? value : [...value, ...occasionFor(schemas, flat.items)];
    else if (choicesOf(flat).length > 0) changed[name] = nth(choicesOf(flat), index);
    else if (typeof value === 'number') changed[name] = numberFor(flat, value, index);
    else if (typeof value === 'string') changed[name] = textFor(schemas, inner, value, index);
  }
  return changed;
}

/** A number a few steps down, or up where nothing is below. */
function numberFor({ minimum, maximum }: FlatSchema, value: number, index: number): number {
  const step = nth(STEPS, index) ?? 0;
  const isLow = value - step < (minimum ?? 1);
  return Math.min(isLow ? value + step : value - step, maximum ?? Number.POSITIVE_INFINITY);
}

/** A text with a number behind it, the second one with blanks around it; as it is where that is none of its kind. */
function textFor(schemas: Schemas, schema: object, value: string, index: number): string {
  const { format, pattern } = schemas.flatten(schema);
  const isFree = WORDS.test(value) && format === undefined && pattern === undefined;
  const told = index === 1 ? padded(value) : `${value} ${index}`;
  return index > 0 && isFree && schemas.violations(schema, told).length === 0 ? told : value;
}

function occasionFor(schemas: Schemas, items: object = {}): string[] {
  const fitting = OCCASIONS.find((one) => schemas.violations(items, one).length === 0);
  return fitting === undefined ? [] : [fitting];
}

function isOfTexts(schemas: Schemas, items: object | undefined): boolean {
  const flat = schemas.flatten(items ?? {});
  return flat.types.includes('string') && !isReference(flat) && choicesOf(flat).length === 0;
}
