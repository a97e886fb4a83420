import type { OpenApiDocument } from '../../../openapi/model/document.ts';

/** The code of a refusal that follows from its status alone. */
interface CommonCode {
  status: number;
  code: string;
}

/** What a code has to be answered for to say no more than the status: any request, a token, an address. */
const GENERAL = ['status', 'token', 'address'];

/** The catalogue's codes that a framework can answer by itself: the first of each status that is general. */
export function commonCodes({ 'x-error-codes': catalogue = {} }: OpenApiDocument): CommonCode[] {
  const byStatus = new Map<number, string>();
  for (const [code, { status, scope }] of Object.entries(catalogue)) {
    if (GENERAL.includes(scope ?? '') && !byStatus.has(status)) byStatus.set(status, code);
  }
  return [...byStatus].map(([status, code]) => ({ status, code }));
}
