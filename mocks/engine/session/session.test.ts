import { describe, expect, it } from 'vitest';
import { createWorld } from '../../store/state.ts';
import { clockOf, createSession } from './session.ts';

const world = createWorld({ scenario: 'default', today: '2026-11-20' }, {});
const at = (instant: string) => Date.parse(instant);

describe('the clock of a session', () => {
  it.each([
    ['2026-11-20T20:59:59.999Z', '2026-11-20'],
    ['2026-11-20T21:00:00Z', '2026-11-21'],
    ['2026-11-21T20:59:59.999Z', '2026-11-21'],
    ['2026-11-19T21:00:00Z', '2026-11-20'],
  ])('at %s stands on %s in Istanbul, whatever it was asked before', (instant, today) => {
    const session = { ...createSession('', world, at(instant)), clockOffset: 0 };
    expect(clockOf(session, at(instant))).toEqual({ now: at(instant), today });
  });

  it.each(['2026-11-20T09:30:15Z', '2026-07-01T20:59:59Z', '2031-02-28T21:00:00Z'])(
    'begins on the day of its world at the time of day that is %s in reality',
    (instant) => {
      const session = createSession('', world, at(instant));
      const { now, today } = clockOf(session, at(instant));
      expect(today).toBe('2026-11-20');
      expect(Number.isInteger((now - at(instant)) / 86_400_000)).toBe(true);
    },
  );

  it('goes ahead by its own offset', () => {
    const session = createSession('', world, at('2026-11-20T12:00:00Z'));
    session.clockOffset += 3 * 86_400_000;
    expect(clockOf(session, at('2026-11-20T12:00:00Z')).today).toBe('2026-11-23');
  });
});
