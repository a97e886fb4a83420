import type { Finding } from './types.ts';

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

/**
 * Findings with the same cause as one: where many operations break the same shared rule in the same
 * place, the first of them stands for all, and says which others there are.
 */
export function mergeFindings(findings: readonly Finding[]): Finding[] {
  const groups = Map.groupBy(findings, ({ rule, place, source }) => `${source} ${rule} ${place}`);
  return [...groups.values()].flatMap((group) => {
    const [first, ...others] = group;
    if (!first || group.length < MANY || !SHARED.has(first.rule)) return group;
    const names = others.slice(0, NAMED).map(({ operationId }) => operationId);
    const more = others.length > NAMED ? ' and others' : '';
    return [
      {
        ...first,
        seen: `${first.seen} (the same in ${others.length} more operations: ${names.join(', ')}${more})`,
        count: group.reduce((sum, { count }) => sum + count, 0),
      },
    ];
  });
}
