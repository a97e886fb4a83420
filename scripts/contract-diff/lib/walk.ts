import { isObject, type Json, type JsonObject } from './json.ts';
import { membersOf } from './members.ts';
import { join } from './pointer.ts';

/**
 * Looks at an object of a document. `around` is what was answered for the object that it stands in; `pointerOf` tells
 * where it stands (`#/…`), as long as it is looked at: of most objects nobody needs to know.
 */
type Visit<Around> = (object: JsonObject, around: Around, pointerOf: () => string) => Around;

/** Visits every object that may be a schema or a part of OpenAPI, those around before those within. */
export function walk<Around>(document: JsonObject, around: Around, visit: Visit<Around>): void {
  const keys: (string | number)[] = [];
  const pointerOf = () => join('#', ...keys);

  function within(key: string | number, value: Json, outer: Around, isMap: boolean): void {
    keys.push(key);
    look(value, outer, isMap);
    keys.pop();
  }

  function look(value: Json, outer: Around, isMap: boolean): void {
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) within(index, item, outer, false);
    } else if (isObject(value)) {
      const own = isMap ? outer : visit(value, outer, pointerOf);
      for (const { key, value: item, isMap: isNamed } of membersOf(value, isMap)) {
        if (isMap || !key.startsWith('x-')) within(key, item, own, isNamed);
      }
    }
  }

  look(document, around, false);
}
