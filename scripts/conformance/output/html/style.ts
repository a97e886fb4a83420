/** The look of the report: one column, light and dark by the reader's preference, fit for A4. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --page: light-dark(oklch(.985 .005 215), oklch(.215 .03 240));
  --raised: light-dark(#fff, oklch(.258 .034 238));
  --ink: light-dark(oklch(.255 .045 240), oklch(.955 .012 215));
  --soft: light-dark(oklch(.43 .04 235), oklch(.81 .022 220));
  --line: light-dark(oklch(.885 .014 220), oklch(.345 .03 236));
  --link: light-dark(oklch(.46 .09 228), oklch(.79 .085 215));
  --danger: light-dark(oklch(.5 .17 25), oklch(.745 .13 24));
  --danger-soft: light-dark(oklch(.945 .028 22), oklch(.3 .065 22));
  --warning: light-dark(oklch(.475 .095 72), oklch(.84 .12 88));
  --warning-soft: light-dark(oklch(.95 .06 92), oklch(.32 .05 82));
  --positive: light-dark(oklch(.47 .105 155), oklch(.79 .12 155));
  --positive-soft: light-dark(oklch(.945 .045 155), oklch(.3 .05 160));
  font: 16px/1.5 system-ui, sans-serif;
  font-variant-numeric: tabular-nums;
  background: var(--page);
  color: var(--ink);
}
* { box-sizing: border-box; }
body { max-width: 80rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1, h2, h3 { line-height: 1.2; text-wrap: balance; overflow-wrap: anywhere; }
h1 { font-size: 2rem; font-weight: 500; margin: .5rem 0; }
h2 { font-size: 1.5rem; font-weight: 500; margin: 3.5rem 0 1rem; padding-top: .75rem; border-top: 2px solid var(--ink); }
h3 { font-size: 1.0625rem; margin: 0; }
a { color: var(--link); }
a:focus-visible, input:focus-visible, [tabindex]:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
code, pre { font: .875rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
pre { margin: 0; padding: .75rem; white-space: pre-wrap; background: var(--page); border-radius: .375rem; user-select: all; }
header p::first-letter { text-transform: uppercase; }
nav { display: flex; gap: 1rem; flex-wrap: wrap; }
.verdict { display: inline-block; margin: 0; padding: .125rem .75rem; border-radius: 1rem; font-weight: 600; }
.exit-0 { color: var(--positive); background: var(--positive-soft); }
.exit-1 { color: var(--danger); background: var(--danger-soft); }
.exit-2 { color: var(--warning); background: var(--warning-soft); }
.summary { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: 1rem 2rem; margin: 2rem 0 0; }
.summary dt, .finding dt { color: var(--soft); font-size: .875rem; }
.summary dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; text-wrap: balance; }
.filter { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; border: 0; padding: 0; margin: 0 0 1rem; color: var(--soft); }
.filter legend { float: left; padding: 0; }
.finding { background: var(--raised); border: 1px solid var(--line); border-left: .25rem solid var(--soft); border-radius: .5rem; padding: 1rem 1.25rem; margin: 0 0 1rem; break-inside: avoid; }
.finding.critical { border-left-color: var(--danger); }
.finding.major { border-left-color: var(--warning); }
.finding .call { margin: .25rem 0 .75rem; color: var(--soft); }
.finding dl { display: grid; grid-template-columns: 6rem minmax(0, 1fr); gap: .375rem 1rem; margin: 0; }
.finding dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
.severity { font-size: .8125rem; font-weight: 600; padding: .0625rem .5rem; border-radius: 1rem; border: 1px solid; margin-right: .375rem; }
.critical .severity, .mark.critical { color: var(--danger); }
.major .severity, .mark.major { color: var(--warning); }
body:has(#show-critical:not(:checked)) .finding.critical,
body:has(#show-major:not(:checked)) .finding.major,
body:has(#show-minor:not(:checked)) .finding.minor { display: none; }
table { border-collapse: collapse; width: 100%; font-size: .875rem; }
th, td { text-align: left; vertical-align: top; padding: .3125rem .5rem; border-bottom: 1px solid var(--line); }
th { font-weight: 400; }
thead th { font-weight: 600; }
tr { break-inside: avoid; }
.outcome.passed { color: var(--positive); }
.outcome.failed { color: var(--danger); font-weight: 600; }
.outcome.skipped { color: var(--soft); }
small { color: var(--soft); font-size: .8125rem; }
.names { color: var(--soft); overflow-wrap: anywhere; }
.scroll { overflow-x: auto; }
.coverage td { text-align: center; white-space: nowrap; border-left: 1px solid var(--line); padding: .3125rem .25rem; font-size: .8125rem; min-width: 2.75rem; }
.coverage th[scope=row] { min-width: 21rem; }
.coverage code { font-size: .8125rem; overflow-wrap: break-word; }
.coverage thead th:not(:first-child) { text-align: center; }
.coverage .tag th { font-weight: 600; padding-top: 1.25rem; }
.coverage .seen { background: var(--positive-soft); color: var(--positive); }
.coverage .never { color: var(--soft); }
.coverage .undocumented { background: var(--danger-soft); color: var(--danger); font-weight: 600; }
.proof td:nth-child(2) { text-align: left; color: var(--soft); }
.proof thead th:not(:first-child) { font-size: .8125rem; }
.mark { font-size: .75rem; white-space: nowrap; }
body:has(#rows-gaps:checked) .coverage:not(.proof) tbody tr:not(.tag, .gap),
body:has(#rows-findings:checked) .coverage:not(.proof) tbody tr:not(.tag, .found) { display: none; }
body:has(#rows-gaps:checked) .coverage:not(.proof) tbody:not(:has(.gap)),
body:has(#rows-findings:checked) .coverage:not(.proof) tbody:not(:has(.found)) { display: none; }
body:has(#proof-gaps:checked) .proof tbody tr:not(.tag, .gap),
body:has(#proof-gaps:checked) .proof tbody:not(:has(.gap)) { display: none; }
@media (min-width: 96rem) {
  .scroll { overflow-x: visible; }
  .coverage thead th { position: sticky; top: 0; background: var(--page); }
}
@media (max-width: 40rem) { .coverage th[scope=row] { min-width: 12rem; } .finding dl { grid-template-columns: minmax(0, 1fr); gap: 0; } .finding dd { margin-bottom: .5rem; } }
@media print {
  :root { color-scheme: light; font-size: 10.5pt; background: #fff; }
  @page { size: A4; margin: 14mm; }
  @page wide { size: A4 landscape; }
  #coverage, #proof { page: wide; }
  body { max-width: none; padding: 0; }
  nav, .filter { display: none; }
  h2 { break-after: avoid; margin-top: 2rem; }
  .scroll { overflow: visible; }
  .coverage, .coverage td, .coverage code { font-size: 7pt; }
  .coverage th[scope=row], .coverage td { min-width: 0; white-space: normal; }
  .coverage thead th { position: static; }
  .coverage th, .coverage td { padding: .125rem .25rem; }
  .exit-0, .exit-1, .exit-2, .coverage td { print-color-adjust: exact; }
}
`;
