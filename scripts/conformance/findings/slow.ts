import type { Exchange } from '../types.ts';
import type { NewFinding } from './finding-log.ts';

/** How many operations are named. */
const NAMED = 5;

/** What is to be said of requests that were given up: one finding, since they have one cause. Undefined for none. */
export function slowness(
  givenUp: readonly Exchange[],
): { finding: NewFinding; exchange: Exchange } | undefined {
  const [exchange] = givenUp;
  if (!exchange) return undefined;
  const perOperation = [...Map.groupBy(givenUp, ({ operationId }) => operationId)].sort(
    ([, a], [, b]) => b.length - a.length,
  );
  const named = perOperation.slice(0, NAMED).map(([id, all]) => `${id} (${all.length})`);
  const more = perOperation.length - named.length;
  const which = `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  return {
    exchange,
    finding: {
      source: 'sweep',
      severity: 'critical',
      rule: 'too-slow',
      place: '',
      expected: 'an answer in time',
      seen: `${exchange.responseBody} to ${givenUp.length} of the requests: ${which}. What they were to show was not checked`,
    },
  };
}
