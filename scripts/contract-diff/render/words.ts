import type { OperationName } from '../contract.ts';
import type { Finding, Party } from '../finding.ts';
import { type Report, unwaived, waived } from '../report/report.ts';
import type { WaivedFinding, Waiver } from '../report/waivers.ts';

const PARTIES: Record<Party, string> = {
  callers: 'callers sending requests',
  readers: 'readers of answers',
};

const SHOWN_OPERATIONS = 5;

export function partiesOf({ breaks }: Finding): string {
  return breaks.map((party) => PARTIES[party]).join(' and ');
}

export function nameOf({ operationId, method, path }: OperationName): string {
  return `${operationId} (${method} ${path})`;
}

/** The operations a change touches; of many, the first few and how many more. */
export function operationsOf({ operations }: Finding): string {
  const shown = operations.slice(0, SHOWN_OPERATIONS).map(nameOf).join(', ');
  const rest = operations.length - SHOWN_OPERATIONS;
  return rest > 0 ? `${shown} and ${rest} more` : shown || 'the whole contract';
}

export function summaryOf(report: Report): string {
  const counts = [
    `${unwaived(report).length} breaking`,
    `${waived(report).length} waived`,
    `${report.findings.filter(({ level }) => level === 'addition').length} added`,
    `${report.findings.filter(({ level }) => level === 'other').length} other`,
  ];
  return report.findings.length === 0 ? 'No change of meaning.' : `${counts.join(', ')}.`;
}

export function expiredNote({ expiredWaiver }: WaivedFinding): string | undefined {
  return (
    expiredWaiver &&
    `Its waiver by ${expiredWaiver.author} expired on ${expiredWaiver.expires}; it breaks again.`
  );
}

export function unusedNote({ change, rule, at }: Waiver): string {
  return `Waiver ${change} (${rule} at ${at}) matches no breaking change. Remove it.`;
}
