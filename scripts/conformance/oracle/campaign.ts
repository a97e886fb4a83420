import fc from 'fast-check';
import type { Contract, Operation } from '../contract/contract.ts';
import { type Step, steps } from './generate/step.ts';
import { hashOf } from './model/pool.ts';
import { type Found, keysOf } from './sequence/found.ts';
import { createSequence, type Sequence, type Stage } from './sequence/sequence.ts';

/** Where a sequence can be played from again. */
export interface Replay {
  seed: number;
  index: number;
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
  /** Most sequences. */
  sequences: number;
  /** Milliseconds that one difference may be shrunk for. */
  shrinking: number;
}

/** How many calls a sequence has at most, what is read back aside. */
const CALLS = 8;
/** How often the operation in focus stands among the others. */
const FOCUS = 12;

/** What the service's own content is changed by: never sent. */
const NEVER = new Set(['updateBlogPost', 'updateDestination']);

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

/** The operations of a sequence, those that concern the one in focus more often. */
function operationsFor(
  contract: Contract,
  focus: Operation,
  only: (id: string) => boolean,
): string[] {
  const [tag = ''] = focus.tags;
  const all = contract.operations.filter(({ id }) => !NEVER.has(id));
  const near = all.filter(({ tags }) => tags.includes(tag));
  const writes = all.filter(({ method, id }) => method !== 'GET' && only(id));
  return [
    ...Array.from({ length: FOCUS }, () => focus.id),
    ...near.flatMap(({ id, method }) => (method === 'GET' ? [id] : [id, id, id])),
    ...writes.map(({ id }) => id),
  ];
}

export interface Campaign {
  stage: Stage;
  seed: number;
  limits: Limits;
  only(operationId: string): boolean;
  onProgress(done: number, label: string): void;
  /** Takes back what a sequence has made. */
  takeBack(sequence: Sequence): void;
}

/** Plays sequences until the time is up, and shrinks every difference that is new. */
export async function runCampaign(
  campaign: Campaign,
): Promise<{ shown: Shown[]; sequences: number }> {
  const { stage, seed, limits, only } = campaign;
  const shown: Shown[] = [];
  const inScope = stage.contract.operations.filter(({ id }) => only(id) && !NEVER.has(id));
  const tries = new Map<string, number>();
  let index = 0;
  for (; index < limits.sequences && Date.now() < limits.deadline; index += 1) {
    const focus = leastSeen(inScope, stage, tries, `${seed} ${index}`);
    if (!focus) break;
    tries.set(focus.id, (tries.get(focus.id) ?? 0) + 1);
    campaign.onProgress(index, focus.id);
    await playOne(campaign, shown, { seed, index, focus: focus.id, path: undefined });
  }
  return { shown, sequences: index };
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
  return operations
    .map((one) => ({ one, weight: weight(one) }))
    .sort((a, b) => a.weight - b.weight)[0]?.one;
}

/** Plays the sequence of a replay; a new difference is shrunk, and noted with the others. */
export async function playOne(campaign: Campaign, shown: Shown[], replay: Replay): Promise<void> {
  const { stage, seed, limits, only } = campaign;
  const focus = stage.contract.operation(replay.focus);
  let target: Found | undefined;
  let best: Found | undefined;
  let stopAt = 0;
  let plays = 0;

  async function property(commands: Iterable<fc.AsyncCommand<object, Sequence, boolean>>) {
    if (target && Date.now() > stopAt) return;
    plays += 1;
    const word = `${hashOf(`${seed} ${replay.index} ${Date.now()}`).toString(36)}${plays.toString(36)}`;
    const sequence = createSequence(stage, word, target);
    await fc.asyncModelRun(() => ({ model: {}, real: sequence }), commands);
    campaign.takeBack(sequence);
    const met = target ? sameAs(sequence, target) : newAmong(sequence, shown);
    if (!met) return;
    if (!target)
      stopAt = Math.min(Date.now() + limits.shrinking, limits.deadline + limits.shrinking);
    target ??= met;
    best = met;
    throw new Error(keysOf(met)[0]);
  }

  const isEnough = (sequence: Sequence) => sequence.found.length > 0;
  const ids = operationsFor(stage.contract, focus, only);
  const one = ids.map((id) => steps(id).map((step) => new StepCommand(step, isEnough)));
  // The path alone does not say which calls were left out because they were never reached.
  const [path, replayPath] = replay.path?.split('/') ?? [];
  const commands = fc.commands<object, Sequence, boolean>(one, {
    maxCommands: CALLS,
    size: 'max',
    ...(replayPath ? { replayPath } : {}),
  });
  const details = await fc.check(fc.asyncProperty(commands, property), {
    seed: hashOf(`${seed} ${replay.index}`) | 0,
    numRuns: 1,
    ...(path ? { path } : {}),
  });
  if (!best) return;
  const [shortest] = details.counterexample ?? [];
  const left = /replayPath="([^"]*)"/u.exec(String(shortest))?.[1] ?? '';
  const whole = `${details.counterexamplePath ?? ''}/${left}`;
  shown.push({ found: best, replay: { ...replay, path: whole }, count: 1, keys: keysOf(best) });
}

function sameAs({ found }: Sequence, target: Found): Found | undefined {
  const [key] = keysOf(target);
  return found.find((one) => keysOf(one)[0] === key);
}

/** The first difference that is none of those known; those that are known are counted. */
function newAmong({ found }: Sequence, shown: Shown[]): Found | undefined {
  for (const one of found) {
    const keys = keysOf(one);
    const known = shown.find((other) => other.keys.some((key) => keys.includes(key)));
    if (!known) return one;
    known.count += 1;
  }
  return undefined;
}
