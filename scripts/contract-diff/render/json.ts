import { exitCodeOf, type Report, unwaived, waived } from '../report/report.ts';
import { waiverEntry } from '../report/waivers.ts';
import { adviceFor } from './advice.ts';

/** The report for programs: every finding with all that is known about it. */
export function renderJson(report: Report): string {
  const count = (level: string) => report.findings.filter((each) => each.level === level).length;
  const data = {
    base: report.base.label,
    revision: report.revision.label,
    today: report.today,
    exitCode: exitCodeOf(report),
    summary: {
      breaking: unwaived(report).length,
      waived: waived(report).length,
      additions: count('addition'),
      other: count('other'),
    },
    version: report.version,
    changes: report.findings.map((finding) => ({
      ...finding,
      ...(finding.level === 'breaking' && {
        mend: adviceFor(finding.rule),
        waiverEntry: waiverEntry(finding),
      }),
    })),
    unusedWaivers: report.unusedWaivers,
  };
  return `${JSON.stringify(data, null, 2)}\n`;
}
