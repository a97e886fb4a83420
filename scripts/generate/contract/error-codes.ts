import type { OpenApiDocument } from '../../../openapi/model/document.ts';
import { catalogueOf, errorCodesById } from '../../../openapi/model/error-codes.ts';
import { BANNER } from './names.ts';

/** A JSON-like type of a property for each entry. */
function interfaceOf(name: string, entries: readonly (readonly [string, string])[]): string {
  const lines = entries.map(([property, type]) => `  ${property}: ${type};`);
  return `export interface ${name} {\n${lines.join('\n')}\n}\n`;
}

/**
 * `error-codes.ts`: the status of every code, and the codes that each operation can answer. Types alone, so
 * that nothing of them is loaded.
 */
export function errorCodesFile(document: OpenApiDocument): string {
  const statuses = catalogueOf(document).map(([code, { status }]) => [code, `${status}`] as const);
  const operations = [...errorCodesById(document)].map(([id, codes]) => {
    const names = [...codes.values()].flat();
    return [id, names.map((code) => `'${code}'`).join(' | ') || 'never'] as const;
  });
  return [
    BANNER,
    '/** The status of every code of the catalogue. */',
    interfaceOf('ErrorStatuses', statuses),
    '/** A code that the contract knows. A service may answer others; they count by their status. */',
    'export type ErrorCode = keyof ErrorStatuses;\n',
    '/** The codes of a status. */',
    'export type ErrorCodeOf<Status extends number> = {\n  [Code in ErrorCode]: ErrorStatuses[Code] extends Status ? Code : never;\n}[ErrorCode];\n',
    '/** The codes that each operation can answer. */',
    interfaceOf('OperationErrorCodes', operations),
  ].join('\n');
}
