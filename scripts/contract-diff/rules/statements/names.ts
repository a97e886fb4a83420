import { isObject, type Json, type JsonObject, objectAt } from '../../lib/json.ts';

const PLACE = '#/components/schemas/';

/**
 * Schemas that go by another name in the revision: old name → new name. They stand at the same places, and neither
 * contract has the name of the other.
 */
export function renamedSchemas(base: JsonObject, revision: JsonObject): Map<string, string> {
  const [before, after] = [schemasOf(base), schemasOf(revision)];
  const found = new Map<string, string | undefined>();
  if (!Object.keys(before).some((name) => !(name in after))) return new Map();
  const open: [Json | undefined, Json | undefined][] = [
    [base.paths, revision.paths],
    [base.webhooks, revision.webhooks],
    [base.components, revision.components],
  ];
  for (let pair = open.pop(); pair; pair = open.pop()) {
    const [one, other] = pair;
    if (Array.isArray(one) && Array.isArray(other)) {
      open.push(...one.map((item, index): [Json, Json | undefined] => [item, other[index]]));
    } else if (isObject(one) && isObject(other)) {
      for (const [key, value] of Object.entries(one)) open.push([value, other[key]]);
      const [old, now] = [nameIn(one.$ref), nameIn(other.$ref)];
      if (old === undefined || now === undefined) continue;
      if (old in after || now in before) continue;
      if (!found.has(old)) open.push([before[old], after[now]]);
      // Two new names for one are no name.
      found.set(old, !found.has(old) || found.get(old) === now ? now : undefined);
    }
  }
  const sure = [...found].filter((entry): entry is [string, string] => entry[1] !== undefined);
  const names = sure.map(([, name]) => name);
  // What two had become is neither of them.
  return new Map(sure.filter(([, name]) => names.indexOf(name) === names.lastIndexOf(name)));
}

const schemasOf = (document: JsonObject): JsonObject =>
  objectAt(objectAt(document, 'components'), 'schemas') ?? {};

const nameIn = (reference: Json | undefined): string | undefined =>
  typeof reference === 'string' && reference.startsWith(PLACE)
    ? reference.slice(PLACE.length)
    : undefined;
