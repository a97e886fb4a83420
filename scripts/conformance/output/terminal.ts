import { styleText } from 'node:util';
import { groupsOf } from '../findings/groups.ts';
import { verdictOf } from '../findings/verdict.ts';
import type { Report } from '../types.ts';
import type { OperationFacts } from './facts.ts';
import { acceptedLines, groupLines, questionLines, repeatingLines } from './terminal/findings.ts';
import { journeyLines, skippedLines, unprovedLines } from './terminal/left-out.ts';
import { summaryLines } from './terminal/summary.ts';
import type { Paint } from './terminal/text.ts';

/** The report for a terminal, the verdict in the last line; `colour` adds escape sequences. */
export function renderTerminal(
  report: Report,
  facts: Map<string, OperationFacts>,
  colour: boolean,
): string {
  // Not left to the stream: what is asked for holds, whatever stdout is.
  const paint: Paint = (style, text) =>
    colour ? styleText(style, text, { validateStream: false }) : text;
  const safe = withoutControls(report);
  const lines = [
    ...groupsOf(safe.findings).flatMap((each) => [...groupLines(each, safe, facts, paint), '']),
    ...questionLines(safe, paint),
    ...repeatingLines(safe),
    ...acceptedLines(safe, facts),
    ...journeyLines(safe, paint),
    ...skippedLines(safe),
    ...unprovedLines(safe),
    ...summaryLines(safe, facts),
  ];
  const { exitCode, name, reason } = verdictOf(safe);
  const style = exitCode === 0 ? 'green' : exitCode === 1 ? 'red' : 'yellow';
  lines.push(paint(['bold', style], `${name}: ${reason}`));
  return `${lines.join('\n')}\n`;
}

/** The report without control characters: what a service answers must not steer the terminal. */
function withoutControls(report: Report): Report {
  return JSON.parse(JSON.stringify(report), (_, value) =>
    typeof value === 'string' ? value.replace(/[\p{Cc}--\n]/gv, '\ufffd') : value,
  );
}
