import { harmless, type Report, unwaived, waived } from '../report/report.ts';
import { type WaivedFinding, waiverEntry } from '../report/waivers.ts';
import { adviceFor } from './advice.ts';
import { expiredNote, nameOf, operationsOf, partiesOf, summaryOf, unusedNote } from './words.ts';

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  article { border-left: 4px solid #b3261e; padding: 0.1rem 1rem; margin: 1.5rem 0; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; }
  dt { font-weight: 600; } dd { margin: 0; overflow-wrap: anywhere; }
  pre { overflow-x: auto; padding: 0.75rem; border: 1px solid currentColor; }
`;

/** The report as one page that needs nothing else. */
export function renderHtml(report: Report): string {
  const title = `Contract diff: ${report.base.label} → ${report.revision.label}`;
  const notes = [
    ...(report.version ? [report.version.message] : []),
    ...report.unusedWaivers.map(unusedNote),
  ];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${markup(title)}</title>
<style>${STYLE}</style>
<body>
<h1>${markup(title)}</h1>
<p>${markup(summaryOf(report))}</p>
${notes.map((note) => `<p role="note">${markup(note)}</p>`).join('\n')}
${unwaived(report).map(breakingPart).join('\n')}
${listPart('Waived', waived(report), (each) => `${each.waiver?.reason} — ${each.waiver?.author}, until ${each.waiver?.expires}`)}
${listPart('Breaks nobody', harmless(report), (each) => each.level)}
</body>
</html>
`;
}

function breakingPart(finding: WaivedFinding): string {
  const facts: [string, string][] = [
    ['Breaks', partiesOf(finding)],
    ['Where', finding.operations.map(nameOf).join(', ') || operationsOf(finding)],
    ['At', finding.pointer + (finding.side === 'base' ? ' of the base' : '')],
    ['Rule', finding.rule],
    ['Mend', adviceFor(finding.rule)],
  ];
  const expired = expiredNote(finding);
  if (expired) facts.push(['Expired waiver', expired]);
  const rows = facts.map(([term, text]) => `<dt>${term}</dt><dd>${markup(text)}</dd>`).join('');
  return `<article>
<h2>${markup(finding.message)}</h2>
<dl>${rows}</dl>
<details><summary>Or waive it</summary><pre>${markup(waiverEntry(finding))}</pre></details>
</article>`;
}

function listPart(
  title: string,
  findings: WaivedFinding[],
  note: (finding: WaivedFinding) => string,
): string {
  if (findings.length === 0) return '';
  const items = findings.map(
    (each) =>
      `<li>${markup(each.message)} <small>${markup(operationsOf(each))}; ${markup(note(each))}</small></li>`,
  );
  return `<h2>${title}</h2>\n<ul>${items.join('\n')}</ul>`;
}

function markup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
