import { catalogueOf } from '../../../../openapi/model/error-codes.ts';
import type { Contract } from '../../contract/contract.ts';
import { textAt } from '../../lib/json.ts';
import type { PairAnswer } from '../pair/pair.ts';
import type { Difference } from './difference.ts';

/** The mock's header that names every rule a request breaks, where it has looked at all of them. */
const EVERY = 'x-mock-refusals';

/**
 * What the codes of two refusals differ in. Where several things are wrong with a request a service may tell any of
 * them: another code is wrong where the contract does not name it for the operation, or where the mock has
 * looked at every rule and this one is kept.
 */
export function codes(contract: Contract, { service, mock, operation }: PairAnswer): Difference[] {
  const [ours, theirs] = [textAt(service.body, 'code'), textAt(mock.body, 'code')];
  // 400 and 422 have codes of their own.
  if (ours === theirs || service.status !== mock.status) return [];
  const broken = mock.exchange.responseHeaders[EVERY]?.split(', ');
  const isRule = (code: string | undefined) =>
    code !== undefined &&
    operation.errorCodes.get(mock.status)?.includes(code) &&
    rulesOf(contract).has(code);
  const mayHold = ours !== undefined && (broken?.includes(ours) ?? true);
  if (isRule(ours) && isRule(theirs) && mayHold) return [];
  return [
    {
      rule: 'code',
      place: 'body.code',
      service: ours,
      mock: theirs,
      description: undefined,
      within: 'Error',
    },
  ];
}

const rules = new WeakMap<Contract, ReadonlySet<string>>();

/** The codes that operations name themselves: what is wrong with the records, and not with the request. */
function rulesOf(contract: Contract): ReadonlySet<string> {
  const known = rules.get(contract);
  if (known) return known;
  const named = catalogueOf(contract.document).filter(
    ([, { scope = 'operation' }]) => scope === 'operation',
  );
  const found = new Set(named.map(([code]) => code));
  rules.set(contract, found);
  return found;
}
