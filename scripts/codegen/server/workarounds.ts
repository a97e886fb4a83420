import { type JsonSchema, METHODS, type OpenApiDocument } from '../../../openapi/model/document.ts';

/**
 * What the generator, or the framework that it writes for, makes wrong of OpenAPI 3.1:
 * - `whole-patterns`: a pattern of OpenAPI is found anywhere in the text; Java and Python compare it
 *   with the whole, or from the start.
 * - `literal-paths-first`: a framework that tries its routes in order takes `/boats/search` for a boat.
 */
export type Workaround = 'whole-patterns' | 'literal-paths-first';

/** A copy of the contract that says the same in words that the generator reads; the contract stays. */
export function withWorkarounds(
  contract: OpenApiDocument,
  workarounds: Workaround[],
): OpenApiDocument {
  const copy = structuredClone(contract);
  // A set, because the document may hold one schema in two places, and a pattern is widened once.
  for (const schema of new Set(schemasIn(copy))) {
    if (
      workarounds.includes('whole-patterns') &&
      schema.pattern &&
      !/^\^.*\$$/s.test(schema.pattern)
    ) {
      schema.pattern = `[\\s\\S]*(?:${schema.pattern})[\\s\\S]*`;
    }
  }
  if (workarounds.includes('literal-paths-first')) copy.paths = literalFirst(copy.paths);
  return copy;
}

/** Every schema of the document, also those inside others. */
function* schemasIn({ components, paths }: OpenApiDocument): Generator<JsonSchema> {
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

function* within(schema: JsonSchema | undefined): Generator<JsonSchema> {
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
