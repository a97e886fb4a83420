import type { Contract } from '../../contract/contract.ts';
import type { Kinds } from '../model/kinds.ts';
import type { Pool } from '../model/pool.ts';
import { refsIn } from '../model/refs.ts';
import type { Template } from '../pair/template.ts';

/**
 * Whether a call would change what was there before the run: whoever made a trip, its booking, its boat or tour. What
 * they and others say of the trip may be written, since it is taken back.
 */
export function changesOthers(
  { contract, kinds, pool }: { contract: Contract; kinds: Kinds; pool: Pool },
  { operationId, by, path, query, body }: Template,
): boolean {
  const operation = contract.operation(operationId);
  if (operation.method === 'GET') return false;
  const isOfTrips = kinds.isOfTrips(operation);
  if (by && pool.isUnseen(by.user.ref) && !isOfTrips) return true;
  return [...refsIn(isOfTrips ? [path, query] : [path, query, body])].some(pool.isUnseen);
}
