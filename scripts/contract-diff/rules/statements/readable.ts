import { FIGURE_KINDS } from '../../../../openapi/model/annotations/derived.ts';
import { isObject, type Json, type JsonObject } from '../../lib/json.ts';

type Check = (value: Json | undefined) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isNumber: Check = (value) => typeof value === 'number';
const isScalar: Check = (value) => isText(value) || isNumber(value);
const listOf =
  (item: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(item);
const mapOf =
  (item: Check): Check =>
  (value) =>
    isObject(value) && Object.values(value).every(item);
/** Has the required fields, and of the optional ones nothing else than they are. */
const shape =
  (required: Record<string, Check>, optional: Record<string, Check> = {}): Check =>
  (value) =>
    isObject(value) &&
    Object.entries(required).every(([key, check]) => check(value[key])) &&
    Object.entries(optional).every(([key, check]) => value[key] === undefined || check(value[key]));

const texts = listOf(isText);

const isFigure: Check = (value) =>
  isObject(value) &&
  FIGURE_KINDS.some((kind) => isText(value[kind]) || listOf(isScalar)(value[kind])) &&
  shape({}, { with: isObject, where: isObject, who: texts })(value);

/** What a statement has to look like, at an operation and at a schema or a field. */
const AT_OPERATION: Record<string, Check> = {
  'x-order': texts,
  'x-derived': mapOf(isFigure),
  'x-deletes': shape({ of: isText }, { takes: texts, keeps: texts }),
  'x-notifies': listOf(shape({ to: texts }, { type: isText, when: isText })),
};
const AT_SCHEMA: Record<string, Check> = {
  'x-order': mapOf(texts),
  'x-derived': isFigure,
  'x-session-user': (value) => value === true,
  'x-server-set': shape({}, { from: texts, except: texts }),
  'x-unique': shape(
    { code: isText },
    {
      ...{ within: isText, except: listOf(isScalar), by: texts },
      ignores: listOf((one) => ['accents', 'case', 'padding'].includes(String(one))),
    },
  ),
  'x-refunds': shape({
    ...{ of: isText, general: isText },
    terms: mapOf(listOf(shape({ share: isNumber, untilHours: isNumber }))),
  }),
  'x-states': shape({
    of: isText,
    moves: listOf(shape({ to: isText, by: texts }, { from: texts, who: texts, when: isText })),
  }),
};

/** Whether a statement is one: other makers of contracts use some of these names for something else. */
export function isReadable(owner: JsonObject, key: string): boolean {
  if (!key.startsWith('x-')) return true;
  const checks = 'responses' in owner ? AT_OPERATION : AT_SCHEMA;
  return checks[key]?.(owner[key]) ?? true;
}

/** The document without what has the name of a statement and is none; as it came where there is nothing of the kind. */
export function withoutUnreadable(document: JsonObject): JsonObject {
  const read = readable(document);
  return isObject(read) ? read : document;
}

function readable(value: Json): Json {
  if (Array.isArray(value)) {
    const items = value.map(readable);
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (!isObject(value)) return value;
  // Most objects stay as they are: only one that changes is written anew.
  let read: JsonObject | undefined;
  for (const key of Object.keys(value)) {
    const inner = value[key] ?? null;
    const now = isReadable(value, key) ? readable(inner) : undefined;
    if (now === inner) continue;
    read ??= { ...value };
    if (now === undefined) delete read[key];
    else read[key] = now;
  }
  return read ?? value;
}
