import * as v from 'valibot';
import { clockOf } from '../../engine/session/session.ts';
import { DAY, instant } from '../../rules/calendar/day.ts';
import { type ControlContext, ControlError, type ControlRoute } from '../route.ts';
import { MAX_SNAPSHOT_BYTES, restoreSnapshot, snapshotOf } from '../snapshot.ts';
import { Days, Instant, isWithinReach, Milliseconds, REACH, Short } from '../values/limits.ts';
import { parse } from '../values/parse.ts';
import { checkedScenario } from '../values/scenario.ts';

const Reset = v.optional(v.strictObject({ scenario: v.optional(Short) }), {});

const Clock = v.union(
  [
    v.strictObject({ now: Instant }),
    v.strictObject({ advanceDays: Days }),
    v.strictObject({ advance: Milliseconds }),
    v.strictObject({ reset: v.literal(true) }),
  ],
  `send one of {"now": "2027-06-12T09:00:00Z"}, {"advanceDays": 3}, {"advance": milliseconds}, {"reset": true}; the clock ${REACH}`,
);

const Bank = v.strictObject({ bank: v.picklist(['normal', 'slow']) });

function clock({ session, realNow }: ControlContext) {
  const { now, today } = clockOf(session, realNow);
  const { clockOffset, startOffset } = session;
  return { now: instant(now), today, offset: clockOffset, moved: clockOffset - startOffset };
}

/** How far ahead the clock is when it was moved as wished, in whole milliseconds. */
function offsetOf({ session, realNow }: ControlContext, wish: v.InferOutput<typeof Clock>): number {
  if ('now' in wish) return Date.parse(wish.now) - realNow;
  if ('advanceDays' in wish) return session.clockOffset + Math.round(wish.advanceDays * DAY);
  if ('advance' in wish) return session.clockOffset + Math.round(wish.advance);
  return session.startOffset;
}

function state(context: ControlContext) {
  const { session } = context;
  return {
    session: session.name,
    scenario: session.world.scenario,
    bank: session.bank,
    ...clock(context),
  };
}

/** What becomes of a session: its scenario, its clock, its bank, its snapshot. */
export const sessionRoutes: ControlRoute[] = [
  {
    method: 'GET',
    path: '/state',
    summary: 'Name, scenario, clock and bank of the session.',
    run: (context) => ({ body: state(context) }),
  },
  {
    method: 'GET',
    path: '/sessions',
    summary: 'The open sessions, the one used last first.',
    run: ({ sessions }) => ({
      body: [...sessions()]
        .toSorted((a, b) => b.lastUsed - a.lastUsed)
        .map(({ name, world, log, lastUsed }) => ({
          name,
          scenario: world.scenario,
          today: world.today,
          calls: log.calls.length,
          lastUsed: instant(lastUsed),
        })),
    }),
  },
  {
    method: 'GET',
    path: '/scenarios',
    summary: 'What a session can start from.',
    run: ({ scenarios }) => ({ body: scenarios }),
  },
  {
    method: 'POST',
    path: '/reset',
    summary: 'Back to the start of a scenario; of the present one when none is named.',
    example: { scenario: 'busy-season' },
    run(context, { body }) {
      const { scenario } = parse(Reset, body);
      const name = scenario ?? context.session.world.scenario;
      context.reset(context.worldOf(checkedScenario(context, name)));
      return { body: state(context) };
    },
  },
  {
    method: 'GET',
    path: '/clock',
    summary:
      "The session's clock; `offset` is what it is ahead of real time, `moved` what it was moved, in milliseconds.",
    run: (context) => ({ body: clock(context) }),
  },
  {
    method: 'PUT',
    path: '/clock',
    summary:
      'Sets or advances the clock, by days or milliseconds, or undoes that with reset. Tokens go by real time.',
    example: { advanceDays: 3 },
    run(context, { body }) {
      const wish = parse(Clock, body);
      const { session } = context;
      const offset = offsetOf(context, wish);
      if (!isWithinReach(context.realNow + offset))
        throw new ControlError(`now: the clock ${REACH}, Istanbul time.`);
      session.clockOffset = offset;
      context.saveSession();
      return { body: clock(context) };
    },
  },
  {
    method: 'PUT',
    path: '/bank',
    summary: 'How the bank behind the payment page behaves: normal or slow.',
    example: { bank: 'slow' },
    run(context, { body }) {
      context.session.bank = parse(Bank, body).bank;
      context.saveSession();
      return { body: state(context) };
    },
  },
  {
    method: 'GET',
    path: '/snapshot',
    summary: 'Everything that was changed in the session, to be loaded again later.',
    run: ({ session, realNow }) => ({ body: snapshotOf(session, realNow) }),
  },
  {
    method: 'PUT',
    path: '/snapshot',
    maxBodyBytes: MAX_SNAPSHOT_BYTES,
    summary: 'Puts the session into the state of a snapshot.',
    run(context, { body }) {
      restoreSnapshot(context, body);
      return { body: state(context) };
    },
  },
];
