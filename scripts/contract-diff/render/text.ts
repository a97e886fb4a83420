import { harmless, type Report, unwaived, waived } from '../report/report.ts';
import { type WaivedFinding, waiverEntry } from '../report/waivers.ts';
import { adviceFor } from './advice.ts';
import { expiredNote, operationsOf, partiesOf, summaryOf, unusedNote } from './words.ts';

/** The report for a terminal. */
export function renderText(report: Report): string {
  const lines = [`Contract diff: ${report.base.label} → ${report.revision.label}`, ''];
  for (const finding of unwaived(report)) lines.push(...breakingLines(finding), '');
  for (const finding of waived(report)) {
    const { waiver } = finding;
    lines.push(`WAIVED    ${finding.message} (${finding.rule})`);
    lines.push(`  where     ${operationsOf(finding)}`);
    lines.push(`  reason    ${waiver?.reason} — ${waiver?.author}, until ${waiver?.expires}`, '');
  }
  for (const finding of harmless(report)) {
    const label = finding.level === 'addition' ? 'added' : 'other';
    lines.push(`${label.padEnd(10)}${finding.message} ${operationsOf(finding)}, at ${finding.at}`);
  }
  if (harmless(report).length > 0) lines.push('');
  for (const waiver of report.unusedWaivers) lines.push(`warning   ${unusedNote(waiver)}`);
  if (report.version) lines.push(report.version.message);
  lines.push(summaryOf(report));
  return `${lines.join('\n')}\n`;
}

function breakingLines(finding: WaivedFinding): string[] {
  const expired = expiredNote(finding);
  return [
    `BREAKING  ${finding.message} (${finding.rule})`,
    `  where     ${operationsOf(finding)}`,
    `  at        ${finding.pointer}${finding.side === 'base' ? ' of the base' : ''}`,
    `  breaks    ${partiesOf(finding)}`,
    `  mend      ${adviceFor(finding.rule)}`,
    ...(expired ? [`  expired   ${expired}`] : []),
    '  or waive',
    ...waiverEntry(finding)
      .split('\n')
      .map((line) => `    ${line}`),
  ];
}
