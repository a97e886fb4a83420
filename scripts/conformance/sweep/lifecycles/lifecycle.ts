import { NOT_IMPLEMENTED } from '../../contract/missing.ts';
import { at, canonical } from '../../lib/json.ts';
import { type Answer, isInconclusive, type Run, Unavailable } from '../run.ts';
import type { World } from '../world/world.ts';

/** The way of a record through several calls, whose effects on each other are looked at. */
export interface Lifecycle {
  name: string;
  /** The operations whose effects it shows; it is run when one of them is asked for. */
  operationIds: readonly string[];
  run(steps: Steps): Promise<void>;
}

/** How a lifecycle calls, and says what it expects. */
export interface Steps {
  world: World;
  run: Run;
  /**
   * A call as one of the actors, or as somebody registered for it. Throws Unavailable for a write that the service does
   * not have yet: what it would have changed is no finding of its own.
   */
  call: Run['callAs'];
  /** The answer has one of the statuses. */
  status(answer: Answer, statuses: readonly number[], why: string): boolean;
  /** The answer is a success. */
  done(answer: Answer, why: string): boolean;
  /** A field of the answer has a value; numbers agree to the kuruş. */
  field(answer: Answer, place: string, value: unknown, why: string): boolean;
  /** Something holds of an answer. */
  holds(condition: boolean, answer: Answer, place: string, expected: string, seen: string): boolean;
}

function isSame(a: unknown, b: unknown): boolean {
  if (typeof a === 'number' && typeof b === 'number') return Math.abs(a - b) < 0.005;
  return canonical(a) === canonical(b);
}

export function createSteps(world: World, lifecycle: string): Steps {
  const { run } = world;
  const steps: Steps = {
    world,
    run,
    async call(operationId, who, parts) {
      const answer = await run.callAs(operationId, who, parts);
      const isWrite = answer.exchange.method !== 'GET';
      if (isWrite && answer.status === NOT_IMPLEMENTED)
        throw new Unavailable(`needs ${operationId}, which answered ${NOT_IMPLEMENTED}`);
      return answer;
    },
    status(answer, statuses, why) {
      return steps.holds(
        statuses.includes(answer.status),
        answer,
        why,
        `${statuses.join(' or ')}: ${why}`,
        `status ${answer.status}: ${answer.exchange.responseBody.slice(0, 200)}`,
      );
    },
    done: (answer, why) =>
      steps.holds(
        answer.ok,
        answer,
        why,
        `a success: ${why}`,
        `status ${answer.status}: ${answer.exchange.responseBody.slice(0, 200)}`,
      ),
    field(answer, place, value, why) {
      const seen = at(answer.body, place);
      return steps.holds(
        isSame(seen, value),
        answer,
        `${place}: ${why}`,
        `${answer.ok ? '' : 'a success with '}${place} ${canonical(value)}: ${why}`,
        answer.ok ? canonical(seen) : `status ${answer.status}`,
      );
    },
    holds(condition, answer, place, expected, seen) {
      if (!condition && !isInconclusive(answer)) {
        run.report({ rule: 'effect', place: `${lifecycle}: ${place}`, expected, seen }, answer);
      }
      return condition;
    },
  };
  return steps;
}
