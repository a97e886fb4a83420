import { canonical, isObject, type JsonObject } from '../../../lib/json.ts';
import type { Node, Place } from '../shape.ts';

const SAYS_NOTHING = new Set([
  'title',
  'description',
  'example',
  'examples',
  '$comment',
  'deprecated',
]);

/** A schema without what only describes it. */
export function said(schema: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => !SAYS_NOTHING.has(key)));
}

/** Whether a schema accepts everything as it is written. */
export function isTrivial({ value }: Node): boolean {
  return (
    value === true || (isObject(value) && Object.keys(value).every((k) => SAYS_NOTHING.has(k)))
  );
}

/** Whether a schema accepts nothing as it is written. */
export function isNever(place: Place): boolean {
  return place.some(({ value }) => value === false || canonical(value) === '{"not":{}}');
}

/** The schemas of a place that ask for anything. */
export function demanding(place: Place): Place {
  return place.filter((node) => !isTrivial(node));
}
