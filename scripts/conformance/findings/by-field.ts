import type { Finding } from '../types.ts';

/** Rules about one constraint of one field: an operation that looks at none of its fields breaks many at once. */
const OF_FIELDS: readonly string[] = ['invalid-accepted', 'invalid-status', 'invalid-field'];

/** Whether a finding is about a constraint of a field. */
export const isOfField = ({ rule }: Pick<Finding, 'rule'>) => OF_FIELDS.includes(rule);

/** `status 401: {…}` → `401`. */
const answerOf = ({ seen }: Finding) => /^status (\d+)/u.exec(seen)?.[1] ?? '';

/** What an operation answers to one constraint and another, and how many operations answer to the same one. */
const CAUSES: readonly ((one: Finding) => string)[] = [
  (one) => ['operation', one.source, one.rule, one.operationId, answerOf(one)].join('\n'),
  (one) => ['place', one.source, one.rule, one.place].join('\n'),
];

/**
 * Findings about fields by their cause. Either an operation looks at none of its fields, or many operations
 * look at one alike; whichever says more at once comes first.
 */
export function byField(findings: readonly Finding[]): Finding[][] {
  const groups: Finding[][] = [];
  let open = [...findings];
  while (open.length > 0) {
    const all = CAUSES.flatMap((cause) => [...Map.groupBy(open, cause).values()]);
    const largest = all.reduce((a, b) => (b.length > a.length ? b : a));
    groups.push(largest);
    const done = new Set(largest);
    open = open.filter((one) => !done.has(one));
  }
  return groups;
}
