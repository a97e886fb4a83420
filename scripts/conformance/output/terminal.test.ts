import { describe, expect, it } from 'vitest';
import { cleanReport, oracleReport, sampleFacts, sampleReport } from './sample-report.ts';
import { renderTerminal } from './terminal.ts';

const text = renderTerminal(sampleReport(), sampleFacts, false);

describe('the report for a terminal', () => {
  it('shows the worst finding first, with all that repeats it', () => {
    const [first] = text.split('\n\n');
    expect(first?.split('\n')).toEqual([
      'CRITICAL  response-schema  POST /bookings  createBooking',
      '  at        body.totalPrice',
      '  expected  a number',
      '  seen      "</pre><script>alert(1)</script>" & \ufffd\ufffd[2J (3 times)',
      "  repeat    curl -H 'Authorization: Bearer $CUSTOMER_TOKEN' 'http://127.0.0.1:4010/api/boats/1?a=1&b=2'",
      '  known     - { finding: "b2", reason: "", until: 2026-12-20 }',
    ]);
  });

  it('ends with the verdict, after what was covered and what was not', () => {
    expect(text).toContain(
      '345 requests in 12.3 s; 2 of 3 operations (66 %); journeys: 1 passed, 1 failed, 1 skipped',
    );
    expect(text).toContain('2  writes outside what the run created: deleteBoat, deleteTour');
    expect(text).toContain('skipped  slow-bank: no outbox');
    expect(text.trimEnd().split('\n').at(-1)).toBe('Not conformant: 3 findings, 1 journey failed.');
  });

  it('says how a sequence is played again as it is typed', () => {
    const report = { ...oracleReport(), command: 'npx pruva-conformance --only Boats' };
    expect(renderTerminal(report, sampleFacts, false)).toContain(
      "  again     npx pruva-conformance --only Boats --seed 7 --replay '3:createBooking:0/a'",
    );
  });

  it('says why no case was played, and nothing of cases that there are not', () => {
    const report = oracleReport();
    const writes = { played: 0, of: 9, why: 'they need an ADMIN in --auth' };
    const systematic = { reads: { played: 0, of: 0 }, writes };
    const proof = { sequences: 3, cells: [], notProved: [], systematic };
    const told = renderTerminal({ ...report, proof }, sampleFacts, false);
    expect(told).toContain('\nwrites: 0 of 9 cases (they need an ADMIN in --auth); 3 sequences');
  });

  it('tells a run without the sweep from one that covers nothing, and what was left aside', () => {
    const coverage = { operations: {}, inScope: [] };
    const unproved = { areas: ['Boats'], operations: ['getBoat', 'listBoats'] };
    const told = renderTerminal(sampleReport({ coverage, unproved }), sampleFacts, false);
    expect(told).toContain('345 requests in 12.3 s; without the sweep');
    expect(told).toContain('Not looked at: Boats (2 operations not in --only), which show');
  });

  it('tells in one line which operations journeys wait for', () => {
    const waiting = ['createBoat', 'createTour', 'createBoat'].map((waitsFor, index) => ({
      ...{ id: `journey-${index}`, summary: '', outcome: 'failed' as const },
      ...{ reason: 'seen 501', waitsFor },
    }));
    const { journeys } = sampleReport();
    const report = sampleReport({ journeys: [...journeys, ...waiting] });
    const told = renderTerminal(report, sampleFacts, false);
    expect(told).toContain('failed   3 journeys wait for: createBoat (2), createTour (1)');
    expect(told).toContain('failed   booking-conflict: step 3');
    expect(told).not.toContain('seen 501');
  });

  it('tells journeys that were skipped for the same reason in one line', () => {
    const skipped = ['a', 'b'].map((id) => ({ id, summary: '', reason: 'no outbox' }));
    const journeys = skipped.map((one) => ({ ...one, outcome: 'skipped' as const }));
    const told = renderTerminal(sampleReport({ journeys }), sampleFacts, false);
    expect(told).toContain('  skipped  a, b: no outbox');
  });

  it('cuts what was not checked after the most frequent reasons', () => {
    const skipped = Array.from({ length: 20 }, (_, index) => ({
      ...{ source: 'sweep', operationId: 'getBoat', reason: `reason ${index}` },
    }));
    const told = renderTerminal(sampleReport({ skipped }), sampleFacts, false);
    expect(told.match(/reason \d+/gu)).toHaveLength(15);
    expect(told).toContain('and 5 more reasons (--json FILE has them all)');
  });

  it('says nothing of rounds where none came to its end', () => {
    expect(renderTerminal(sampleReport({ rounds: [] }), sampleFacts, false)).not.toContain(
      'rounds:',
    );
  });

  it('counts an operation as proved that succeeded, whether it was asked for or not', () => {
    const { proof } = oracleReport();
    const refused = (proof?.cells ?? []).map((one) => ({ ...one, succeeded: 0 }));
    const all = { sequences: 1, cells: refused, notProved: [] };
    const told = renderTerminal(sampleReport({ proof: all }), sampleFacts, false);
    expect(told).toContain('0 of 1 operation succeeded');
  });

  it('lets no control character of an answer through', () => {
    expect(text).not.toMatch(/[\p{Cc}--\n]/v);
  });

  it('is coloured on request alone', () => {
    expect(renderTerminal(cleanReport(), sampleFacts, true)).toContain('\u001b[32m');
    expect(renderTerminal(cleanReport(), sampleFacts, false)).not.toContain('\u001b');
  });
});
