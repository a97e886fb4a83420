import { afterAll, describe, expect, it } from 'vitest';
import { compareContracts } from '../../scripts/contract-diff/compare.ts';
import { pairOf, readCorpus } from './corpus.ts';

const corpus = readCorpus();
const DAY = '2026-01-01';
let judgedRight = 0;

describe.each([...new Set(corpus.map(({ theme }) => theme))])('%s', (theme) => {
  const cases = corpus.filter((each) => each.theme === theme);

  it.concurrent.each(cases)(
    '$name',
    async (each) => {
      const { base, revision } = pairOf(each);
      const findings = await compareContracts(base, revision, each.today ?? DAY);
      const breaking = findings.filter(({ level }) => level === 'breaking');
      const heard = Object.fromEntries(
        breaking.map(({ rule, breaks }) => [rule, breaks.join('+')]),
      );
      expect(heard).toEqual(each.breaks ?? {});
      if (each.safe) expect(findings[0]?.level ?? 'none').toBe(each.safe);
      for (const finding of breaking) {
        expect(finding.operations, finding.message).not.toEqual([]);
      }
      judgedRight += 1;
      // Each pair starts the engine once; a busy machine makes it wait.
    },
    60_000,
  );
});

describe('the corpus', () => {
  it('is large enough', () => {
    expect(corpus.filter(({ breaks }) => breaks).length).toBeGreaterThanOrEqual(60);
    expect(corpus.filter(({ safe }) => safe).length).toBeGreaterThanOrEqual(20);
    expect(corpus.every(({ breaks, safe }) => Boolean(breaks) !== Boolean(safe))).toBe(true);
  });

  it('has every name once', () => {
    const names = corpus.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });
});

afterAll(() => {
  const breaking = corpus.filter(({ breaks }) => breaks).length;
  const safe = corpus.length - breaking;
  console.log(
    `contract diff corpus: ${breaking} breaking, ${safe} safe, ${judgedRight} judged right`,
  );
});
