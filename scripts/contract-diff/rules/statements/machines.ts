import { machinesOf, type StateMachine } from '../../../../openapi/model/annotations/states.ts';
import type { OpenApiDocument } from '../../../../openapi/model/document.ts';
import { isObject, type Json, type JsonObject } from '../../lib/json.ts';
import { membersOf } from '../../lib/members.ts';
import { once } from '../../lib/once.ts';
import { join } from '../../lib/pointer.ts';
import { isReadable } from './readable.ts';

/** Every state machine of a document, whether a component or any other schema says it; its name is its pointer. */
export const machinesIn = once((document: OpenApiDocument): StateMachine[] => {
  const found: [string, JsonObject][] = [];
  // What was read from a file is JSON.
  collect(document as unknown as Json, [], found);
  const schemas = Object.fromEntries(found);
  // All that is read of these schemas is what was checked when the document was prepared.
  return machinesOf({ ...document, components: { schemas } } as unknown as OpenApiDocument);
});

/** `keys` lead to the value, and are as they were afterwards: of most values nobody needs a pointer. */
function collect(
  value: Json,
  keys: (string | number)[],
  found: [string, JsonObject][],
  isMap = false,
): void {
  function within(key: string | number, item: Json, isNamed = false): void {
    keys.push(key);
    collect(item, keys, found, isNamed);
    keys.pop();
  }
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) within(index, item);
    return;
  }
  if (!isObject(value)) return;
  // An operation has none, whatever other makers say of it by this name.
  const isStated = value['x-states'] !== undefined && !('responses' in value);
  if (!isMap && isStated && isReadable(value, 'x-states')) found.push([join('#', ...keys), value]);
  for (const { key, value: item, isMap: isNamed } of membersOf(value, isMap)) {
    if (isMap || !key.startsWith('x-')) within(key, item, isNamed);
  }
}
