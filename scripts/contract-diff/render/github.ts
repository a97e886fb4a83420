import { type Report, unwaived } from '../report/report.ts';
import { type WaivedFinding, waiverEntry } from '../report/waivers.ts';
import { adviceFor } from './advice.ts';
import { createLocator } from './locate.ts';
import { expiredNote, operationsOf, partiesOf, summaryOf, unusedNote } from './words.ts';

/** The report as workflow commands: GitHub shows each at its line of the contract. */
export function renderGithub(report: Report): string {
  const { file } = report.revision;
  const lineOf = createLocator(report.revision);
  const lines = unwaived(report).map((finding) =>
    command('error', message(finding), {
      file,
      line: file && String(lineOf(finding)),
      title: `Contract: breaks ${partiesOf(finding)}`,
    }),
  );
  for (const waiver of report.unusedWaivers) {
    lines.push(command('warning', unusedNote(waiver), { title: 'Contract: unused waiver' }));
  }
  if (report.version?.isEnough === false) {
    lines.push(command('error', report.version.message, { file, title: 'Contract: version' }));
  }
  lines.push(command('notice', summaryOf(report), { title: 'Contract diff' }));
  return `${lines.join('\n')}\n`;
}

function message(finding: WaivedFinding): string {
  return [
    `${finding.message} (${finding.rule})`,
    `Where: ${operationsOf(finding)}`,
    `At: ${finding.pointer}${finding.side === 'base' ? ' of the base' : ''}`,
    `Mend: ${adviceFor(finding.rule)}`,
    ...[expiredNote(finding) ?? []].flat(),
    `Or waive:\n${waiverEntry(finding)}`,
  ].join('\n');
}

function command(
  kind: 'error' | 'warning' | 'notice',
  text: string,
  properties: Record<string, string | undefined>,
): string {
  const list = Object.entries(properties)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}=${escapeProperty(String(value))}`);
  return `::${kind} ${list.join(',')}::${escapeData(text)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
