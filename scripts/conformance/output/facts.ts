import type { Contract } from '../contract/contract.ts';
import { type Group, groupsOf, SEVERITIES } from '../findings/groups.ts';
import { ALWAYS_REFUSED } from '../findings/reasons.ts';
import { count } from '../findings/verdict.ts';
import type { Accepted, Actor, Cell, Proof, Report, Skipped, Unproved } from '../types.ts';

/** What the outputs tell of an operation of the contract. */
export interface OperationFacts {
  operationId: string;
  method: string;
  path: string;
  tag: string;
  /** Documented statuses, ascending. */
  statuses: string[];
}

/** The operations of the contract by id, in the order of its paths. */
export function operationFacts(contract: Contract): Map<string, OperationFacts> {
  return new Map(
    contract.operations.map(({ id, method, path, tags, answers }) => [
      id,
      {
        operationId: id,
        method,
        path,
        tag: tags[0] ?? '',
        statuses: [...answers.keys()].sort((a, b) => a - b).map(String),
      },
    ]),
  );
}

/** `POST /bookings`, or the id of an operation that the contract does not have. */
export function callOf(facts: Map<string, OperationFacts>, operationId: string): string {
  const operation = facts.get(operationId);
  return operation ? `${operation.method} ${operation.path}` : operationId;
}

/** What else than its first finding a group holds: `also in` other operations, or `also at` other places. */
export function alsoOf({
  operations,
  places,
}: Group): { label: string; names: string[] } | undefined {
  if (operations.length > 1) return { label: 'also in', names: operations.slice(1) };
  return places.length > 1 ? { label: 'also at', names: places.slice(1) } : undefined;
}

/** The command line that plays a sequence again; its last options alone where a program asked for the check. */
export const againOf = (
  { command, seed }: Report,
  { replay = '', ...one }: { seed?: number; replay?: string },
) => `${command === undefined ? '' : `${command} `}--seed ${one.seed ?? seed} --replay '${replay}'`;

/** Accepted findings by why they are, each reason once: `known until 2027-01-31: …`. */
export function acceptedByReason({ accepted }: Report): [why: string, groups: Group[]][] {
  const why = ({ by, until, reason }: Accepted) =>
    by === 'known' ? `known until ${until}: ${reason}` : 'in the baseline';
  return [...Map.groupBy(accepted, why)].map(([reason, all]) => [
    reason,
    groupsOf(all.map(({ finding }) => finding)),
  ]);
}

/** Whether a difference from the mock was found or asked, or proved to be none. */
export const hasOracle = ({ proof, questions }: Report) =>
  proof !== undefined || questions.length > 0;

/** `2 critical, 1 minor`; an empty text without findings. */
export function severityCounts(report: Report): string {
  return SEVERITIES.map((severity) => ({
    severity,
    number: report.findings.filter((each) => each.severity === severity).length,
  }))
    .filter(({ number }) => number > 0)
    .map(({ severity, number }) => `${number} ${severity}`)
    .join(', ');
}

/** The checks that did not run by reason, the most frequent first. */
export function skippedByReason(report: Report): [reason: string, skipped: Skipped[]][] {
  return [...Map.groupBy(report.skipped, ({ reason }) => reason)].sort(
    ([, a], [, b]) => b.length - a.length,
  );
}

/** `28 journeys wait for: createBoat (25), createTour (3)`; undefined when none waits. */
export function waitingText({ journeys }: Report): string | undefined {
  const waiting = journeys.filter(isWaiting);
  if (waiting.length === 0) return undefined;
  const named = [...Map.groupBy(waiting, ({ waitsFor }) => waitsFor)]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([id, all]) => `${id} (${all.length})`);
  const who = waiting.length === 1 ? '1 journey waits' : `${waiting.length} journeys wait`;
  return `${who} for: ${named.join(', ')}`;
}

/** Whether a journey failed for nothing but an operation that is still to come. */
export const isWaiting = ({ outcome, waitsFor }: Report['journeys'][number]) =>
  outcome === 'failed' && waitsFor !== undefined;

/** How many operations in scope were answered at all. */
function coveredOperations({ coverage }: Report): number {
  return coverage.inScope.filter((id) => Object.keys(coverage.operations[id] ?? {}).length > 0)
    .length;
}

/** `12 of 12 operations (100 %)`, rounded down, so that 100 % means all. */
export function coverageSentence(report: Report): string {
  const all = report.coverage.inScope.length;
  if (all === 0) return 'without the sweep';
  const covered = coveredOperations(report);
  return `${covered} of ${count(all, 'operation')} (${Math.floor((100 * covered) / all)} %)`;
}

/** `2 passed, 1 failed, 3 skipped`; an empty text when no journeys were asked for. */
export function journeyCounts({ journeys }: Report): string {
  return (['passed', 'failed', 'known', 'skipped'] as const)
    .map((outcome) => ({
      outcome,
      number: journeys.filter((journey) => journey.outcome === outcome).length,
    }))
    .filter(({ number }) => number > 0)
    .map(({ outcome, number }) => `${number} ${outcome}`)
    .join(', ');
}

/** Seconds with one decimal, or minutes and seconds from one minute on. */
export function durationText(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 59.95) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** Every actor that a run may send requests as, in the order of the outputs, with a short name for tables. */
export const ACTORS: Record<Actor, { short: string; long: string }> = {
  ANONYMOUS: { short: '–', long: 'nobody signed in' },
  CUSTOMER: { short: 'C', long: 'customer' },
  OTHER_CUSTOMER: { short: 'C₂', long: 'another customer' },
  BOAT_OWNER: { short: 'B', long: 'boat owner' },
  OTHER_BOAT_OWNER: { short: 'B₂', long: 'another boat owner' },
  ADMIN: { short: 'A', long: 'administrator' },
};

/** How many areas are named; the rest stands in the JSON report. */
const NAMED_AREAS = 8;

/** `Not looked at: Finance, Notifications and 3 more areas …: run the whole check.` */
export function unprovedText({ areas, operations }: Unproved): string {
  const more = areas.length - NAMED_AREAS;
  const named = areas.slice(0, NAMED_AREAS).join(', ');
  return `Not looked at: ${named}${more > 0 ? ` and ${count(more, 'more area')}` : ''} (${count(operations.length, 'operation')} not in --only), which show or follow from what was written here: run the whole check.`;
}

/** What sequences of calls have proved of the operations of one area. */
export interface ProvedArea {
  area: string;
  /** How many of its operations succeeded. */
  proved: number;
  /** Its operations; `reason` where one never succeeded. */
  operations: { id: string; cells: Cell[]; reason: string | undefined }[];
}

/** The proof by area, both in the order of the contract. */
export function proofByArea(
  { cells, notProved }: Proof,
  facts: Map<string, OperationFacts>,
): ProvedArea[] {
  const cellsOf = Map.groupBy(cells, ({ operationId }) => operationId);
  const reasons = new Map(notProved.map(({ operationId, reason }) => [operationId, reason]));
  const asked = [...facts.values()].filter(
    ({ operationId }) => cellsOf.has(operationId) || reasons.has(operationId),
  );
  return [...Map.groupBy(asked, ({ tag }) => tag)].map(([area, all]) => {
    const operations = all.map(({ operationId: id }) => {
      const own = cellsOf.get(id) ?? [];
      // What was not asked for was asked for all the same, where a call needed it.
      const hasSucceeded = own.some(({ succeeded }) => succeeded > 0);
      const reason = reasons.get(id) ?? (hasSucceeded ? undefined : ALWAYS_REFUSED);
      return { id, cells: own, reason };
    });
    return {
      area,
      operations,
      proved: operations.filter(({ reason }) => reason === undefined).length,
    };
  });
}

/** `Reviews 2 of 14, Finance 1 of 5 and 3 more areas`: the areas that are not proved whole, the barest first. */
export function gapsOf(proof: Proof, facts: Map<string, OperationFacts>): string {
  const gaps = proofByArea(proof, facts)
    .filter(({ proved, operations }) => proved < operations.length)
    .sort((a, b) => a.proved / a.operations.length - b.proved / b.operations.length);
  const named = gaps
    .slice(0, NAMED_AREAS)
    .map(({ area, proved, operations }) => `${area} ${proved} of ${operations.length}`);
  const more = gaps.length - named.length;
  return `${named.join(', ')}${more > 0 ? ` and ${count(more, 'more area')}` : ''}`;
}

/** `2 user, 1 boat`: what could not be taken back. */
export const leftText = ({ left }: Report) =>
  Object.entries(left)
    .map(([kind, number]) => `${number} ${kind}`)
    .join(', ');
