import type { Operation } from '../../contract/contract.ts';
import { asWord } from '../../lib/random.ts';
import { hashOf } from '../model/pool.ts';
import type { Person, Thing } from '../model/types.ts';
import type { Template } from '../pair/pair.ts';
import { PerSide } from '../pair/sides.ts';
import type { Scene } from '../sequence/scene.ts';
import { rightful, somebodyElse } from './actors.ts';
import { bodyOf } from './body.ts';
import { edits } from './edits.ts';
import { createPicker, type Picker } from './picker.ts';
import { parameterValue } from './queries.ts';
import type { Step } from './step.ts';

/** A request of a step. */
export interface Composed {
  template: Template;
  /** The records that it names, the one it is about first. */
  things: Thing[];
}

/** Preset parts of a request: the record it is about, and who sends it. */
export interface Preset {
  thing?: Thing;
  by?: Person | 'ANONYMOUS';
}

/**
 * A request of a step: records of the scene for its ids, made when there are none. Throws Unavailable when
 * that cannot be.
 */
export async function compose(scene: Scene, step: Step, preset: Preset = {}): Promise<Composed> {
  const operation = scene.contract.operation(step.operationId);
  const things: Thing[] = preset.thing ? [preset.thing] : [];
  const picker = createPicker(scene, operation, String(step.tag), things);
  const { path, query } = await parametersOf(scene, operation, picker, things);
  const body = await bodyOf(scene, operation, step, picker, things);
  const sender = await senderOf(scene, operation, step, things, preset);
  const edited = edits(scene, operation, step, { body, query });
  return {
    things,
    template: {
      operationId: operation.id,
      ...sender,
      path,
      query: edited.query,
      headers: headersOf(scene, operation, step, things),
      ...(edited.body === undefined ? {} : { body: edited.body }),
    },
  };
}

async function parametersOf(
  scene: Scene,
  operation: Operation,
  picker: Picker,
  things: readonly Thing[],
) {
  const parts = { path: {}, query: {} } as Record<'path' | 'query', Record<string, unknown>>; // both begin empty
  for (const { name, in: where, required, schema = {} } of operation.parameters) {
    if (where !== 'path' && where !== 'query') continue;
    if (where === 'query' && !required && operation.exactlyOneOf[0] !== name) continue;
    const kind =
      where === 'path' ? scene.kinds.ofPath(operation, name) : scene.kinds.ofField(name, undefined);
    const isId = kind !== undefined && !scene.contract.schemas.flatten(schema).enum;
    parts[where][name] = isId
      ? (await picker.pick(kind, name)).ref
      : parameterValue(operation, name, scene, things, picker.seed);
  }
  return parts;
}

/** Who sends it: whoever may, or for a forbidden request somebody else or with a session from before. */
async function senderOf(
  { people }: Scene,
  operation: Operation,
  { tag, mode }: Step,
  things: readonly Thing[],
  { by: given }: Preset,
): Promise<Pick<Template, 'by' | 'tokens'>> {
  if (given !== undefined) return { by: given === 'ANONYMOUS' ? undefined : given };
  const seed = String(tag);
  const may = await rightful(operation, things, people, seed);
  if (mode !== 'forbidden') return { by: may };
  const former = may?.formerTokens.at(-1);
  if (former && hashOf(`${seed} former`) % 2 === 0) return { by: may, tokens: former };
  return { by: await somebodyElse(may, people, seed) };
}

function headersOf(
  { word }: Scene,
  { takesIdempotencyKey, takesIfMatch }: Operation,
  { tag, again }: Step,
  things: readonly Thing[],
): Record<string, unknown> {
  const headers: Record<string, unknown> = {};
  const turn = hashOf(`${tag} headers`);
  if (takesIdempotencyKey && (again || turn % 2 === 0)) {
    headers['idempotency-key'] = `oracle-${word}-${asWord(tag)}`.padEnd(16, '0');
  }
  const etag = things.find((thing) => thing.etag)?.etag;
  if (takesIfMatch && etag && turn % 3 === 0) {
    headers['if-match'] = new PerSide((side) => etag[side]);
  }
  return headers;
}
