import { type JsonSchema, METHODS, type OpenApiDocument } from '../generate/document.ts';

/** `const` and `discriminator` are read here alone. */
interface Schema extends JsonSchema {
  const?: unknown;
  discriminator?: { propertyName: string; mapping: Record<string, string> };
  'x-enum-varnames'?: string[];
}

/**
 * What the generator, or the framework that it writes for, makes wrong of OpenAPI 3.1:
 * - `boolean-constants`: `const: true` becomes an enum of strings that does not compile. It is read as
 *   any boolean; that it must be true is left to the service.
 * - `text-limits-of-types`: a length or a pattern of what is no text in the language (a date, a file)
 *   compiles, and fails at the first call.
 * - `whole-patterns`: a pattern of OpenAPI is found anywhere in the text; Java and Python compare it
 *   with the whole, or from the start.
 * - `integer-enum-names`: a default among integers leads to a name that does not exist.
 * - `discriminators`: Jackson cannot tell the branches of a union apart when one has no field of its
 *   own. The field whose constant differs says which it is.
 * - `literal-paths-first`: a framework that tries its routes in order takes `/boats/search` for a boat.
 */
export type Mend =
  | 'boolean-constants'
  | 'text-limits-of-types'
  | 'whole-patterns'
  | 'integer-enum-names'
  | 'discriminators'
  | 'literal-paths-first';

/** The formats of strings that the languages have types for. */
const TYPED_FORMATS = ['date', 'date-time', 'uri', 'binary'];

/** A copy of the contract that says the same in words that the generator reads; the contract stays. */
export function readable(contract: OpenApiDocument, mends: Mend[]): OpenApiDocument {
  const copy = structuredClone(contract);
  const schemas: Record<string, Schema> = copy.components.schemas;
  if (mends.includes('discriminators')) addDiscriminators(schemas);
  // A set, because the document may hold one schema in two places, and a pattern is widened once.
  for (const schema of new Set(schemasIn(copy))) {
    if (mends.includes('boolean-constants') && typeof schema.const === 'boolean') {
      delete schema.const;
    }
    if (mends.includes('text-limits-of-types') && TYPED_FORMATS.includes(schema.format ?? '')) {
      delete schema.minLength;
      delete schema.maxLength;
      delete schema.pattern;
    }
    if (mends.includes('whole-patterns') && schema.pattern && !/^\^.*\$$/s.test(schema.pattern)) {
      schema.pattern = `[\\s\\S]*(?:${schema.pattern})[\\s\\S]*`;
    }
    if (mends.includes('integer-enum-names') && schema.type === 'integer' && schema.enum) {
      schema['x-enum-varnames'] = schema.enum.map((value) => `_${value}`);
    }
  }
  if (mends.includes('literal-paths-first')) copy.paths = literalFirst(copy.paths);
  return copy;
}

function addDiscriminators(schemas: Record<string, Schema>): void {
  for (const union of Object.values(schemas)) {
    const references = (union.oneOf ?? []).flatMap(({ $ref }) => $ref ?? []);
    const branches = references.flatMap((reference) => schemas[nameOf(reference)] ?? []);
    const fields: Record<string, Schema> = branches[0]?.properties ?? {};
    const propertyName = Object.keys(fields).find((name) => {
      const values = branches.map((branch) => constantOf(branch, name));
      return !values.includes(undefined) && new Set(values).size === union.oneOf?.length;
    });
    if (!propertyName) continue;
    const mapping: Record<string, string> = {};
    for (const [index, branch] of branches.entries()) {
      const value = constantOf(branch, propertyName);
      const reference = references[index];
      if (value !== undefined && reference) mapping[value] = reference;
      // The generated class would type the field twice: as text and as an enum of one.
      const field: Schema | undefined = branch.properties?.[propertyName];
      delete field?.const;
    }
    union.discriminator = { propertyName, mapping };
  }
}

function constantOf(branch: Schema, name: string): string | undefined {
  const field: Schema | undefined = branch.properties?.[name];
  return typeof field?.const === 'string' ? field.const : undefined;
}

function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

/** Every schema of the document, also those inside others. */
function* schemasIn({ components, paths }: OpenApiDocument): Generator<Schema> {
  for (const schema of Object.values(components.schemas)) yield* within(schema);
  for (const { schema } of Object.values(components.parameters ?? {})) yield* within(schema);
  for (const item of Object.values(paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      for (const parameter of operation?.parameters ?? []) {
        if ('schema' in parameter) yield* within(parameter.schema);
      }
      const bodies = [operation?.requestBody, ...Object.values(operation?.responses ?? {})];
      for (const body of bodies) {
        if (!body || !('content' in body)) continue;
        for (const { schema } of Object.values(body.content ?? {})) yield* within(schema);
      }
    }
  }
}

function* within(schema: Schema | undefined): Generator<Schema> {
  if (!schema) return;
  yield schema;
  const { properties = {}, items, allOf = [], oneOf = [], anyOf = [] } = schema;
  for (const part of [...Object.values(properties), items, ...allOf, ...oneOf, ...anyOf]) {
    yield* within(part);
  }
}

function literalFirst(paths: OpenApiDocument['paths']): OpenApiDocument['paths'] {
  const key = (path: string) => path.replace(/\{[^}]+\}/g, '\uffff');
  const byKey = (one: string, other: string) => (key(one) < key(other) ? -1 : 1);
  return Object.fromEntries(Object.entries(paths).sort(([one], [other]) => byKey(one, other)));
}
