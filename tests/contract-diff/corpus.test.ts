import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareContracts } from '../../scripts/contract-diff/compare.ts';
import { CANARY_RULES } from '../../scripts/contract-diff/engine/canary.ts';
import type { Finding } from '../../scripts/contract-diff/finding.ts';
import { createBatchEngine } from './batch-engine.ts';
import { type Case, pairOf, readCorpus } from './corpus.ts';

const corpus = readCorpus();
const DAY = '2026-01-01';
const engine = createBatchEngine();
const verdicts = new Map<Case, Promise<Finding[]>>();
let judgedRight = 0;

beforeAll(async () => {
  for (const each of corpus) {
    const { base, revision } = pairOf(each);
    verdicts.set(each, compareContracts(base, revision, each.today ?? DAY, engine));
  }
  await Promise.allSettled(verdicts.values());
});

describe.each([...new Set(corpus.map(({ theme }) => theme))])('%s', (theme) => {
  it.each(corpus.filter((each) => each.theme === theme))('$name', async (each) => {
    const findings = await verdicts.get(each);
    if (!findings) throw new Error('This pair was never compared.');
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

  it('has a pair for every rule that the engine is trusted with', () => {
    const heard = new Set(corpus.flatMap(({ breaks }) => Object.keys(breaks ?? {})));
    expect(CANARY_RULES.filter((rule) => !heard.has(rule))).toEqual([]);
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
