import type { OpenApiDocument } from '../../../openapi/model/document.ts';
import { BANNER, constant, lowerFirst, namesOf } from './names.ts';

/**
 * `enums/<name>.ts`: the values of every named enum, as `boatTypeValues = ['MOTORBOAT', …]`. A file for each,
 * because a bundler keeps a file in one piece; `enums.ts` names them all.
 */
export function enumsFiles(document: OpenApiDocument): [name: string, text: string][] {
  const files = Object.entries(document.components.schemas)
    .filter(([, schema]) => schema.enum)
    .map(([name, schema]): [name: string, text: string] => {
      const values = `${lowerFirst(name)}Values`;
      return [`enums/${values}.ts`, `${BANNER}\n${constant(values, schema.enum)}`];
    });
  return [...files, ['enums.ts', `${BANNER}\n${namesOf(files)}`]];
}
