import { afterAll, describe, expect, it } from 'vitest';
import { compareContracts } from '../../scripts/contract-diff/compare.ts';
import type { Finding } from '../../scripts/contract-diff/finding.ts';
import { ADVICE } from '../../scripts/contract-diff/render/advice.ts';
import { type Case, pairOf, readCorpus } from './corpus.ts';

const corpus = readCorpus();
const DAY = '2026-01-01';
let judgedRight = 0;

function judge(each: Case): Finding[] {
  const { base, revision } = pairOf(each);
  return compareContracts(base, revision, each.today ?? DAY);
}

describe.each([...new Set(corpus.map(({ theme }) => theme))])('%s', (theme) => {
  it.each(corpus.filter((each) => each.theme === theme))('$name', (each) => {
    const findings = judge(each);
    const breaking = findings.filter(({ level }) => level === 'breaking');
    const heard = Object.fromEntries(breaking.map(({ rule, breaks }) => [rule, breaks.join('+')]));
    expect(heard).toEqual(each.breaks ?? {});
    if (each.safe) expect(findings[0]?.level ?? 'none').toBe(each.safe);
    for (const finding of breaking) {
      expect(finding.operations, finding.message).not.toEqual([]);
    }
    judgedRight += 1;
  });
});

describe('the corpus', () => {
  it('is large enough', () => {
    expect(corpus.filter(({ breaks }) => breaks).length).toBeGreaterThanOrEqual(60);
    expect(corpus.filter(({ safe }) => safe).length).toBeGreaterThanOrEqual(20);
    expect(corpus.every(({ breaks, safe }) => Boolean(breaks) !== Boolean(safe))).toBe(true);
  });

  it('has a pair for every rule that has advice', () => {
    const heard = new Set(corpus.flatMap(({ breaks }) => Object.keys(breaks ?? {})));
    expect(Object.keys(ADVICE).filter((rule) => !heard.has(rule))).toEqual([]);
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
