import { describe, expect, it } from 'vitest';
import { judge, type Position, type Row, readPositions, readRows, validatorOf } from './matrix.ts';

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
});
