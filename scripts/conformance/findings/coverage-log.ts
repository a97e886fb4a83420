import type { Actor, Coverage, Skipped } from '../types.ts';

export interface CoverageLog {
  /** Notes that an operation has been answered; status 0, no answer, does not count. */
  record(operationId: string, status: number, actor: Actor): void;
  /** Notes that a check did not run; the same reason is kept once per operation. */
  skip(skipped: Skipped): void;
  /** The operations that the run is to cover. */
  setScope(operationIds: readonly string[]): void;
  coverage(): Coverage;
  skipped(): Skipped[];
}

const byName = (a: string, b: string) => (a < b ? -1 : 1);

/** Which operations were answered how, and which checks did not run. */
export function createCoverageLog(): CoverageLog {
  const operations = new Map<string, Map<string, Set<Actor>>>();
  const skips = new Map<string, Skipped>();
  let inScope: string[] = [];
  return {
    record(operationId, status, actor) {
      if (status === 0) return;
      const statuses = operations.get(operationId) ?? new Map<string, Set<Actor>>();
      operations.set(operationId, statuses);
      const actors = statuses.get(String(status)) ?? new Set<Actor>();
      statuses.set(String(status), actors.add(actor));
    },
    skip(skipped) {
      skips.set(`${skipped.operationId}\n${skipped.source}\n${skipped.reason}`, skipped);
    },
    setScope(ids) {
      inScope = [...ids].sort(byName);
    },
    coverage() {
      const entries = [...operations].sort(([a], [b]) => byName(a, b));
      return {
        inScope,
        operations: Object.fromEntries(
          entries.map(([id, statuses]) => [
            id,
            Object.fromEntries(
              [...statuses]
                .sort(([a], [b]) => byName(a, b))
                .map(([status, actors]) => [status, [...actors].sort(byName)]),
            ),
          ]),
        ),
      };
    },
    skipped: () =>
      [...skips.entries()].sort(([a], [b]) => byName(a, b)).map(([, skipped]) => skipped),
  };
}
