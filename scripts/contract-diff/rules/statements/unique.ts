import {
  UNIQUE,
  type Unique,
  uniqueText,
  writesOf,
} from '../../../../openapi/model/annotations/unique.ts';
import type { Observation, Party } from '../../finding.ts';
import { judgeFields } from './fields.ts';
import type { Both } from './said.ts';

/** Whether something of `some` is not in `others`. */
const hasMore = <T>(some: readonly T[] = [], others: readonly T[] = []) =>
  some.some((one) => !others.includes(one));

/** Whom another uniqueness breaks: callers where values are refused that were accepted, readers by another code. */
function broken(before: Unique, after: Unique): Party[] {
  const isStricter =
    (before.within !== undefined && after.within !== before.within) ||
    hasMore(after.ignores, before.ignores) ||
    hasMore(before.except, after.except);
  return [
    ...(isStricter ? (['callers'] as const) : []),
    ...(before.code === after.code ? [] : (['readers'] as const)),
  ];
}

/** Saying it of what is read breaks nobody where each write that refuses now could refuse by the same code before. */
function brokenByNews(both: Both, value: Unique): Party[] {
  const before = new Set(writesOf(both.base, value).map((id) => both.renamed(id)));
  const after = writesOf(both.revision, value);
  const known = new Set(both.pairs.map(({ revision }) => String(revision.operationId)));
  return after.some((id) => known.has(id) && !before.has(id)) ? ['callers'] : [];
}

/**
 * Unique values (`x-unique`): refusing what was accepted breaks callers. What is unique among fewer, or no more, is
 * accepted from now on, and breaks nobody.
 */
export const judgeUnique = (both: Both): Observation[] =>
  judgeFields<Unique>(both, UNIQUE, {
    rule: 'unique',
    what: uniqueText,
    broken,
    lost: [],
    come: (value, isSent) => (isSent ? ['callers'] : brokenByNews(both, value)),
  });
