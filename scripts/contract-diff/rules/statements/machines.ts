import { machinesOf, type StateMachine } from '../../../../openapi/model/annotations/states.ts';
import type { OpenApiDocument } from '../../../../openapi/model/document.ts';
import type { JsonObject } from '../../lib/json.ts';
import { once } from '../../lib/once.ts';
import { walk } from '../../lib/walk.ts';
import { isReadable } from './readable.ts';

/** Every state machine of a document, whether a component or any other schema says it; its name is its pointer. */
export const machinesIn = once((document: OpenApiDocument): StateMachine[] => {
  const found: [string, JsonObject][] = [];
  // What was read from a file is JSON.
  walk(document as unknown as JsonObject, null, (value, around, pointerOf) => {
    // An operation has none, whatever other makers say of it by this name.
    const isStated = value['x-states'] !== undefined && !('responses' in value);
    if (isStated && isReadable(value, 'x-states')) found.push([pointerOf(), value]);
    return around;
  });
  const schemas = Object.fromEntries(found);
  // All that is read of these schemas is what was checked when the document was prepared.
  return machinesOf({ ...document, components: { schemas } } as unknown as OpenApiDocument);
});
