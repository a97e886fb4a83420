import type { Answer } from '../../run.ts';
import type { Cast } from './cast.ts';

/** A valid request, and which of the notifications that its operation names (`x-notifies`) are due then. */
export interface Scene {
  operationId: string;
  /** What is done, in words. */
  what: string;
  /** The types that are due; none when nobody is to be told. */
  due: readonly string[];
  /** Who of the cast plays which party of `x-notifies`, where the names are not the same. */
  parties?: Readonly<Record<string, string>>;
  /** Makes what is needed; the answer is the request itself, still to be sent. */
  prepare(cast: Cast): Promise<() => Promise<Answer>>;
}
