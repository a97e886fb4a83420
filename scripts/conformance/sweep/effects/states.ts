import {
  isReachable,
  machinesOf,
  type StateMachine,
} from '../../../../openapi/model/annotations/states.ts';
import type { Contract, Operation } from '../../contract/contract.ts';
import { isObject } from '../../lib/json.ts';
import { componentOf } from './relations.ts';

interface Seen {
  state: string;
  /** When the answer was there, in milliseconds of `performance.now()`. */
  at: number;
}

/** A state that the contract does not lead to, in the words of a check. */
interface Misled {
  rule: 'state-move';
  place: string;
  expected: string;
  seen: string;
}

/**
 * Watches the states of records through a whole run: a record begins in a state that its operation begins it
 * with, and is later met only in states that the contract lets it reach (`x-states`). Answers of one record
 * alone count, because a list may be older than the write before it.
 */
export function createStateWatch(contract: Contract) {
  const machines = new Map<string, StateMachine[]>();
  for (const machine of machinesOf(contract.document))
    machines.set(machine.record, [...(machines.get(machine.record) ?? []), machine]);
  const known = new Map<string, Seen>();

  function problemOf(
    machine: StateMachine,
    operation: Operation,
    { state, before }: { state: string; before: Seen | undefined },
  ): Pick<Misled, 'expected' | 'seen'> | undefined {
    const begins = machine.moves.filter(
      ({ from, by }) => from.length === 0 && by.includes(operation.id),
    );
    if (!before) {
      if (begins.length === 0 || begins.some(({ to }) => to === state)) return undefined;
      const expected = `begins as ${begins.map(({ to }) => to).join(' or ')}`;
      return { expected: `${machine.field} ${expected}`, seen: state };
    }
    if (before.state === state || isReachable(machine, before.state, state)) return undefined;
    const next = machine.moves.filter(({ from }) => from.includes(before.state));
    const ways = [...new Set(next.map(({ to }) => to))].join(' or ') || 'nowhere';
    return {
      expected: `${machine.field} ${before.state} leads to ${ways}`,
      seen: `${before.state}, then ${state}`,
    };
  }

  /** What an answer tells of states that the contract does not; `startedAt` is when it was asked for. */
  return function look(
    operation: Operation,
    answer: { ok: boolean; body: unknown },
    startedAt: number,
  ): Misled[] {
    const { ok, body } = answer;
    const component = ok ? componentOf(contract, operation) : undefined;
    if (!component || component.isList || !isObject(body) || typeof body.id !== 'number') return [];
    const findings: Misled[] = [];
    for (const machine of machines.get(component.name) ?? []) {
      const state = body[machine.field];
      if (typeof state !== 'string') continue;
      const key = `${machine.name} ${body.id}`;
      const before = known.get(key);
      // Asked for before the last one was there, it may tell of what was earlier.
      if (before && startedAt < before.at) continue;
      const problem = problemOf(machine, operation, { state, before });
      if (problem) findings.push({ rule: 'state-move', place: machine.field, ...problem });
      known.set(key, { state, at: performance.now() });
    }
    return findings;
  };
}
