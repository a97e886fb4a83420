import type { Finding, Severity } from '../types.ts';
import { byField, isOfField } from './by-field.ts';

/** Findings that most likely have one cause. */
export interface Group {
  severity: Severity;
  rule: string;
  /** Empty when the whole is meant, or several places are. */
  place: string;
  /** Ids of the operations, that of the first finding first. */
  operations: string[];
  /** The places, when one operation breaks the rule in several. */
  places: string[];
  /** The one that is shortest to repeat first. */
  findings: [Finding, ...Finding[]];
}

export const SEVERITIES: readonly Severity[] = ['critical', 'major', 'minor'];

/** From how many places on an operation breaks a rule as a whole, for the rules where it can. */
const PLACES: Readonly<Record<string, number>> = {
  echo: 3,
  effect: 3,
  filter: 3,
  'error-schema': 3,
  paging: 3,
  'response-schema': 6,
  sort: 3,
  'write-lost': 3,
};

/** What the router of a service decides for all its paths at once. */
const OF_THE_ROUTER: readonly string[] = ['method-not-allowed'];

const rank = ({ severity }: Pick<Finding, 'severity'>) => SEVERITIES.indexOf(severity);
const calls = ({ steps }: Finding) => steps?.length ?? 1;
const keyOf = ({ operationId, rule, place }: Finding) => `${operationId} ${rule} ${place}`;
const inText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function byTelling(a: Finding, b: Finding): number {
  return (
    rank(a) - rank(b) ||
    calls(a) - calls(b) ||
    a.curl.length - b.curl.length ||
    inText(keyOf(a), keyOf(b))
  );
}

/** The same rule broken in the same place; where the whole is meant, with the same thing expected. */
function causeOf({ source, rule, place, expected }: Finding): string {
  if (OF_THE_ROUTER.includes(rule)) return [source, rule].join('\n');
  return [source, rule, placeOf(place) || `: ${expected}`].join('\n');
}

/** `401.headers.content-language` → `refusal.headers.content-language`: refusals are written in one place. */
const placeOf = (place: string) => place.replace(/^[45]\d\d(?=\.headers\.)/u, 'refusal');

/** The lifecycle that an effect was missed in, which stands before the place. */
const lifecycleOf = ({ rule, place }: Finding) => (rule === 'effect' ? place.split(':')[0] : '');

function groupOf(findings: readonly Finding[]): Group[] {
  const [first, ...rest] = findings.toSorted(byTelling);
  if (!first) return [];
  const all: Group['findings'] = [first, ...rest];
  const places = [...new Set(all.map(({ place }) => place))];
  return [
    {
      severity: first.severity,
      rule: first.rule,
      place: places.length === 1 ? first.place : '',
      operations: [...new Set(all.map(({ operationId }) => operationId))],
      places: places.length === 1 ? [] : places,
      findings: all,
    },
  ];
}

/** Where one operation breaks the same rule in many places, they are one group. */
function byPlaces(findings: readonly Finding[]): Group[] {
  const byRule = Map.groupBy(findings, (finding) =>
    [finding.source, finding.rule, finding.operationId, lifecycleOf(finding)].join('\n'),
  );
  return [...byRule.values()].flatMap((group) => {
    const isOne = group.length >= (PLACES[group[0]?.rule ?? ''] ?? Number.POSITIVE_INFINITY);
    return isOne ? groupOf(group) : group.flatMap((finding) => groupOf([finding]));
  });
}

/**
 * Findings by their cause, the most telling first: by severity, then by how many operations have it, then
 * by how short it is to repeat.
 */
export function groupsOf(findings: readonly Finding[]): Group[] {
  const ofFields = findings.filter(isOfField);
  const others = findings.filter((one) => !isOfField(one));
  const byCause = [...Map.groupBy(others, causeOf).values()];
  const isShared = (group: readonly Finding[]) => group.length > 1;
  const groups = [
    ...byCause.filter(isShared).flatMap(groupOf),
    ...byPlaces(byCause.filter((group) => !isShared(group)).flat()),
    ...byField(ofFields).flatMap(groupOf),
  ];
  return groups.sort(
    (a, b) =>
      rank(a) - rank(b) ||
      b.operations.length - a.operations.length ||
      byTelling(a.findings[0], b.findings[0]),
  );
}
