import { describe, expect, it } from 'vitest';
import { sampleReport } from '../../output/sample-report.ts';
import { verdictOf } from '../verdict.ts';
import { accept } from './accept.ts';
import type { KnownEntry } from './known-file.ts';

const today = '2026-11-20';
const entry = (finding: KnownEntry['finding'], until = today): KnownEntry => ({
  finding,
  reason: 'release 12',
  until,
});
const known = (...entries: KnownEntry[]) =>
  accept(sampleReport(), { known: entries, baseline: undefined, today });
const byRule = (rule: string, operationId?: string, place?: string) => ({
  rule,
  operationId,
  place,
});
const ids = (report: ReturnType<typeof known>) => report.findings.map(({ id }) => id);

describe('known findings', () => {
  it('are set apart by id, or by rule and what narrows it, to their last day included', () => {
    expect(ids(known(entry({ id: 'a1' })))).toEqual(['b2', 'c3']);
    expect(ids(known(entry(byRule('response-schema', 'createBooking'))))).toEqual(['a1', 'c3']);
    expect(ids(known(entry(byRule('response-schema', 'createBooking', '201'))))).toHaveLength(3);
    expect(known(entry({ id: 'a1' })).accepted).toMatchObject([{ by: 'known', until: today }]);
  });

  it('fail again when their entry has expired, and it is said', () => {
    const report = known(entry({ id: 'a1' }, '2026-11-19'));
    expect(ids(report)).toContain('a1');
    expect(report.notes).toEqual([
      '--known a1 (release 12) expired on 2026-11-19: it fails again.',
    ]);
  });

  it('that were not met are a hint, unless the run did not look for them', () => {
    const entries = [entry({ id: '0123456789ab' })];
    expect(known(...entries).notes).toEqual([
      '--known 0123456789ab (release 12) was not met: take it out if it is mended.',
    ]);
    const part = accept(sampleReport({ complete: false }), {
      known: entries,
      baseline: undefined,
      today,
    });
    expect(part.notes).toEqual([]);
  });

  it('take a journey along that failed for nothing else', () => {
    const report = known(...['a1', 'b2', 'c3'].map((id) => entry({ id })));
    expect(report.journeys[0]?.outcome).toBe('known');
    expect(
      verdictOf({ ...report, skipped: [], coverage: { ...report.coverage, inScope: ['getBoat'] } }),
    ).toEqual({
      exitCode: 0,
      name: 'Conformant',
      reason: 'no new findings (3 known).',
    });
  });
});

describe('a baseline', () => {
  const old = (id: string, rule: string) => ({
    id,
    rule,
    severity: 'major' as const,
    operationId: 'getBoat',
    place: '200',
  });

  it('lets only new findings fail, and tells those that are gone', () => {
    const baseline = [old('a1', 'response-header'), old('zz', 'gone'), old('oo', 'oracle-status')];
    const report = accept(sampleReport(), { known: [], baseline, today });
    expect(ids(report)).toEqual(['b2', 'c3']);
    expect(report.notes).toEqual(['Gone since the baseline: gone getBoat 200.']);
  });
});
