import type { Contract } from '../contract/contract.ts';
import { CannotRun } from '../lib/cannot-run.ts';
import { isObject } from '../lib/json.ts';
import type { Replay } from './campaign.ts';
import type { Target } from './sequence/found.ts';

/** What stands between a sequence and the difference that is looked for in it. */
const MARK = '~';

/**
 * A sequence or a case as `--replay` takes it: `write:updateBoat:twice`, `7:createBoat:0:1/G:B~…`. What is behind the
 * mark says which reading showed the difference: which of them follow a call depends on the run.
 */
export function replayText({ index, focus, path }: Replay, target: Target | undefined): string {
  const text = `${index}:${focus}:${path ?? ''}`;
  if (typeof index !== 'number' || !target) return text;
  return `${text}${MARK}${Buffer.from(JSON.stringify(target)).toString('base64url')}`;
}

/**
 * The sequence that such a text names, and what is looked for in it.
 * @throws CannotRun when it names none.
 */
export function readReplay(text: string): { replay: Omit<Replay, 'seed'>; target?: Target } {
  const [sequence = '', encoded] = text.split(MARK);
  const [index = '', focus = '', ...rest] = sequence.split(':');
  if (!/^\d+$/u.test(index) || focus === '')
    throw new CannotRun(`--replay takes what stands behind \`again\` in a report; not ${text}`);
  const replay = { index: Number(index), focus, path: rest.join(':') || undefined };
  return encoded === undefined ? { replay } : { replay, target: targetIn(encoded, text) };
}

/** @throws CannotRun when the contract has no operation of that name. */
export function knownOperation({ operations }: Contract, id: string): void {
  if (!operations.some((operation) => operation.id === id))
    throw new CannotRun(`--replay: the contract has no operation ${id}`);
}

function targetIn(encoded: string, text: string): Target {
  try {
    const target: unknown = JSON.parse(Buffer.from(encoded, 'base64url').toString());
    if (isTarget(target)) return target;
  } catch (cause) {
    throw new CannotRun(`--replay ${text}: it is cut off behind the ${MARK}`, { cause });
  }
  throw new CannotRun(`--replay ${text}: it is of another version of the check`);
}

function isTarget(value: unknown): value is Target {
  if (!isObject(value) || typeof value.key !== 'number') return false;
  const { probe } = value;
  return probe === undefined || (isObject(probe) && isObject(probe.step) && 'by' in probe);
}
