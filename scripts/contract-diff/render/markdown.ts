import { exitCodeOf, harmless, type Report, unwaived, waived } from '../report/report.ts';
import { type WaivedFinding, waiverEntry } from '../report/waivers.ts';
import { adviceFor } from './advice.ts';
import { expiredNote, operationsOf, partiesOf, summaryOf, unusedNote } from './words.ts';

/** The report for a pull request's summary. */
export function renderMarkdown(report: Report): string {
  const verdict = exitCodeOf(report) === 0 ? 'nothing breaks' : 'this breaks somebody';
  const parts = [
    `## Contract diff: ${exitCodeOf(report) === 0 ? '✅' : '❌'} ${
      report.version?.isEnough === false && unwaived(report).length === 0
        ? 'the version does not match'
        : verdict
    }`,
    `${code(report.base.label)} → ${code(report.revision.label)} · ${summaryOf(report)}`,
  ];
  if (report.version) parts.push(cell(report.version.message));
  parts.push(...unwaived(report).map(breakingPart));
  if (waived(report).length > 0) {
    const rows = waived(report).map((each) =>
      row(
        each.message,
        operationsOf(each),
        `${each.waiver?.reason} (${each.waiver?.author}, until ${each.waiver?.expires})`,
      ),
    );
    parts.push(table('Waived', ['Change', 'Where', 'Why'], rows));
  }
  if (harmless(report).length > 0) {
    const rows = harmless(report).map((each) => row(each.message, operationsOf(each), each.level));
    parts.push(table('Breaks nobody', ['Change', 'Where', 'Kind'], rows));
  }
  parts.push(...report.unusedWaivers.map((waiver) => `> ⚠️ ${cell(unusedNote(waiver))}`));
  return `${parts.join('\n\n')}\n`;
}

function breakingPart(finding: WaivedFinding): string {
  const expired = expiredNote(finding);
  return [
    `### 🔴 ${cell(finding.message)}`,
    '',
    `- **Breaks:** ${partiesOf(finding)}`,
    `- **Where:** ${cell(operationsOf(finding))}`,
    `- **At:** ${code(finding.pointer)}${finding.side === 'base' ? ' of the base' : ''}`,
    `- **Rule:** ${code(finding.rule)}`,
    `- **Mend:** ${adviceFor(finding.rule)}`,
    ...(expired ? [`- **Expired waiver:** ${cell(expired)}`] : []),
    '',
    '<details><summary>Or waive it</summary>',
    '',
    '```yaml',
    waiverEntry(finding),
    '```',
    '',
    '</details>',
  ].join('\n');
}

function table(title: string, heads: string[], rows: string[]): string {
  return [`### ${title}`, '', row(...heads), `|${' --- |'.repeat(heads.length)}`, ...rows].join(
    '\n',
  );
}

function row(...cells: string[]): string {
  return `| ${cells.map(cell).join(' | ')} |`;
}

// Values come from the contract: outside code spans nothing of them may act as markup.
function cell(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replaceAll('<', '&lt;')))
    .join('')
    .replaceAll('|', '\\|')
    .replaceAll('\n', ' ');
}

function code(text: string): string {
  return `\`${text.replaceAll('`', "'")}\``;
}
