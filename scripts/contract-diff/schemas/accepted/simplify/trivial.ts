import { isObject, type JsonObject } from '../../../lib/json.ts';
import { isDescribing } from '../describing.ts';
import type { Node, Place } from '../shape.ts';

/** A schema without what only describes it. */
export function said(schema: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => !isDescribing(key)));
}

/** Whether a schema accepts everything as it is written. */
export function isTrivial({ value }: Node): boolean {
  return value === true || (isObject(value) && Object.keys(value).every(isDescribing));
}

/** Whether a schema accepts nothing as it is written. */
export function isNever(place: Place): boolean {
  return place.some(({ value }) => value === false || (isObject(value) && refusesAll(said(value))));
}

const refusesAll = ({ not, ...others }: JsonObject): boolean =>
  not !== undefined && Object.keys(others).length === 0 && isTrivial({ value: not, pointer: '#' });

/** The schemas of a place that ask for anything. */
export function demanding(place: Place): Place {
  return place.filter((node) => !isTrivial(node));
}
