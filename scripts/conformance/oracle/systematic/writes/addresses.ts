import { isObject } from '../../../lib/json.ts';
import { isDone, type PairAnswer, type Template } from '../../pair/pair.ts';
import { type Both, PerSide } from '../../pair/sides.ts';

/** The call that serves files. */
const FILES = 'getUpload';
/** What it is called by at the end of an address. */
const NAME = /\/uploads\/([^/?#]+)$/u;
/** How many addresses are asked for after a write: those told last. */
const MOST = 4;

/** Asks for the files whose addresses writes were answered with: an address may outlive its record, or go with it. */
export function addressesIn(log: readonly PairAnswer[]): Template[] {
  const found = new Map<string, Template>();
  for (const answer of log) {
    if (answer.operation.method === 'GET' || !isDone(answer)) continue;
    for (const { service, mock } of pairsIn({
      service: answer.service.body,
      mock: answer.mock.body,
    }))
      found.set(mock, {
        operationId: FILES,
        by: undefined,
        path: { name: new PerSide((side) => (side === 'mock' ? mock : service)) },
      });
  }
  return [...found.values()].slice(-MOST);
}

/** The names in addresses that both sides have at the same place. */
function* pairsIn({ service, mock }: Both<unknown>): Generator<Both<string>> {
  if (typeof service === 'string' && typeof mock === 'string') {
    const [ours, theirs] = [NAME.exec(service)?.[1], NAME.exec(mock)?.[1]];
    if (ours !== undefined && theirs !== undefined) yield { service: ours, mock: theirs };
  } else if (Array.isArray(service) && Array.isArray(mock)) {
    if (service.length !== mock.length) return;
    for (const [index, one] of service.entries())
      yield* pairsIn({ service: one, mock: mock[index] });
  } else if (isObject(service) && isObject(mock)) {
    for (const [name, one] of Object.entries(service))
      yield* pairsIn({ service: one, mock: mock[name] });
  }
}
