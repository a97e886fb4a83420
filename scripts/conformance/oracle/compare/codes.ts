import type { Contract } from '../../contract/contract.ts';
import { faultFields, isNamed } from '../../lib/fault-fields.ts';
import { textAt } from '../../lib/json.ts';
import type { PairAnswer, SideAnswer } from '../pair/pair.ts';
import type { Difference } from './difference.ts';
import { isInput } from './statuses.ts';

/** The mock's header that names every rule a request breaks, where it has looked at all of them. */
const EVERY = 'x-mock-refusals';

/** The rules that a request breaks; undefined where the mock has not looked at all of them. */
export const brokenRules = ({ exchange }: SideAnswer): string[] | undefined =>
  exchange.responseHeaders[EVERY]?.split(', ');

/**
 * Whether the service tells, with its own status, another rule that the request breaks as well. Which of them comes
 * first is its choice.
 */
export function isOtherRule(contract: Contract, { service, mock, operation }: PairAnswer): boolean {
  const ours = textAt(service.body, 'code');
  return (brokenRules(mock) ?? []).some((code) => {
    const status = entryOf(contract, code)?.status;
    if (status === undefined || !operation.answers.has(service.status)) return false;
    return isInput(status) ? isInput(service.status) : status === service.status && code === ours;
  });
}

/**
 * What the codes of two refusals differ in. Where several things are wrong with a request a service may tell any of
 * them: another code is wrong where the contract does not name it for the operation, or where the mock has
 * looked at every rule and this one is kept.
 */
export function codes(contract: Contract, { service, mock, operation }: PairAnswer): Difference[] {
  const [ours, theirs] = [textAt(service.body, 'code'), textAt(mock.body, 'code')];
  // 400 and 422 have codes of their own.
  if (ours === theirs || service.status !== mock.status) return [];
  const broken = brokenRules(mock);
  const isRule = (code: string | undefined) =>
    code !== undefined &&
    operation.errorCodes.get(mock.status)?.includes(code) &&
    isOfRecords(contract, code);
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

/**
 * Whether a refusal for the same reason names other fields than those at fault, or none: a form would show the mistake
 * where it is not.
 */
export function faults({ service, mock }: PairAnswer): Difference[] {
  if (textAt(service.body, 'code') !== textAt(mock.body, 'code')) return [];
  const [ours, theirs] = [faultFields(service.body), faultFields(mock.body)];
  if (!ours || !theirs || theirs.length === 0) return [];
  if (theirs.some((place) => isNamed(ours, place))) return [];
  return [
    {
      rule: 'field',
      place: 'body.errors[].field',
      service: ours.join(', ') || 'none',
      mock: theirs.join(', '),
      description: undefined,
      within: 'ErrorBody',
    },
  ];
}

/** What the contract says of a code. */
const entryOf = ({ document }: Contract, code: string) => document['x-error-codes']?.[code];

/** Whether a code is one that operations name themselves: what is wrong with the records, and not with the request. */
function isOfRecords(contract: Contract, code: string): boolean {
  const entry = entryOf(contract, code);
  return entry !== undefined && (entry.scope ?? 'operation') === 'operation';
}
