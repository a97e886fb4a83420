import { groupsOf } from '../findings/groups.ts';
import { verdictOf } from '../findings/verdict.ts';
import type { Report } from '../types.ts';

/** The report as JSON, with the verdict, the exit code and the groups of findings by cause that follow from it. */
export function renderJson(report: Report): string {
  const groups = groupsOf(report.findings).map(({ findings, ...group }) => ({
    ...group,
    findings: findings.map(({ id }) => id),
  }));
  return `${JSON.stringify({ verdict: verdictOf(report), ...report, groups }, null, 2)}\n`;
}
