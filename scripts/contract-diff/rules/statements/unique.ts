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

/** The writes that refuse a second one, of those that answer the code in both contracts, as the revision calls them. */
function refusingIn(both: Both, side: 'base' | 'revision', value: Unique): string[] {
  const named = (id: string) => (side === 'base' ? both.renamed(id) : id);
  const other = side === 'base' ? both.revision : both.base;
  const { by: _, ...code } = value;
  const others = writesOf(other, code).map((id) => (side === 'base' ? id : both.renamed(id)));
  return writesOf(both[side], value).flatMap((id) => {
    const name = named(id);
    return name !== undefined && others.includes(name) ? [name] : [];
  });
}

/** Whom another uniqueness breaks: callers where values are refused that were accepted, readers by another code. */
function broken(both: Both, before: Unique, after: Unique): Party[] {
  const isStricter =
    hasMore(refusingIn(both, 'revision', after), refusingIn(both, 'base', before)) ||
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

/** The same in a sentence, and which writes refuse where not all do that answer the code. */
const told = (value: Unique) =>
  value.by ? `${uniqueText(value).slice(0, -1)} by ${value.by.join(', ')}.` : uniqueText(value);

/**
 * Unique values (`x-unique`): refusing what was accepted breaks callers. What is unique among fewer, or no more, is
 * accepted from now on, and breaks nobody.
 */
export const judgeUnique = (both: Both): Observation[] =>
  judgeFields<Unique>(both, UNIQUE, {
    rule: 'unique',
    what: told,
    meaning: (value, side) => ({
      within: value.within,
      code: value.code,
      ignores: [...(value.ignores ?? [])].sort(),
      except: (value.except ?? []).map((one) => JSON.stringify(one)).sort(),
      by: refusingIn(both, side, value).sort(),
    }),
    broken: (before, after) => broken(both, before, after),
    lost: [],
    come: (value, isSent) => (isSent ? ['callers'] : brokenByNews(both, value)),
  });
