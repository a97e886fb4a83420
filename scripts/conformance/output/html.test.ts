import { describe, expect, it } from 'vitest';
import { renderHtml } from './html.ts';
import { cleanReport, oracleReport, sampleFacts, sampleReport } from './sample-report.ts';

const html = renderHtml(sampleReport(), sampleFacts);

/** The cells of an operation's row of the coverage table, tags away. */
function row(call: string): string[] {
  const [text] = html.match(new RegExp(`<tr[^>]*><th scope="row"><code>${call}.*`, 'u')) ?? [];
  return [...(text ?? '').matchAll(/<td[^>]*>(.*?)<\/td>/gu)].map(([, cell]) => cell ?? '');
}

describe('the HTML report', () => {
  it('needs nothing else: no script, no address to load from', () => {
    expect(html).not.toMatch(/<script|<link|<img|@import|url\(|\ssrc=/u);
  });

  it('escapes what a service answered', () => {
    expect(html).toContain('&lt;/pre&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html.match(/<\/pre>/gu)).toHaveLength(3);
  });

  it('shows each finding with expected, seen and the line that repeats it, the worst first', () => {
    const order = [...html.matchAll(/id="finding-(\w+)"/gu)].map(([, id]) => id);
    expect(order).toEqual(['b2', 'c3', 'a1']);
    expect(html).toContain('<dt>At</dt><dd><code>body.totalPrice</code></dd>');
    expect(html).toContain('<dt>Found by</dt><dd>sweep, 3 times</dd>');
    expect(html).toContain('boats/1?a=1&amp;b=2');
  });

  it('shows who was answered what, what was never seen, and what is not documented', () => {
    const statuses = [...html.matchAll(/<th scope="col">(\d+)<\/th>/gu)].map(
      ([, status]) => status,
    );
    expect(statuses).toEqual(['200', '201', '204', '400', '403', '404', '409', '418']);
    expect(row('GET /boats')).toEqual(['– C', '', '', '', '', '○', '', 'A !']);
    expect(row('DELETE /boats')).toEqual(['', '', '○', '', '○', '', '', '']);
    expect(row('POST /bookings')).toEqual(['', 'C', '', 'C C₂', '', '', '○', '']);
  });

  it('counts documented answers, and leaves out those that no request can ask for', () => {
    expect(html).toContain('<dt>Documented answers seen</dt><dd>3 of 7 (42 %)</dd>');
  });

  it('leads from the coverage to a finding', () => {
    expect(html).toContain('href="#finding-b2"');
  });

  it('says so when there is nothing to say', () => {
    const clean = renderHtml(cleanReport(), sampleFacts);
    expect(clean).toContain('<p class="verdict exit-0">Conformant</p>');
    expect(clean).toContain('<p>None.</p>');
    expect(clean).toContain('<p>No journeys were asked for.</p>');
    expect(clean).toContain('<p>Every check had its turn.</p>');
  });

  it('shows what was compared with the mock: the story of a finding, open questions and the proof', () => {
    const compared = renderHtml(oracleReport(), sampleFacts);
    expect(compared).toContain(
      '<pre tabindex="0">curl &lt;1&gt;</pre><small>service: 201 id 5; mock: 201 id 7',
    );
    expect(compared).toContain('<dt>Mock</dt><dd>&lt;null&gt;</dd>');
    expect(compared).toContain('Boats: 1 of 2 proved');
    expect(compared).toContain(
      '<td>PENDING</td><td class="never">–</td><td class="seen">✓ 3 ↩ 2</td>',
    );
    expect(compared).toContain('DELETE /boats/{id}</code> <small>not proved: never asked</small>');
    expect(html).not.toContain('id="proof"');
  });
});
