import type { Operation } from '../../contract/contract.ts';
import type { Exchange } from '../../types.ts';
import type { Person } from '../model/types.ts';
import type { Both } from './sides.ts';

/** A request for both sides: values that differ by side are `PerSide`. */
export interface Template {
  operationId: string;
  /** Who sends it; undefined for nobody. */
  by: Person | undefined;
  /** Another session of theirs than the last. */
  tokens?: Both<string>;
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, unknown>;
  body?: unknown;
}

/** What one side answered. */
export interface SideAnswer {
  exchange: Exchange;
  status: number;
  /** Undefined when it is no JSON. */
  body: unknown;
  ok: boolean;
}

export type PairAnswer = Both<SideAnswer> & { template: Template; operation: Operation };
