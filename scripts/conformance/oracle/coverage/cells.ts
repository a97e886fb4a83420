import type { Actor, Cell } from '../../types.ts';

export interface Cells {
  note(operationId: string, state: string, actor: Actor, isOk: boolean, isReadBack: boolean): void;
  /** How often an operation has been asked about a record in that state: less is more urgent. */
  weight(operationId: string, state: string): number;
  /** How often an operation has succeeded. */
  successes(operationId: string): number;
  all(): Cell[];
}

export function createCells(): Cells {
  const cells = new Map<string, Cell>();
  const weights = new Map<string, number>();
  const successes = new Map<string, number>();
  return {
    note(operationId, state, actor, isOk, isReadBack) {
      const key = `${operationId} ${state} ${actor}`;
      const cell = cells.get(key) ?? {
        operationId,
        state,
        actor,
        succeeded: 0,
        refused: 0,
        readBack: 0,
      };
      cells.set(key, cell);
      if (isOk) cell.succeeded += 1;
      else cell.refused += 1;
      if (isReadBack) cell.readBack += 1;
      if (isOk) successes.set(operationId, (successes.get(operationId) ?? 0) + 1);
      weights.set(`${operationId} ${state}`, (weights.get(`${operationId} ${state}`) ?? 0) + 1);
    },
    weight: (operationId, state) => Math.log2(1 + (weights.get(`${operationId} ${state}`) ?? 0)),
    successes: (operationId) => successes.get(operationId) ?? 0,
    all: () => [...cells.values()],
  };
}
