import type { Finding } from '../types.ts';
import { findingId } from './finding-id.ts';

/** Rules that are usually kept or broken by one piece of a service that all operations share. */
const SHARED = new Set([
  'access-anonymous',
  'access-token',
  'content-type',
  'error-schema',
  'idempotency',
  'media-type',
  'method-not-allowed',
  'response-header',
]);

/** From how many operations on the same finding is one of the service, not of each of them. */
const MANY = 6;
/** How many of them are named. */
const NAMED = 5;

/** From how many places on an operation breaks a rule as a whole, for the rules where it can. */
const PLACES: Readonly<Record<string, number>> = {
  echo: 3,
  effect: 3,
  filter: 3,
  'invalid-accepted': MANY,
  paging: 3,
  'response-schema': MANY,
  sort: 3,
  'write-lost': 3,
};
/** The place of a finding that stands for several of one operation. */
const SEVERAL = 'several places';

const names = (all: readonly string[]) =>
  `${all.slice(0, NAMED).join(', ')}${all.length > NAMED ? ' and others' : ''}`;

const total = (group: readonly Finding[]) => group.reduce((sum, { count }) => sum + count, 0);

/** Where many operations break the same shared rule in the same place, the first stands for all. */
function acrossOperations(group: readonly Finding[]): readonly Finding[] {
  const [first, ...others] = group;
  if (!first || group.length < MANY || !SHARED.has(first.rule)) return group;
  const rest = names(others.map(({ operationId }) => operationId));
  const seen = `${first.seen} (the same in ${others.length} more operations: ${rest})`;
  return [{ ...first, seen, count: total(group) }];
}

/** The lifecycle that an effect was missed in, which stands before the place. */
function lifecycleOf({ rule, place }: Finding): string {
  return rule === 'effect' ? `${place.split(':')[0]}: ` : '';
}

/** Where one operation breaks the same rule in many places, the first shows it and names the others. */
function acrossPlaces(group: readonly Finding[]): readonly Finding[] {
  const [first, ...others] = group;
  if (!first || group.length < (PLACES[first.rule] ?? Infinity)) return group;
  const rest = names(others.map(({ place }) => place));
  const seen = `${first.seen} (at ${first.place}; the same at ${others.length} more places: ${rest})`;
  const merged = { ...first, place: `${lifecycleOf(first)}${SEVERAL}`, seen, count: total(group) };
  return [{ ...merged, id: findingId(merged) }];
}

/** Findings with the same cause as one: see the two above. Their order stays. */
export function mergeFindings(findings: readonly Finding[]): Finding[] {
  const byPlace = Map.groupBy(findings, ({ rule, place, source }) => `${source} ${rule} ${place}`);
  const once = [...byPlace.values()].flatMap(acrossOperations);
  const byOperation = Map.groupBy(
    once,
    (finding) => `${finding.source} ${finding.rule} ${finding.operationId} ${lifecycleOf(finding)}`,
  );
  return [...byOperation.values()].flatMap(acrossPlaces);
}
