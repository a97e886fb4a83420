import { createHash } from 'node:crypto';
import type { Finding } from '../types.ts';

/** The same for the same cause in every run: operation, rule and place, not the values seen. */
export function findingId({
  operationId,
  rule,
  place,
}: Pick<Finding, 'operationId' | 'rule' | 'place'>): string {
  return createHash('sha256')
    .update(`${operationId}\n${rule}\n${place}`)
    .digest('hex')
    .slice(0, 12);
}
