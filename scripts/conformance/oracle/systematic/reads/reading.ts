import type { Operation } from '../../../contract/contract.ts';
import { isObject } from '../../../lib/json.ts';
import { Unavailable } from '../../../sweep/run.ts';
import type { Actor } from '../../../types.ts';
import { compose } from '../../generate/compose.ts';
import { hashOf } from '../../model/pool.ts';
import type { Person, Thing } from '../../model/types.ts';
import type { PairAnswer, Template } from '../../pair/pair.ts';
import type { Scene } from '../../sequence/scene.ts';
import type { Stage } from '../../sequence/sequence.ts';
import type { Asked } from './operations.ts';
import type { Leaves } from './values.ts';

/** One case: a reading, or several that belong together. */
export interface Case {
  operationId: string;
  /** Names it within its operation, the same in every run with one seed. */
  label: string;
  play(): Promise<void>;
}

/** Who reads what: a request that others are made from. */
export interface Reading {
  operation: Operation;
  by: Person | undefined;
  thing: Thing | undefined;
  template: Template;
}

/** What readings are made with. */
export interface Reader {
  stage: Stage;
  scene: Scene;
  seed: number;
  /** Everybody who reads, nobody included. */
  actors: readonly (Person | undefined)[];
  /** What the calls of the scene were answered. */
  lore: Leaves;
  /** Whether a word is in what the run has sent. */
  isSent(word: string): boolean;
  /** Sends a reading of a case, and notes what was asked of whom. */
  send(reading: Reading, template: Template, label: string): Promise<PairAnswer>;
}

export const actorOf = (by: Person | undefined): Actor => by?.actor ?? 'ANONYMOUS';

/** A reading with what it must say filled in; undefined when it needs what cannot be made. */
export async function readingOf(
  { scene, seed, stage }: Reader,
  operation: Operation,
  by: Person | undefined,
  thing: Thing | undefined,
): Promise<Reading | undefined> {
  const tag = hashOf(`${seed} ${operation.id}`) & 0xff_ff_ff;
  const step = {
    operationId: operation.id,
    tag,
    mode: 'valid' as const,
    example: 0,
    edits: [],
    again: false,
  };
  try {
    const preset = { by: by ?? ('ANONYMOUS' as const), ...(thing ? { thing } : {}) };
    const { template } = await compose(scene, step, preset);
    const { body, headers: _turns, ...rest } = template;
    const required = bodyOf(stage, operation, body);
    return { operation, by, thing, template: { ...rest, ...(required ? { body: required } : {}) } };
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    stage.onSkip(operation.id, error.message);
    return undefined;
  }
}

/** Of a search the fields that it must have; of what is checked all. */
function bodyOf({ contract }: Stage, operation: Operation, body: unknown) {
  if (!isObject(body)) return undefined;
  if (!/^(search|query)/u.test(operation.id)) return body;
  const { required } = contract.schemas.flatten(operation.body?.schema ?? {});
  return Object.fromEntries(Object.entries(body).filter(([name]) => required.includes(name)));
}

/** The request with other values asked for; of names that go without each other those alone that are. */
export function asking(
  { template, operation }: Pick<Reading, 'template' | 'operation'>,
  values: readonly (readonly [Asked, unknown])[],
): Template {
  const isGiven = (one: string) => values.some(([{ name }]) => name === one);
  const { exactlyOneOf } = operation;
  const others = exactlyOneOf.some(isGiven) ? exactlyOneOf.filter((one) => !isGiven(one)) : [];
  let made = others.length > 0 ? { ...template, query: without(template.query, others) } : template;
  for (const [{ name, where }, value] of values) {
    const part = made[where];
    made = { ...made, [where]: { ...(isObject(part) ? part : {}), [name]: value } };
  }
  return made;
}

const without = (query: Template['query'], names: readonly string[]) =>
  Object.fromEntries(Object.entries(query ?? {}).filter(([name]) => !names.includes(name)));
