import { describe, expect, it } from 'vitest';
import { renderJunit } from './junit.ts';
import { cleanReport, oracleReport, sampleFacts, sampleReport } from './sample-report.ts';

const xml = renderJunit(sampleReport(), sampleFacts);

function tag(name: string): string[] {
  return xml.match(new RegExp(`<${name}\\b[^>]*>`, 'gu')) ?? [];
}

describe('the JUnit report', () => {
  it('has a case per finding of the sweep and per operation without one, and a case per journey', () => {
    expect(tag('testsuite')).toEqual([
      expect.stringContaining('name="sweep" tests="3" failures="2" errors="0" skipped="1"'),
      expect.stringContaining('name="journeys" tests="3" failures="1" errors="0" skipped="1"'),
    ]);
    expect(tag('testcase')).toHaveLength(6);
    expect(tag('failure')).toHaveLength(3);
    expect(tag('skipped')).toHaveLength(2);
  });

  it('tells why an operation was not called', () => {
    expect(xml).toContain(
      '<testcase classname="sweep.Boats" name="DELETE /boats/{id}" time="0"><skipped message="writes outside what the run created"/>',
    );
  });

  it('tells the findings of a failed journey in its case', () => {
    const journey = xml.slice(xml.indexOf('name="booking-conflict: Two want one day"'));
    expect(journey).toContain('<failure message="step 3">POST /bookings\nseverity: major');
  });

  it('holds nothing that XML forbids, whatever was answered', () => {
    expect(xml).not.toMatch(/[\p{Cc}--[\n\t]]/v);
    expect(xml).toContain('&lt;/pre&gt;&lt;script&gt;');
    expect(xml.replace(/&(?:amp|lt|gt|quot|#39);/gu, '')).not.toContain('&');
  });

  it('has no suite of journeys when none were asked for', () => {
    expect(renderJunit(cleanReport(), sampleFacts)).not.toContain('name="journeys"');
  });

  it('has a suite of what was compared with the mock: findings, open questions, what is proved and what is not', () => {
    const compared = renderJunit(oracleReport(), sampleFacts);
    expect(compared).toContain('name="oracle" tests="4" failures="1" errors="0" skipped="2"');
    expect(compared).toContain('contract: A booking begins as PENDING. (BookingStatus: x-states)');
    expect(compared).toContain('again: --seed 7 --replay &#39;3:createBooking:0/a&#39;');
    expect(compared).toContain('not proved: never asked');
  });
});
