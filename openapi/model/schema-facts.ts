import { dereference, type JsonSchema, type OpenApiDocument } from './document.ts';

const FACTS = [
  'default',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
] as const;

/** Properties of an object schema with `allOf` merged and references followed. */
export function propertiesOf(
  document: OpenApiDocument,
  schema: JsonSchema,
): { properties: Record<string, JsonSchema>; required: Set<string> } {
  const target = dereference<JsonSchema>(document, schema);
  const properties: Record<string, JsonSchema> = { ...target.properties };
  const required = new Set(target.required);
  for (const part of target.allOf ?? []) {
    const inner = propertiesOf(document, part);
    Object.assign(properties, inner.properties);
    for (const name of inner.required) required.add(name);
  }
  return { properties, required };
}

/** The constraints of one value as flat data: bounds, lengths and default. */
export function factsOf(document: OpenApiDocument, schema: JsonSchema): Record<string, unknown> {
  const target = dereference<JsonSchema>(document, schema);
  const facts: Record<string, unknown> = {};
  if (target['x-max-bytes'] !== undefined) facts.maxBytes = target['x-max-bytes'];
  for (const name of FACTS) {
    const fact = schema[name] ?? target[name];
    if (fact !== undefined) facts[name] = fact;
  }
  if (target.items) {
    const items = factsOf(document, target.items);
    if (Object.keys(items).length > 0) facts.items = items;
  }
  const alternative = [...(target.oneOf ?? []), ...(target.anyOf ?? [])].find(
    (option) => option.type !== 'null',
  );
  return alternative ? { ...factsOf(document, alternative), ...facts } : facts;
}
