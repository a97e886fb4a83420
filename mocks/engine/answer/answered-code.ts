import type { IPrismDiagnostic } from '@stoplight/prism-core';
import type { IHttpResponse } from '@stoplight/prism-http';
import { DiagnosticSeverity } from '@stoplight/types';
import type { Operation } from '../contract/operation.ts';

function codeOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('code' in body)) return undefined;
  return typeof body.code === 'string' ? body.code : undefined; // any other type breaks the schema, which is told elsewhere
}

/**
 * What an error answer breaks by its code: the schema lets any name through, the contract names those that
 * each operation answers with each status.
 */
export function checkAnsweredCode(
  { id, errorCodes }: Pick<Operation, 'id' | 'errorCodes'>,
  { statusCode, body }: Pick<IHttpResponse, 'statusCode' | 'body'>,
): IPrismDiagnostic[] {
  const code = statusCode < 400 ? undefined : codeOf(body);
  if (code === undefined) return [];
  const declared = errorCodes.get(statusCode) ?? [];
  if (declared.includes(code)) return [];
  return [
    {
      path: ['response', 'body', 'code'],
      message: `${id} answers ${statusCode} ${code}; the contract names ${declared.join(', ') || 'no code'} for it`,
      severity: DiagnosticSeverity.Error,
    },
  ];
}
