import { isObject, type Json, type JsonObject, listAt, objectAt } from '../lib/json.ts';
import { join } from '../lib/pointer.ts';

const SCHEMAS = '#/components/schemas';

/** The components that a schema is made of, by `allOf`. */
const partsOf = (schema: Json | undefined): string[] =>
  (isObject(schema) ? listAt(schema, 'allOf') : []).flatMap((part) =>
    isObject(part) && typeof part.$ref === 'string' ? part.$ref : [],
  );

/**
 * A discriminator that lists no alternatives stands for every component made of its schema by `allOf` (OpenAPI 3.1,
 * Discriminator Object): their names, or the values that are mapped to them, say which one is meant. Here it gets a
 * mapping that names each by its pointer, so that who uses the schema reaches them all. A document without such a
 * discriminator is answered as it came.
 */
export function withSubtypes(document: JsonObject): JsonObject {
  const components = objectAt(document, 'components');
  const schemas = objectAt(components ?? {}, 'schemas') ?? {};
  const written = Object.entries(schemas).flatMap(([name, schema]): [string, JsonObject][] => {
    if (!isObject(schema) || schema.oneOf !== undefined || schema.anyOf !== undefined) return [];
    const discriminator = objectAt(schema, 'discriminator');
    if (!discriminator) return [];
    const mapping = mappingOf(discriminator, subtypesOf(schemas, join(SCHEMAS, name)), schemas);
    const isEmpty = Object.keys(mapping).length === 0;
    return isEmpty ? [] : [[name, { ...schema, discriminator: { ...discriminator, mapping } }]];
  });
  if (written.length === 0) return document;
  const all = { ...schemas, ...Object.fromEntries(written) };
  return { ...document, components: { ...components, schemas: all } };
}

/** The components made of one, directly or through others. */
function subtypesOf(schemas: JsonObject, base: string): Set<string> {
  const found = new Set<string>();
  const open = [base];
  for (let parent = open.pop(); parent !== undefined; parent = open.pop()) {
    for (const [name, schema] of Object.entries(schemas)) {
      const pointer = join(SCHEMAS, name);
      if (pointer === base || found.has(pointer) || !partsOf(schema).includes(parent)) continue;
      found.add(pointer);
      open.push(pointer);
    }
  }
  return found;
}

/** Value → pointer: as it is written, and by their names those that no value is given to. */
function mappingOf(
  discriminator: JsonObject,
  subtypes: ReadonlySet<string>,
  schemas: JsonObject,
): Record<string, string> {
  const pointerOf = (target: string) => (target in schemas ? join(SCHEMAS, target) : target);
  const written = Object.entries(objectAt(discriminator, 'mapping') ?? {}).map(
    ([value, target]): [string, string] => [value, pointerOf(String(target))],
  );
  const given = new Set(written.map(([, target]) => target));
  const implied = [...subtypes]
    .filter((pointer) => !given.has(pointer))
    .map((pointer): [string, string] => [pointer.slice(pointer.lastIndexOf('/') + 1), pointer]);
  return Object.fromEntries([...written, ...implied]);
}
