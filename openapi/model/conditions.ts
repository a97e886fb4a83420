import { dereference, type JsonSchema, type OpenApiDocument } from './document.ts';

const union = (one: string[] = [], other: string[] = []) => [...new Set([...one, ...other])];

/** The object, and what it is made of, with more properties required and some of them gone. */
function shaped(schema: JsonSchema, required: string[], absent: readonly string[]): JsonSchema {
  const kept = Object.entries(schema.properties ?? {}).filter(([name]) => !absent.includes(name));
  const own = required.filter((name) => kept.some(([property]) => property === name));
  const parts = schema.allOf?.map((part) => (part.$ref ? part : shaped(part, required, absent)));
  return {
    ...schema,
    ...(schema.properties && { properties: Object.fromEntries(kept) }),
    ...((schema.required || own.length > 0) && { required: union(schema.required, own) }),
    ...(parts && { allOf: parts }),
  };
}

/** The properties of a branch, with each that the condition speaks of held to, or kept off, its values. */
function chosen(
  document: OpenApiDocument,
  properties: Record<string, JsonSchema> = {},
  condition: Record<string, JsonSchema> = {},
  holds: boolean,
): Record<string, JsonSchema> {
  const result = { ...properties };
  for (const [name, { enum: values = [] }] of Object.entries(condition)) {
    const { enum: all = [], ...schema } = dereference<JsonSchema>(document, result[name] ?? {});
    result[name] = { ...schema, enum: all.filter((value) => values.includes(value) === holds) };
  }
  return result;
}

/**
 * The two shapes of an object that says `if`, `then` and `else`, each whole; undefined for a schema
 * that does not. Generators of clients pass over `if`, so the contract can say "either this or that"
 * without breaking them; what reads types more closely is given the shapes. Understood are conditions on
 * a property being there, or having some of its values, and branches of `required` and `not: required`.
 */
function alternativesOf(
  document: OpenApiDocument,
  schema: JsonSchema,
): [JsonSchema, JsonSchema] | undefined {
  const { if: condition, then = {}, else: otherwise = {}, ...base } = schema;
  if (!condition) return undefined;
  const branch = (holds: boolean, rules: JsonSchema, absent: string[] = []): JsonSchema => {
    const properties = chosen(document, base.properties, condition.properties, holds);
    return shaped(
      { ...base, ...(base.properties && { properties }) },
      union(holds ? condition.required : [], rules.required),
      union(absent, rules.not?.required),
    );
  };
  return [branch(true, then), branch(false, otherwise, condition.required)];
}

/**
 * A copy of a value of the document without conditions: every `if` is a `oneOf` of its two shapes, and a
 * flag that is `not` one of its values is the other. For what reads types and passes over both.
 */
export function withoutConditions<T>(document: OpenApiDocument, value: T): T {
  const visit = (inner: unknown): unknown => {
    if (Array.isArray(inner)) return inner.map(visit);
    if (typeof inner !== 'object' || inner === null) return inner;
    const schema = inner as JsonSchema; // any object may stand here: what is no schema says none of it
    const shapes = alternativesOf(document, schema);
    if (shapes) return { description: schema.description, oneOf: shapes.map(visit) };
    const parts = Object.entries(inner).map(([key, part]) => [key, visit(part)]);
    const refused = schema.type === 'boolean' ? schema.not?.enum : undefined;
    return { ...Object.fromEntries(parts), ...(refused && { const: !refused[0] }) };
  };
  return visit(value) as T; // the same value, its conditions said in other words
}
