import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { withoutConditions } from '../../../openapi/model/conditions.ts';
import {
  type JsonSchema,
  type OpenApiDocument,
  operationsOf,
} from '../../../openapi/model/document.ts';
import { BANNER } from './names.ts';

const PREFIX = '#/components/schemas/';

function collect(value: unknown, document: OpenApiDocument, names: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  if ('$ref' in value && typeof value.$ref === 'string' && value.$ref.startsWith(PREFIX)) {
    const name = value.$ref.slice(PREFIX.length);
    if (names.has(name)) return;
    names.add(name);
    collect(document.components.schemas[name], document, names);
    return;
  }
  for (const inner of Object.values(value)) collect(inner, document, names);
}

/** Names of the schemas that the request bodies of `operations` consist of, in alphabetical order. */
export function requestSchemaNames(
  document: OpenApiDocument,
  operations = operationsOf(document),
): string[] {
  const names = new Set<string>();
  for (const { operation } of operations) {
    for (const media of Object.values(operation.requestBody?.content ?? {})) {
      collect(media.schema, document, names);
    }
  }
  return [...names].sort();
}

/** A copy in which `int64` is a plain integer: the generator would read and write it as a BigInt. */
function withoutInt64(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === 'format' && value === 'int64' ? undefined : value,
  );
}

/** `schemas.ts`: every request schema as a valibot schema, `vRegistration` and so on. */
export async function requestSchemasFile(document: OpenApiDocument): Promise<string> {
  const schemas = Object.fromEntries(
    requestSchemaNames(document).map((name) => [
      name,
      withoutInt64(withoutConditions(document, document.components.schemas[name] ?? {})),
    ]),
  );
  const folder = await mkdtemp(join(tmpdir(), 'pruva-schemas-'));
  try {
    await createClient({
      input: { openapi: '3.1.0', info: document.info, paths: {}, components: { schemas } },
      output: { path: folder, entryFile: false },
      logs: { level: 'silent' },
      plugins: [{ name: 'valibot', definitions: true }],
    });
    const source = await readFile(join(folder, 'valibot.gen.ts'), 'utf8');
    // Without the mark a bundler keeps every schema, since building one might have an effect.
    const pure = source.replace(/\bv\.(\w+)\(/g, '/* @__PURE__ */ v.$1(');
    return pure.replace(/^\/\/.*\n/, BANNER);
  } finally {
    await rm(folder, { recursive: true });
  }
}
