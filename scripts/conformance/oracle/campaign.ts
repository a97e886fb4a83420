import fc from 'fast-check';
import type { Contract, Operation } from '../contract/contract.ts';
import { untilAborted } from '../lib/interrupt.ts';
import { asWord } from '../lib/random.ts';
import { type Step, steps } from './generate/step.ts';
import { hashOf } from './model/pool.ts';
import { type Found, isOf, keysOf, type Target, targetOf } from './sequence/found.ts';
import { createSequence, type Sequence, type Stage } from './sequence/sequence.ts';

/** Where a sequence can be played from again. */
export interface Replay {
  seed: number;
  /** The number of a sequence, or the word of a systematic phase. */
  index: number | string;
  /** Its operations in focus, joined by commas. */
  focus: string;
  path: string | undefined;
}

/** A difference with the shortest sequence that shows it. */
export interface Shown {
  found: Found;
  replay: Replay;
  /** How often it was met. */
  count: number;
  keys: string[];
}

export interface Limits {
  /** Milliseconds since 1970 at which no further sequence begins. */
  deadline: number;
  /** Most writes that are told off one by one, and most readings before and after each move. */
  cases: number;
  /** Most sequences. */
  sequences: number;
  /** Milliseconds that all differences together may be shrunk for, once the sequences have been played. */
  shrinking: number;
}

/** How many calls a sequence has at most, what is read back aside. */
const CALLS = 14;
/** How many operations are in focus at a time, and their share among the calls. */
const TOGETHER = 3;
const FOCUS = 0.4;

/** How many in a hundred of the writes elsewhere are in one sequence: few, so that its calls meet. */
const DISTANT = 25;

/** What the service's own content is changed by: never sent. */
export const NEVER = new Set(['updateBlogPost', 'updateDestination']);

class StepCommand implements fc.AsyncCommand<object, Sequence, boolean> {
  readonly step: Step;
  readonly isEnough: (sequence: Sequence) => boolean;
  constructor(step: Step, isEnough: (sequence: Sequence) => boolean) {
    this.step = step;
    this.isEnough = isEnough;
  }
  check = () => Promise.resolve(true);
  async run(_model: object, sequence: Sequence) {
    if (!this.isEnough(sequence)) await sequence.play(this.step);
  }
  toString = () => `${this.step.operationId}(${this.step.mode})`;
}

/** The operations of a sequence, those in focus and what concerns them more often. */
function operationsFor(
  contract: Contract,
  focus: readonly Operation[],
  only: (id: string) => boolean,
  seed: string,
): string[] {
  const [tag = ''] = focus[0]?.tags ?? [];
  const all = contract.operations.filter(({ id }) => !NEVER.has(id));
  const near = all.filter(({ tags }) => tags.includes(tag));
  const writes = all.filter(
    ({ method, id }) => method !== 'GET' && only(id) && hashOf(`${seed} ${id}`) % 100 < DISTANT,
  );
  const others = [
    ...near.flatMap(({ id, method }) => (method === 'GET' ? [id] : [id, id, id])),
    ...writes.map(({ id }) => id),
  ];
  const share = (others.length * FOCUS) / (1 - FOCUS) / focus.length;
  const each = Array.from({ length: Math.ceil(share) });
  return [...focus.flatMap(({ id }) => each.map(() => id)), ...others];
}

export interface Campaign {
  stage: Stage;
  seed: number;
  shard: { index: number; total: number };
  limits: Limits;
  only(operationId: string): boolean;
  onProgress(label: string): void;
  /** Takes back what a sequence has made. */
  takeBack(sequence: Sequence): void;
}

/** Plays sequences until the time is up, and then shrinks every difference that is not known yet. */
export async function runCampaign(
  campaign: Campaign,
  known: readonly Shown[] = [],
): Promise<{ shown: Shown[]; sequences: number }> {
  const { stage, seed, limits, only } = campaign;
  const shown = [...known];
  const inScope = stage.contract.operations.filter(({ id }) => only(id) && !NEVER.has(id));
  const tries = new Map<string, number>();
  let index = 0;
  await untilAborted(stage.signal, async () => {
    for (; index < limits.sequences && Date.now() < limits.deadline; index += 1) {
      const focus = leastSeen(inScope, stage, tries, `${seed} ${index}`);
      if (focus.length === 0) break;
      for (const id of focus) tries.set(id, (tries.get(id) ?? 0) + 1);
      campaign.onProgress(focus[0] ?? '');
      await explore(campaign, shown, { seed, index, focus: focus.join(','), path: undefined });
    }
    await shrinkAll(campaign, shown.slice(known.length));
  });
  return { shown, sequences: index };
}

/** Plays one sequence again, and looks for one difference in it, or for any; what is not shrunk yet is. */
export async function playAgain(
  campaign: Campaign,
  replay: Replay,
  target: Target | undefined,
): Promise<Shown[]> {
  const shown: Shown[] = [];
  await untilAborted(campaign.stage.signal, async () => {
    await (target ? find(campaign, shown, replay, target) : explore(campaign, shown, replay));
    if (replay.path === undefined) await shrinkAll(campaign, shown);
  });
  return shown;
}

/** Plays the sequence of a replay, and notes the difference that is looked for. */
async function find(campaign: Campaign, shown: Shown[], replay: Replay, target: Target) {
  await check(campaign, replay, untilMet(target), true, async (play) => {
    const met = (await play(target)).found.find((one) => isOf(one, target));
    if (!met) return;
    const keys = keysOf(met);
    shown.push({ found: met, replay, count: 1, keys });
    throw new Error(keys[0]);
  });
}

/** Whether the difference was met that is looked for, or nothing that follows says anything. */
const untilMet =
  (target: Target) =>
  ({ found }: Sequence) =>
    found.some((met) => isApart(met) || isOf(met, target));

/** Each difference has its share of the time, and those after it what it leaves. */
async function shrinkAll(campaign: Campaign, shown: Shown[]): Promise<void> {
  const end = Date.now() + campaign.limits.shrinking;
  for (const [index, one] of shown.entries()) {
    const share = (end - Date.now()) / (shown.length - index);
    if (share > 0) await shrink(campaign, one, Date.now() + share);
  }
}

function leastSeen(
  operations: readonly Operation[],
  { cells }: Stage,
  tries: Map<string, number>,
  seed: string,
) {
  const weight = ({ id, method }: Operation) =>
    (tries.get(id) ?? 0) * 3 +
    Math.log2(1 + cells.successes(id)) +
    (method === 'GET' ? 2 : 0) +
    (hashOf(`${seed} ${id}`) % 1000) / 1000;
  const inOrder = operations
    .map((one) => ({ one, weight: weight(one) }))
    .sort((a, b) => a.weight - b.weight)
    .map(({ one }) => one);
  // What is of one area meets in the same records.
  const near = inOrder.filter(({ tags }) => tags[0] === inOrder[0]?.tags[0]);
  return near.slice(0, TOGETHER).map(({ id }) => id);
}

/** Plays the sequence of a replay, and notes a difference that is new. */
async function explore(campaign: Campaign, shown: Shown[], replay: Replay): Promise<void> {
  /** What is new is looked into, and after another effect the two sides are no longer the same. */
  const isEnough = ({ found }: Sequence) =>
    found.some((one) => isApart(one) || !knownAs(one, shown));
  await check(campaign, replay, isEnough, true, async (play) => {
    const met = newAmong(await play(undefined), shown);
    if (!met) return;
    shown.push({ found: met, replay, count: 1, keys: keysOf(met) });
    throw new Error(keysOf(met)[0]);
  });
}

/** Leaves out what a difference shows without, until `end`; one that does not show again stays as it was met. */
async function shrink(campaign: Campaign, one: Shown, end: number): Promise<void> {
  const target = targetOf(one.found);
  const path = await check(campaign, one.replay, untilMet(target), false, async (play) => {
    if (Date.now() > end) return;
    const met = (await play(target)).found.find((other) => isOf(other, target));
    if (!met) return;
    one.found = met;
    throw new Error(one.keys[0]);
  });
  one.replay = { ...one.replay, path };
}

type Play = (target: Target | undefined) => Promise<Sequence>;

/** Has fast-check make the sequence of a replay and, unless `once`, shorter ones as long as `property` throws. */
async function check(
  { stage, seed, only, takeBack }: Campaign,
  { index, focus, path: from }: Replay,
  isEnough: (sequence: Sequence) => boolean,
  once: boolean,
  property: (play: Play) => Promise<void>,
): Promise<string | undefined> {
  const inFocus = focus.split(',');
  const operations = inFocus.map((id) => stage.contract.operation(id));
  const ids = operationsFor(stage.contract, operations, only, `${seed} ${index}`);
  const one = ids.map((id) =>
    steps(id, inFocus.includes(id)).map((step) => new StepCommand(step, isEnough)),
  );
  // The path alone does not say which calls were left out because they were never reached.
  const [path, replayPath] = from?.split('/') ?? [];
  const commands = fc.commands<object, Sequence, boolean>(one, {
    maxCommands: CALLS,
    size: 'max',
    ...(replayPath ? { replayPath } : {}),
  });
  let plays = 0;
  const play = (calls: Parameters<typeof fc.asyncModelRun<object, Sequence, boolean, object>>[1]) =>
    property(async (target) => {
      plays += 1;
      const word = `${asWord(hashOf(`${seed} ${index} ${Date.now()}`))}${asWord(plays)}`;
      const sequence = createSequence(stage, word, target);
      takeBack(sequence);
      await fc.asyncModelRun(() => ({ model: {}, real: sequence }), calls);
      return sequence;
    });
  // What an interrupted play shows is nothing: to be shortened by it would leave out too much.
  const played = fc.asyncProperty(commands, (calls) =>
    untilAborted(stage.signal, () => play(calls)),
  );
  const details = await fc.check(played, {
    seed: hashOf(`${seed} ${index}`) | 0,
    numRuns: 1,
    endOnFailure: once,
    ...(path ? { path } : {}),
  });
  stage.signal?.throwIfAborted();
  if (!details.failed || details.counterexamplePath === null) return undefined;
  const [shortest] = details.counterexample ?? [];
  const left = /replayPath="([^"]*)"/u.exec(String(shortest))?.[1] ?? '';
  return `${details.counterexamplePath}/${left}`;
}

export function isSame(one: Found, target: Found): boolean {
  return keysOf(one)[0] === keysOf(target)[0];
}

/** Whether the two sides have done different things. */
export function isApart({
  difference: { rule },
  answer: { operation, service, mock },
}: Found): boolean {
  return operation.method !== 'GET' && rule === 'status' && service.ok !== mock.ok;
}

export function knownAs(one: Found, shown: readonly Shown[]): Shown | undefined {
  const keys = keysOf(one);
  return shown.find((other) => other.keys.some((key) => keys.includes(key)));
}

/** The first difference that is none of those known; those that are known are counted. */
function newAmong({ found }: Sequence, shown: readonly Shown[]): Found | undefined {
  for (const one of found) {
    const known = knownAs(one, shown);
    if (!known) return one;
    known.count += 1;
  }
  return undefined;
}
