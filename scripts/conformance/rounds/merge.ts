import { groupsOf } from '../findings/groups.ts';
import type { Actor, Cell, Coverage, Proof, Report } from '../types.ts';

/** What two rounds found together; `seed` is that of the second. */
export function merge(before: Report | undefined, next: Report, seed: number): Report {
  const fresh = {
    ...next,
    findings: next.findings.map((finding) => ({ seed, ...finding })),
    questions: next.questions.map((question) => ({ seed, ...question })),
  };
  if (!before) return fresh;
  const findings = union([...before.findings, ...fresh.findings], ({ id }) => id, counted);
  return {
    ...before,
    duration: before.duration + next.duration,
    requests: before.requests + next.requests,
    findings: groupsOf(findings).flatMap((group) => group.findings),
    questions: union(
      [...before.questions, ...fresh.questions],
      ({ operationId, rule, place, after }) => [operationId, rule, place, after].join('\n'),
      counted,
    ),
    skipped: union([...before.skipped, ...next.skipped], ({ source, operationId, reason }) =>
      [source, operationId, reason].join('\n'),
    ),
    coverage: covered(before.coverage, next.coverage),
    journeys: union([...before.journeys, ...next.journeys], ({ id }) => id, worse),
    left: summed(before.left, next.left),
    proof: proved(before.proof, next.proof),
  };
}

/** Each key once, in the order of first sight. */
function union<T>(all: readonly T[], keyOf: (one: T) => string, join = (a: T, _b: T) => a): T[] {
  const kept = new Map<string, T>();
  for (const one of all) {
    const known = kept.get(keyOf(one));
    kept.set(keyOf(one), known === undefined ? one : join(known, one));
  }
  return [...kept.values()];
}

const counted = <T extends { count: number }>(a: T, b: T): T => ({
  ...a,
  count: a.count + b.count,
});

type Journey = Report['journeys'][number];
const RANK = ['failed', 'known', 'passed', 'skipped'] as const satisfies Journey['outcome'][];
const worse = (a: Journey, b: Journey) =>
  RANK.indexOf(b.outcome) < RANK.indexOf(a.outcome) ? b : a;

function covered(a: Coverage, b: Coverage): Coverage {
  const operations: Coverage['operations'] = structuredClone(a.operations);
  for (const [id, statuses] of Object.entries(b.operations)) {
    const seen: Record<string, Actor[]> = operations[id] ?? {};
    for (const [status, actors] of Object.entries(statuses))
      seen[status] = [...new Set([...(seen[status] ?? []), ...actors])];
    operations[id] = seen;
  }
  return { operations, inScope: [...new Set([...a.inScope, ...b.inScope])].sort() };
}

/** What two parts of a run left behind, by kind. */
export function summed(
  a: Readonly<Record<string, number>>,
  b: Readonly<Record<string, number>>,
): Record<string, number> {
  const kinds = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return Object.fromEntries(kinds.map((kind) => [kind, (a[kind] ?? 0) + (b[kind] ?? 0)]));
}

/** Each round begins from the first case again: the one that came furthest counts. */
function furthest(a: Proof['systematic'], b: Proof['systematic']): Proof['systematic'] {
  if (!a || !b) return a ?? b;
  const found = { ...a };
  for (const part of ['reads', 'writes'] as const) {
    const [one, other] = [a[part], b[part]];
    const best = one && other ? (other.played > one.played ? other : one) : (one ?? other);
    if (best) found[part] = best;
  }
  return found;
}

function proved(a: Proof | undefined, b: Proof | undefined): Proof | undefined {
  if (!a || !b) return a ?? b;
  const both = (one: Cell, other: Cell): Cell => ({
    ...one,
    succeeded: one.succeeded + other.succeeded,
    refused: one.refused + other.refused,
    readBack: one.readBack + other.readBack,
  });
  const open = new Set(b.notProved.map(({ operationId }) => operationId));
  return {
    sequences: a.sequences + b.sequences,
    systematic: furthest(a.systematic, b.systematic),
    cells: union(
      [...a.cells, ...b.cells],
      ({ operationId, state, actor }) => [operationId, state, actor].join('\n'),
      both,
    ),
    notProved: a.notProved.filter(({ operationId }) => open.has(operationId)),
  };
}
