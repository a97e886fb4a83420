import { expect, test } from 'vitest';
import { renderGithub } from './github.ts';
import { renderMarkdown } from './markdown.ts';
import { cleanReport, sampleFacts, sampleReport } from './sample-report.ts';

const hostile = 'a%\n::set-output name=x::1\n\n| *b* <img src=x>';
const report = sampleReport({
  findings: sampleReport()
    .findings.filter(({ id }) => id === 'b2')
    .map((finding) => ({ ...finding, seen: hostile, rule: 'a:b,c' })),
});

test('an annotation is one line, whatever the service answered', () => {
  const [first, stop, ...rest] = renderGithub('the report\n', report, sampleFacts).split('\n');
  expect(first).toMatch(/^::error title=a%3Ab%2Cc POST \/bookings::at body\.totalPrice%0A/u);
  expect(first).toContain('a%25%0A::set-output');
  const token = /^::stop-commands::(.+)$/u.exec(stop ?? '')?.[1];
  expect(token).toBeTruthy();
  expect(rest).toEqual(['the report', `::${token}::`, '']);
});

test('what is minor is a warning, and what is not there is none', () => {
  expect(renderGithub('', sampleReport(), sampleFacts).match(/^::\w+ /gmu)).toEqual([
    '::error ',
    '::error ',
    '::warning ',
  ]);
  expect(renderGithub('', cleanReport(), sampleFacts)).toMatch(/^::stop-commands/u);
});

test('a summary in Markdown has no blank line within a block, and no tag of an answer', () => {
  const markdown = renderMarkdown(report, sampleFacts);
  const [, details = ''] = /(<details>[\s\S]*<\/details>)/u.exec(markdown) ?? [];
  expect(details).not.toContain('\n\n');
  expect(details).toContain('&#10;&#10;| *b* &lt;img src=x&gt;');
  expect(markdown).toMatch(/^## Conformance: Not conformant\n\n<p>/u);
});
