import { isObject, type JsonObject } from '../../../../lib/json.ts';
import { Unavailable } from '../../../../sweep/run.ts';
import { compose, type Preset } from '../../../generate/compose.ts';
import type { Step } from '../../../generate/step.ts';
import type { Kind } from '../../../model/kinds.ts';
import { hashOf } from '../../../model/pool.ts';
import type { Thing } from '../../../model/types.ts';
import type { PairAnswer, Template } from '../../../pair/pair.ts';
import type { Scene } from '../../../sequence/scene.ts';

/** What a call of the scene says beyond the contract's example. */
export interface Telling extends Preset {
  /** Which example of the contract it begins from. */
  example?: number;
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  /** Fields that stand in place of the example's; undefined leaves one out. */
  body?: Record<string, unknown>;
  /** What else becomes of the body. */
  edit?(body: JsonObject): JsonObject;
}

/** Makes calls of the scene, one after the other. */
export interface Teller {
  scene: Scene;
  /** Sends a valid call; undefined when it needs what cannot be made. */
  tell(operationId: string, telling?: Telling): Promise<PairAnswer | undefined>;
  /** The same, answering the newest record of a kind when both sides took the call. */
  made(kind: Kind, operationId: string, telling?: Telling): Promise<Thing | undefined>;
  /** Every call by the label of the records that it made. */
  calls: Map<string, PairAnswer>;
}

/** How many pictures a card shows at most of those that a boat or tour has. */
export function picturesOfCard({ contract }: Scene, kind: 'Boat' | 'Tour'): number {
  const { schemas, document } = contract;
  const card = schemas.flatten(document.components.schemas[`${kind}Summary`] ?? {});
  return schemas.flatten(card.properties.imageUrls ?? {}).maxItems ?? 0;
}

export function createTeller(
  scene: Scene,
  seed: number,
  onSkip: (operationId: string, reason: string) => void,
): Teller {
  const calls = new Map<string, PairAnswer>();

  async function templateOf(operationId: string, telling: Telling): Promise<Template | undefined> {
    const { example = 0, path, query, body, edit = (same) => same, ...preset } = telling;
    const tag = hashOf(`${seed} ${operationId} ${calls.size}`) & 0xff_ff_ff;
    const step: Step = { operationId, tag, mode: 'valid', example, edits: [], again: false };
    try {
      const { template } = await compose(scene, step, preset);
      const { headers: _turns, ...plain } = template;
      return {
        ...plain,
        path: { ...template.path, ...path },
        query: { ...template.query, ...query },
        ...(isObject(template.body) || body
          ? { body: edit({ ...(isObject(template.body) ? template.body : {}), ...body }) }
          : {}),
      };
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
      onSkip(operationId, error.message);
      return undefined;
    }
  }

  async function tell(operationId: string, telling: Telling = {}) {
    if (!scene.contract.has(operationId)) return undefined;
    const template = await templateOf(operationId, telling);
    if (!template) return undefined;
    const label = `scene ${calls.size}`;
    const answer = await scene.send(template, label);
    calls.set(label, answer);
    return answer;
  }

  return {
    scene,
    calls,
    tell,
    async made(kind, operationId, telling) {
      const answer = await tell(operationId, telling);
      return answer?.mock.ok && answer.service.ok ? scene.pool.of(kind).at(-1) : undefined;
    },
  };
}
