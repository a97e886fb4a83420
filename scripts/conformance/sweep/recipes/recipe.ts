import type { Actor } from '../../types.ts';
import type { Request } from '../request.ts';
import type { World } from '../world/world.ts';

/** How to make a valid request of one operation, where its examples alone do not say it. */
export interface Recipe {
  /** Who sends it; follows from roles and ownership unless stated. */
  actor?: Actor;
  /**
   * The parts of a request that is accepted at once. It is asked again for every request that is meant
   * to be accepted, so what it uses up is made again each time.
   */
  parts?(world: World): Promise<Partial<Request>>;
  /**
   * Fields of the body, dotted, and names of parameters whose values follow from other records or from
   * rules that no schema states, and so are not tried at their limits.
   */
  hold?: readonly string[];
  /** Without edges at all: each accepted request costs too much, or changes who somebody is. */
  noEdges?: true;
  /** Why the operation cannot be tried by itself; its refusals still are. */
  unreachable?: string;
}

export type Recipes = Record<string, Recipe>;
