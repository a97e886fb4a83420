import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import {
  dereference,
  type JsonSchema,
  type OpenApiDocument,
} from '../../../openapi/model/document.ts';
import { propertiesOf } from '../../../openapi/model/schema-facts.ts';

/** `model_booking_create.go`, `BookingCreate.kt` → `bookingcreate`. */
function modelOf(file: string): string {
  const name = basename(file, extname(file)).replace(/^model_/, '');
  return name.replaceAll('_', '').toLowerCase();
}

/**
 * Fields of the contract that no generated file of their schema names, as `BookingCreate.boatId`: a
 * generator drops what it cannot read without a word. Schemas that become no type are passed over.
 */
export function missingFields(document: OpenApiDocument, folder: string): string[] {
  const texts = new Map<string, string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(ts|java|py|go|kt)$/.test(file) || /(^|\/)(test|venv|docs)\//.test(file)) continue;
    const model = modelOf(file);
    texts.set(model, `${texts.get(model) ?? ''}${readFileSync(join(folder, file), 'utf8')}`);
  }
  const missing: string[] = [];
  for (const name of Object.keys(document.components.schemas)) {
    const text = texts.get(name.toLowerCase());
    if (text === undefined) continue;
    const schema = dereference<JsonSchema>(document, { $ref: `#/components/schemas/${name}` });
    for (const field of Object.keys(propertiesOf(document, schema).properties)) {
      if (!new RegExp(`["'\`]${field}["'\`,]`).test(text)) missing.push(`${name}.${field}`);
    }
  }
  return missing;
}
