import type { JsonObject } from './json.ts';

const UNNAMED = 'without operationId: ';

/** What stands for the operationId that OpenAPI lets an operation go without. */
export const unnamed = (pointer: string): string => `${UNNAMED}${pointer}`;

/** The operationId that the author gave; undefined for none. */
export function writtenId({ operationId }: JsonObject): string | undefined {
  const isWritten = typeof operationId === 'string' && !operationId.startsWith(UNNAMED);
  return isWritten ? operationId : undefined;
}
