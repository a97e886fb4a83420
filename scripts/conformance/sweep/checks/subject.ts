import type { Operation } from '../../contract/contract.ts';
import type { Recipe } from '../recipes/recipe.ts';
import type { Request } from '../request.ts';
import type { Run } from '../run.ts';
import type { World } from '../world/world.ts';

/** One operation under examination. */
export interface Subject {
  run: Run;
  world: World;
  operation: Operation;
  recipe: Recipe;
  /** A request that is accepted, with records of its own where it uses them up. */
  valid(): Promise<Request>;
}

/** The documented statuses of an operation among some. */
export function documented(operation: Operation, statuses: readonly number[]): number[] {
  return statuses.filter((status) => operation.answers.has(status));
}

/** `400, 422` → `400 or 422`. */
export function listed(statuses: readonly number[]): string {
  return statuses.join(' or ');
}
