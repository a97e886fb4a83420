import type { Actor } from '../../../types.ts';
import type { Request } from '../../request.ts';
import type { World } from '../../world/world.ts';
import type { Filter } from '../filters.ts';

/** A list that can be narrowed down, and the whole that it is a part of. */
export interface Narrowing {
  operationId: string;
  /** The operation that answers all of it; the same one, without the filter, unless stated. */
  whole?: string;
  /** No list holds the whole: only what does not belong is looked for. */
  partial?: true;
  filters: Filter[];
  /** Who asks; whoever asks by default unless stated. */
  actors?: Actor[];
  /** What both requests carry; the path of the whole is that of the part unless stated. */
  request?(world: World): Promise<Partial<Request>>;
}
