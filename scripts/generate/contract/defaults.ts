import type { OpenApiDocument } from '../../../openapi/model/document.ts';
import { BANNER, constant, lowerFirst } from './names.ts';

/**
 * `defaults.ts`: what a named schema is where nothing is said, as `commissionRateDefault = 15`. Those of fields and
 * parameters stand with their limits.
 */
export function defaultsFile(document: OpenApiDocument): string {
  const constants = Object.entries(document.components.schemas)
    .filter(([, schema]) => schema.default !== undefined)
    .map(([name, schema]) => constant(`${lowerFirst(name)}Default`, schema.default));
  return [BANNER, ...constants].join('\n');
}
