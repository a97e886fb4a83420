import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import {
  dereference,
  type JsonSchema,
  type MediaTypeObject,
  type OpenApiDocument,
  type ResponseObject,
} from '../../openapi/model/document.ts';

/** The bundled contract. */
export const contract: OpenApiDocument = JSON.parse(readFileSync('generated/openapi.json', 'utf8'));

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(contract, 'contract');

/** What in the value breaks the schema; an empty string when nothing does. */
export function violations(schema: JsonSchema, value: unknown): string {
  const local = JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"contract#/'));
  const validate = ajv.compile(local);
  return validate(value) ? '' : ajv.errorsText(validate.errors);
}

/** The first example of a media type. */
export function firstExample(media: MediaTypeObject): unknown {
  const [example] = Object.values(media.examples ?? {});
  if (!example) throw new Error('The media type has no example.');
  return dereference<{ value?: unknown }>(contract, example).value;
}

/** The documented success answer of an operation: its status and what stands behind it. */
export function successOf(responses: Record<string, ResponseObject | { $ref: string }>): {
  status: number;
  response: ResponseObject;
} {
  const status = Object.keys(responses).find((code) => code.startsWith('2'));
  const response = status && responses[status];
  if (!response) throw new Error('The operation documents no 2xx answer.');
  return { status: Number(status), response: dereference<ResponseObject>(contract, response) };
}

/** The one schema of every error answer. */
export const errorSchema: JsonSchema = { $ref: '#/components/schemas/ErrorBody' };
