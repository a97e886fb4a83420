import type { Secret } from '../client/client.ts';
import { curlOf } from '../client/curl.ts';
import type { Exchange, Finding } from '../types.ts';
import { findingId } from './finding-id.ts';
import { groupsOf } from './groups.ts';
import { withoutMistakenIds } from './reused-ids.ts';

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

/** Answers of a service that does not have an operation, or never gets through it. */
const NEVER_SERVED = (status: number) => status === 404 || status === 405 || status >= 500;

/** A log that keeps one finding per cause. `secretOf` tells which token not to print. */
export function createFindingLog(
  secretOf: (exchange: Exchange) => Secret | undefined = () => undefined,
): FindingLog {
  const findings = new Map<string, Finding>();
  const statuses = new Map<string, Set<number>>();

  /** What follows from an operation's refusing every request alike: the refused valid one says it already. */
  function withoutConsequences(all: readonly Finding[]): Finding[] {
    const only = ({ id }: Finding) => {
      const [status, ...others] = statuses.get(id) ?? [];
      return others.length === 0 && status !== undefined && NEVER_SERVED(status)
        ? status
        : undefined;
    };
    const isRefusal = ({ rule, place }: Finding) => rule === 'valid-refused' && place === '';
    const refused = new Map(all.filter(isRefusal).map((one) => [one.operationId, only(one)]));
    return all.filter((one) => {
      const status = refused.get(one.operationId);
      return isRefusal(one) || status === undefined || only(one) !== status;
    });
  }

  function add(finding: Omit<Finding, 'id' | 'count'>): string {
    const id = findingId(finding);
    const known = findings.get(id);
    if (known) known.count += 1;
    else findings.set(id, { ...finding, id, count: 1 });
    return id;
  }
  return {
    add,
    report({ operationId, ...finding }, exchange) {
      const id = add({
        ...finding,
        operationId: operationId ?? exchange.operationId,
        curl: curlOf(exchange, secretOf(exchange)),
      });
      statuses.set(id, (statuses.get(id) ?? new Set()).add(exchange.status));
    },
    all: () =>
      groupsOf(withoutConsequences(withoutMistakenIds([...findings.values()]))).flatMap(
        (group) => group.findings,
      ),
  };
}
