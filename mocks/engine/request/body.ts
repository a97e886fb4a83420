import type { JsonSchema } from '../../../openapi/model/document.ts';
import type { UploadedFile } from '../../handlers/handler.ts';
import { badRequest, type Refusal } from '../../rules/common/refusal.ts';
import type { Operation } from '../contract/operation.ts';
import { parseText } from '../contract/parameters.ts';

interface ParsedBody {
  /** Undefined when there is none. */
  value: unknown;
  files: Record<string, UploadedFile[]>;
}

const DECODER = new TextDecoder('utf-8', { fatal: true });

function propertiesOf(schema: JsonSchema): Record<string, JsonSchema> {
  const own = schema.properties ?? {};
  return Object.assign({}, ...(schema.allOf ?? []).map(propertiesOf), own);
}

/** Parts as one object: lists by their schema, numbers and flags typed, a file as its name. */
async function parseForm(form: FormData, schema: JsonSchema): Promise<ParsedBody | Refusal> {
  const properties = propertiesOf(schema);
  const value: Record<string, unknown> = {};
  const files: Record<string, UploadedFile[]> = {};
  for (const name of new Set(form.keys())) {
    const property = properties[name];
    const isList = property?.type === 'array';
    const values: unknown[] = [];
    for (const part of form.getAll(name)) {
      if (typeof part === 'string') {
        values.push(parseText(part, isList ? property.items : property));
        continue;
      }
      const file = { name: part.name, contentType: part.type, bytes: await part.bytes() };
      files[name] = [...(files[name] ?? []), file];
      values.push(part.name || 'file');
    }
    if (!isList && values.length > 1) {
      return unreadable(`${name} bir kez gönderilmelidir`, `${name} must be sent once`);
    }
    value[name] = isList ? values : values[0];
  }
  return { value, files };
}

const unreadable = (tr: string, en: string): Refusal =>
  badRequest([{ field: 'body', message: { tr, en } }]);

/** The body of a request by its content type, or the refusal of one that cannot be read. */
export async function parseBody(
  operation: Operation,
  contentType: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<ParsedBody | Refusal> {
  if (bytes.length === 0) return { value: undefined, files: {} };
  if (operation.form && contentType.startsWith('multipart/form-data')) {
    try {
      const response = new Response(bytes, { headers: { 'content-type': contentType } });
      return await parseForm(await response.formData(), operation.form);
    } catch {
      return unreadable('form olarak okunamıyor', 'cannot be read as a form');
    }
  }
  try {
    return { value: JSON.parse(DECODER.decode(bytes)), files: {} };
  } catch {
    return unreadable('geçerli JSON değil', 'is not valid JSON');
  }
}
