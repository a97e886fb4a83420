import type { OpenApiDocument } from '../../../openapi/model/document.ts';
import { BANNER, constant, lowerFirst } from './names.ts';

/** `enums.ts`: the values of every named enum, as `boatTypeValues = ['MOTORBOAT', …]`. */
export function enumsFile(document: OpenApiDocument): string {
  const constants = Object.entries(document.components.schemas)
    .filter(([, schema]) => schema.enum)
    .map(([name, schema]) => constant(`${lowerFirst(name)}Values`, schema.enum));
  return [BANNER, ...constants].join('\n');
}
