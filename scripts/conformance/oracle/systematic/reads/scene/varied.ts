import type { Schemas } from '../../../../contract/schemas.ts';
import { isObject, type JsonObject } from '../../../../lib/json.ts';
import { choicesOf, isReference } from '../../../../sweep/cases/values.ts';

/** Names that tell apart how texts are looked up and ordered: Turkish letters, letter case, two words. */
const NAMES = ['İnci Şirin', 'ILGAZ Işık', 'inci çınar', 'Ğuguk ÖZEL', 'Ada'] as const;
/** The same in words, and as lists of codes take it. */
const OCCASIONS = ['Işıklı İftar', 'IŞIKLI_İFTAR'] as const;
const PLACES = ['Göcek', 'İçmeler', 'göcek koyu', 'Iğdır'] as const;

/** By how much a number is another in the records of one kind: the first two are equal. */
const STEPS = [0, 0, 1, 3, 2] as const;

/** Fields that say what becomes of a record, which calls of their own set. */
const STATES = /status|state/iu;

const nth = <T>(all: readonly T[], index: number): T | undefined => all[index % all.length];

/**
 * A body whose fields are others for each record of a kind: every choice of an enum in turn, names and places
 * with Turkish letters, numbers some of which are equal. `word` is in each name, so that the run's own are found.
 */
export function varied(
  schemas: Schemas,
  schema: object,
  body: unknown,
  index: number,
  word: string,
): JsonObject {
  if (!isObject(body)) return {};
  const { properties } = schemas.flatten(schema);
  const changed: JsonObject = {};
  for (const [name, inner] of Object.entries(properties)) {
    const flat = schemas.flatten(inner);
    const value = body[name];
    if (name === 'name') changed.name = `${nth(NAMES, index)} ${word}`;
    else if (name === 'location')
      changed.location = `${nth(PLACES, index)}${index === 2 ? ` ${word}` : ''}`;
    else if (STATES.test(name) || isReference(flat)) continue;
    else if (Array.isArray(value) && isOfTexts(schemas, flat.items))
      // One word more for every other record, so that a search for it finds some.
      changed[name] = index % 2 === 0 ? value : [...value, ...occasionFor(schemas, flat.items)];
    else if (choicesOf(flat).length > 0 && value !== undefined)
      changed[name] = nth(choicesOf(flat), index);
    else if (typeof value === 'number') {
      const step = nth(STEPS, index) ?? 0;
      const other = value === 0 ? step : value - step;
      changed[name] = Math.min(Math.max(other, flat.minimum ?? other), flat.maximum ?? other);
    }
  }
  return changed;
}

function occasionFor(schemas: Schemas, items: object = {}): string[] {
  const fitting = OCCASIONS.find((one) => schemas.violations(items, one).length === 0);
  return fitting === undefined ? [] : [fitting];
}

function isOfTexts(schemas: Schemas, items: object | undefined): boolean {
  const flat = schemas.flatten(items ?? {});
  return flat.types.includes('string') && !isReference(flat) && choicesOf(flat).length === 0;
}
