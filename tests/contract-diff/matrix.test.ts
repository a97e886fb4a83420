import { describe, expect, it } from 'vitest';
import {
  judge,
  type Position,
  type Row,
  readPool,
  readPositions,
  readRows,
  validatorOf,
} from './matrix.ts';

const rows = readRows();
const positions = readPositions();

/** The most that may be reported, or the party that breaks. */
function expected({ loses, gains, policy }: Row, { direction }: Position): string {
  if (policy) return policy[direction];
  const harms = direction === 'request' ? loses : gains;
  if (harms !== undefined) return 'breaking';
  if (loses === undefined && gains === undefined) return 'none';
  return direction === 'request' ? 'addition' : 'other';
}

function said(row: Row, position: Position): string {
  const [first] = judge(row.before, row.after, position);
  if (!first) return 'none';
  if (first.level !== 'breaking') return first.level;
  const party = position.direction === 'request' ? 'callers' : 'readers';
  expect(first.breaks, first.message).toEqual([party]);
  expect(first.operations, first.message).not.toEqual([]);
  return row.policy ? first.rule : first.level;
}

describe.each([...new Set(rows.map(({ keyword }) => keyword))])('%s', (keyword) => {
  it.each(rows.filter((row) => row.keyword === keyword))('$name', (row) => {
    const wanted = positions.map((position) => `${position.name}: ${expected(row, position)}`);
    const heard = positions.map((position) => `${position.name}: ${said(row, position)}`);
    expect(heard).toEqual(wanted);
  });
});

describe('the matrix', () => {
  it.each(rows.filter(({ unproved, policy }) => !unproved && !policy))(
    'is right about $keyword: $name',
    ({ before, after, loses, gains }) => {
      const [takes, tookOver] = [validatorOf(before), validatorOf(after)];
      if (loses !== undefined) expect([takes(loses), tookOver(loses)]).toEqual([true, false]);
      if (gains !== undefined) expect([takes(gains), tookOver(gains)]).toEqual([false, true]);
    },
  );

  it('hides no lost value, whichever of its schemas follows which', () => {
    const proved = rows.filter(({ unproved, policy }) => !unproved && !policy);
    const schemas = proved.flatMap(({ before, after }) => [before, after]);
    const pool = readPool(rows);
    const takes = schemas.map(validatorOf);
    const sent = positions.find(({ direction }) => direction === 'request');
    if (!sent) throw new Error('The matrix has no place for requests.');
    const hidden: string[] = [];
    // Every schema meets others a few steps of growing width away: pairs that nobody wrote down.
    for (const [index, before] of schemas.entries()) {
      for (const step of [3, 41, 137, 229, 311]) {
        const other = (index + step) % schemas.length;
        const after = schemas[other] ?? true;
        const lost = pool.find((value) => takes[index]?.(value) && !takes[other]?.(value));
        if (lost === undefined) continue;
        const findings = judge(before, after, sent);
        const isSeen = findings.some(({ level }) => level === 'breaking');
        // A property that is named and typed from now on counts as an addition.
        const isNamed = findings.some(({ rule }) => rule === 'schema-added');
        if (!isSeen && !isNamed) hidden.push(JSON.stringify([before, after, lost]));
      }
    }
    expect(hidden).toEqual([]);
  });
});
