import { parsed, textAt } from '../lib/json.ts';
import type { Exchange } from '../types.ts';
import type { Contract, Operation } from './contract.ts';

/** How a service says that an operation is still to come. */
export const NOT_IMPLEMENTED = 501;
/** How the router of a framework says it, which knows no such path or method. */
const UNROUTED = [404, 405];
/** How one says it in the words of the contract, which has these codes for addresses and none of its operations. */
const OF_ADDRESSES: readonly unknown[] = ['UNKNOWN_PATH', 'METHOD_NOT_ALLOWED'];

/**
 * Whether a service has nothing behind an operation: it says so, or its router does. What is answered as the
 * contract describes the refusal of a record is the operation's own.
 */
export function isMissing(
  { schemas }: Pick<Contract, 'schemas'>,
  { answers }: Operation,
  { status, responseBody }: Pick<Exchange, 'status' | 'responseBody'>,
): boolean {
  if (status === NOT_IMPLEMENTED) return true;
  if (!UNROUTED.includes(status)) return false;
  const [schema] = answers.get(status)?.media.values() ?? [];
  const body = parsed(responseBody);
  if (schema === undefined || OF_ADDRESSES.includes(textAt(body, 'code'))) return true;
  return schemas.violations(schema, body).length > 0;
}
