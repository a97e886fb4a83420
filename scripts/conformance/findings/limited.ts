import type { Exchange } from '../types.ts';
import type { FindingLog, NewFinding } from './finding-log.ts';

/** What an answer of 429 itself can be wrong in; all else that it shows is that the request came too soon. */
const OF_THE_ANSWER: readonly string[] = [
  'content-type',
  'error-code',
  'error-schema',
  'response-header',
  'secret-leaked',
  'undocumented-field',
];

/** A log that takes no finding from a refusal for coming too soon. */
export interface LimitedLog extends FindingLog {
  /** Takes what those refusals break by themselves, unless the limit stays: then nobody was to be answered. */
  settle(stays: boolean): void;
}

/**
 * A log that holds back what answers of 429 show: a request that is refused for coming too soon shows nothing of
 * what it was sent for.
 */
export function createLimitedLog(log: FindingLog): LimitedLog {
  const held: { finding: NewFinding; exchange: Exchange }[] = [];
  return {
    ...log,
    report(finding, exchange) {
      if (exchange.status !== 429) log.report(finding, exchange);
      else if (OF_THE_ANSWER.includes(finding.rule)) held.push({ finding, exchange });
    },
    settle(stays) {
      for (const { finding, exchange } of stays ? [] : held.splice(0))
        log.report(finding, exchange);
    },
  };
}
