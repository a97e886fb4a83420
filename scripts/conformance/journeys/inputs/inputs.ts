import type { Actors } from '../../actors/actors.ts';
import type { Actor } from '../../types.ts';

const DAY = 86_400_000;

const ISTANBUL = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Istanbul',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Days from today to the first day that workflows open and book: far enough for every refund. */
const FIRST_DAY = 40;

/**
 * What workflows are given. `now` is the service's own instant in milliseconds since 1970, so that days
 * are its days; `run` makes names unique. Days are calendar days in Europe/Istanbul, `YYYY-MM-DD`.
 */
export function inputsOf(actors: Actors, now: number, run: string): Record<string, unknown> {
  const today = ISTANBUL.format(now);
  const day = (distance: number) =>
    new Date(Date.parse(`${today}T00:00:00Z`) + distance * DAY).toISOString().slice(0, 10);
  const inYears = (count: number) => `${Number(today.slice(0, 4)) + count}${today.slice(4, 8)}01`;
  const person = (name: string, actor: Actor) => {
    const session = actors.session(actor);
    return session ? { [`${name}Token`]: session.token, [`${name}Id`]: session.userId } : {};
  };
  return {
    run,
    ...person('owner', 'BOAT_OWNER'),
    ...person('otherOwner', 'OTHER_BOAT_OWNER'),
    ...person('admin', 'ADMIN'),
    today,
    yesterday: day(-1),
    soon: day(3),
    ...Object.fromEntries(
      [1, 2, 3, 4, 5].map((count) => [`day${count}`, day(FIRST_DAY + count - 1)]),
    ),
    day100: day(FIRST_DAY + 99),
    day101: day(FIRST_DAY + 100),
    nextYear: day(365),
    inElevenYears: inYears(11),
    childBirthDate: inYears(-10),
  };
}
