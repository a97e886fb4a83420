import { curlOf } from '../client/curl.ts';
import type { Exchange, Finding } from '../types.ts';
import { findingId } from './finding-id.ts';
import { groupsOf } from './groups.ts';

/** A finding before it has an identity: the exchange that shows it stands for the curl line. */
export type NewFinding = Omit<Finding, 'id' | 'count' | 'curl' | 'operationId'> & {
  /** The operation at fault; that of the exchange unless stated. */
  operationId?: string;
};

export interface FindingLog {
  /** Notes a finding; one cause is kept once and counted. */
  report(finding: NewFinding, exchange: Exchange): void;
  /** Notes a finding that was made elsewhere, such as in a workflow. */
  add(finding: Omit<Finding, 'id' | 'count'>): void;
  /** All findings, those with one cause together, the most telling first. */
  all(): Finding[];
}

/** A log that keeps one finding per cause. `tokenOf` tells which token not to print. */
export function createFindingLog(
  tokenOf: (exchange: Exchange) => string | undefined = () => undefined,
): FindingLog {
  const findings = new Map<string, Finding>();
  function add(finding: Omit<Finding, 'id' | 'count'>) {
    const id = findingId(finding);
    const known = findings.get(id);
    if (known) known.count += 1;
    else findings.set(id, { ...finding, id, count: 1 });
  }
  return {
    add,
    report({ operationId, ...finding }, exchange) {
      add({
        ...finding,
        operationId: operationId ?? exchange.operationId,
        curl: curlOf(exchange, tokenOf(exchange)),
      });
    },
    all: () => groupsOf([...findings.values()]).flatMap((group) => group.findings),
  };
}
