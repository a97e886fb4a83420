import * as v from 'valibot';
import { clockOf } from '../engine/session.ts';
import { DAY, instant } from '../rules/day.ts';
import { parse } from './parse.ts';
import { type ControlContext, ControlError, type ControlRoute } from './route.ts';
import { restoreSnapshot, snapshotOf } from './snapshot.ts';

const Reset = v.optional(v.strictObject({ scenario: v.optional(v.string()) }), {});

const Clock = v.union(
  [
    v.strictObject({ now: v.pipe(v.string(), v.isoTimestamp()) }),
    v.strictObject({ advanceDays: v.number() }),
    v.strictObject({ advance: v.number() }),
    v.strictObject({ reset: v.literal(true) }),
  ],
  'send one of {"now": "2027-06-12T09:00:00Z"}, {"advanceDays": 3}, {"advance": milliseconds}, {"reset": true}',
);

const Bank = v.strictObject({ bank: v.picklist(['normal', 'slow']) });

function clock({ session, realNow }: ControlContext) {
  const { now, today } = clockOf(session, realNow);
  return { now: instant(now), today, offset: session.clockOffset };
}

function scenarioNamed({ scenarios }: ControlContext, name: string): string {
  if (scenarios.some((scenario) => scenario.name === name)) return name;
  const known = scenarios.map((scenario) => scenario.name).join(', ');
  throw new ControlError(`There is no scenario ${name}. Known: ${known}.`);
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
      context.reset(context.worldOf(scenarioNamed(context, name)));
      return { body: state(context) };
    },
  },
  {
    method: 'GET',
    path: '/clock',
    summary: "The session's clock; `offset` is what it is ahead, in milliseconds.",
    run: (context) => ({ body: clock(context) }),
  },
  {
    method: 'PUT',
    path: '/clock',
    summary: 'Sets or advances the clock, by days or milliseconds. Tokens go by real time.',
    example: { advanceDays: 3 },
    run(context, { body }) {
      const wish = parse(Clock, body);
      const { session, realNow } = context;
      if ('now' in wish) session.clockOffset = Date.parse(wish.now) - realNow;
      else if ('advanceDays' in wish) session.clockOffset += wish.advanceDays * DAY;
      else if ('advance' in wish) session.clockOffset += wish.advance;
      else session.clockOffset = 0;
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
    run: ({ session }) => ({ body: snapshotOf(session) }),
  },
  {
    method: 'PUT',
    path: '/snapshot',
    summary: 'Puts the session into the state of a snapshot.',
    run(context, { body }) {
      restoreSnapshot(context, body);
      return { body: state(context) };
    },
  },
];
