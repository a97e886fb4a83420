import type { Contract } from '../../contract.ts';
import { canonical, isObject, type Json, type JsonObject, objectAt } from '../../lib/json.ts';
import { canonicalMediaType } from '../../lib/media-type.ts';
import { join } from '../../lib/pointer.ts';
import { digestsOf } from '../../schemas/accepted/identity.ts';
import { viewerOf } from '../../schemas/accepted/view.ts';

/**
 * The same text for bodies, parameters and headers that take the same values in the same media types: what was accepted
 * of a new one covers no other one in its place.
 */
export function describedAt(contract: Contract, owner: JsonObject, pointer: string): string {
  const digests = digestsOf(viewerOf(contract));
  const schemaOf = (said: JsonObject, at: string): Json =>
    said.schema === undefined
      ? null
      : digests.place([{ value: said.schema, pointer: join(at, 'schema') }]);
  const media = Object.entries(objectAt(owner, 'content') ?? {}).map(([type, said]): Json[] => [
    canonicalMediaType(type),
    isObject(said) ? schemaOf(said, join(pointer, 'content', type)) : null,
  ]);
  return canonical([schemaOf(owner, pointer), media.map(canonical).sort()]);
}
