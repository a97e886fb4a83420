import { verdictOf } from '../findings/verdict.ts';
import type { Report } from '../types.ts';
import {
  coverageSentence,
  durationText,
  hasOracle,
  journeyCounts,
  leftText,
  type OperationFacts,
  severityCounts,
  skippedByReason,
  unprovedText,
} from './facts.ts';
import { answersExercised, coverageSection } from './html/coverage.ts';
import { acceptedSection, findingsSection } from './html/findings.ts';
import { questionsSection } from './html/oracle.ts';
import { proofSection } from './html/proof.ts';
import { STYLE } from './html/style.ts';
import { Markup, markup } from './markup.ts';

/** The report as one HTML page that needs nothing else: no script, no font, no picture, no network. */
export function renderHtml(report: Report, facts: Map<string, OperationFacts>): string {
  const { exitCode, name, reason } = verdictOf(report);
  const title = `Conformance of ${report.server}`;
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${name} – ${title}</title>
<style>${new Markup(STYLE)}</style>
</head>
<body>
<header class="top">
<p class="verdict exit-${exitCode}">${name}</p>
<h1>${title}</h1>
<p>${reason}</p>
<nav aria-label="Parts of the report"><a href="#findings">Findings</a> <a href="#journeys">Journeys</a> <a href="#coverage">Coverage</a> ${hasOracle(report) ? markup`<a href="#questions">Open questions</a> <a href="#proof">Proof</a> ` : undefined}<a href="#skipped">Not checked</a></nav>
</header>
<main>
${summary(report, facts)}
${findingsSection(report, facts)}
${acceptedSection(report, facts)}
${journeys(report)}
${coverageSection(report, facts)}
${hasOracle(report) ? markup`${questionsSection(report, facts)}${proofSection(report, facts)}` : undefined}
${skipped(report)}
</main>
</body>
</html>
`.text;
}

function summary(report: Report, facts: Map<string, OperationFacts>): Markup {
  const left = leftText(report);
  const rows: [term: string, text: string][] = [
    ['Findings', severityCounts(report) || 'none'],
    ['Operations called', coverageSentence(report)],
    ['Documented answers seen', answersExercised(report, facts)],
    ['Journeys', journeyCounts(report) || 'not asked for'],
    ['Contract', report.contractVersion],
    ['Seed', String(report.seed)],
    ['Started', report.startedAt],
    ['Took', `${durationText(report.duration)}, ${report.requests} requests`],
    ...(left ? [['Left behind', left] satisfies [string, string]] : []),
    ...(report.complete ? [] : [['Scope', 'a part of the contract'] satisfies [string, string]]),
  ];
  return markup`<dl class="summary">
${rows.map(([term, text]) => markup`<div><dt>${term}</dt><dd>${text}</dd></div>\n`)}</dl>`;
}

function journeys(report: Report): Markup {
  const rows = report.journeys.map(
    ({ id, summary, outcome, reason }) =>
      markup`<tr><td class="outcome ${outcome}">${outcome}</td><th scope="row"><code>${id}</code></th><td>${summary}${reason ? markup`<br><small>${reason}</small>` : ''}</td></tr>\n`,
  );
  return markup`<section id="journeys">
<h2>Journeys</h2>
${
  rows.length === 0
    ? markup`<p>No journeys were asked for.</p>`
    : markup`<table class="plain"><thead><tr><th scope="col">Outcome</th><th scope="col">Workflow</th><th scope="col">What it does</th></tr></thead>
<tbody>
${rows}</tbody></table>`
}
</section>`;
}

function skipped(report: Report): Markup {
  const groups = skippedByReason(report).map(
    ([reason, all]) =>
      markup`<li>${reason}: ${all.length} <span class="names">${[...new Set(all.map(({ operationId }) => operationId))].join(', ')}</span></li>\n`,
  );
  return markup`<section id="skipped">
<h2>Not checked</h2>
${report.unproved ? markup`<p>${unprovedText(report.unproved)}</p>\n` : undefined}${groups.length === 0 ? markup`<p>Every check had its turn.</p>` : markup`<ul>\n${groups}</ul>`}
</section>`;
}
