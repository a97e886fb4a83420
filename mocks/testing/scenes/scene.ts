import type { TableName } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import type { Row } from '../../store/table.ts';
import type { Ask, Stage } from '../stage.ts';

interface Asked {
  /** The request that asks for a move of a record to a state. */
  ask(store: Store, row: Row, to: string): Ask;
  /** The record that `x-access` is about, where it is not the moved one. */
  of?(store: Store, row: Row): object;
  /** Whether the move is a side effect, so that the call succeeds without it too. */
  aside?: true;
  /** Only these people try, by their id, where it matters who of those that may do it does it. */
  only?(store: Store, row: Row): number;
}

/** A request that begins a record in the world of the contract's examples, and in which state. */
interface Begun {
  /** What is sent in place of the first example; the example as it is when left out. */
  ask?: Ask;
  prepare?(stage: Stage): void;
}

/** How the record of a state machine is set up, asked to move, and begun. */
export interface Scene {
  table: TableName;
  /** The record that is moved, with nothing in the way of any move out of a state. */
  setUp(store: Store, state: string): Row;
  stateOf(store: Store, id: number): string;
  /** By operation. */
  asks: Readonly<Record<string, Asked>>;
  /** By operation: a request for each state that it can begin with. */
  begins: Readonly<Record<string, readonly Begun[]>>;
  /** By the state that time leads to. */
  time?: Readonly<Record<string, (stage: Stage, row: Row) => void>>;
}
