import { machinesOf } from '../../../../../../../openapi/model/annotations/states.ts';
import { addDays, dayOf } from '../../../../../lib/calendar.ts';
import { isObject } from '../../../../../lib/json.ts';
import { Unavailable } from '../../../../../sweep/run.ts';
import type { Thing } from '../../../../model/types.ts';
import type { Template } from '../../../../pair/pair.ts';
import { atNight } from '../../at-night.ts';
import { type About, type Case, RANKS, type Situation } from '../case.ts';
import { bring } from '../states/moves.ts';
import { withSwitches } from '../values/switches.ts';
import { beginning, periodOf } from './days.ts';

const STATES = ['PENDING', 'CONFIRMED'] as const;
const WAYS = ['as-it-is', 'switched-on', 'later', 'after-midnight', 'over-midnight'] as const;

/**
 * A write about a day or a date on which somebody has booked, in each state of that booking: as it is, with every switch
 * on, to another day, and to hours that are of another day in UTC. What was booked keeps what is not said to follow.
 */
export function bookedRecordCases({ contract, kinds, operation, target }: About): Case[] {
  const machine = machinesOf(contract.document).find(
    ({ record }) => kinds.ofSchema([record]) === 'booking',
  );
  const isOfDay = target === 'availability' || target === 'tourDate';
  if (!machine || !isOfDay || operation.method === 'POST') return [];
  const examples = Math.max(operation.body?.examples.length ?? 0, 1);
  return STATES.flatMap((state) =>
    WAYS.flatMap((way) =>
      Array.from(
        { length: examples },
        (_, example): Case => ({
          name: `booked-${way}:${state}${example === 0 ? '' : `:${example + 1}`}`,
          rank: example === 0 ? RANKS.first : RANKS.telling,
          example,
          mode: 'forbidden',
          needsAll: true,
          async before({ setting }) {
            const { booking } = setting;
            if (!booking) throw new Unavailable('needs a booking');
            if (booking.state !== state) await bring(setting, machine, booking, state);
          },
          change(situation) {
            const named = aboutBooked(situation);
            if (!named || way === 'as-it-is') return named;
            if (way === 'switched-on') return withSwitches(contract, operation, named);
            if (way !== 'later') return atNight(named, way);
            const first = periodOf(named)?.first;
            return first === undefined ? undefined : beginning(named, addDays(first, 1));
          },
        }),
      ),
    ),
  );
}

/** The request about the record of the booking's own day, and on that day; undefined where there is none. */
function aboutBooked(situation: Situation): Template | undefined {
  const { setting, template, things } = situation;
  const [named] = things;
  const booked = named && bookedOf(situation, named);
  if (!booked) return undefined;
  const put = (value: unknown) => (value === named.ref ? booked.ref : value);
  const each = (part: object) =>
    Object.fromEntries(Object.entries(part).map(([name, value]) => [name, put(value)]));
  const { body, path, query } = template;
  const about = {
    ...template,
    path: each(path ?? {}),
    query: each(query ?? {}),
    ...(isObject(body) ? { body: each(body) } : {}),
  };
  const day = setting.booking?.texts.get('startDate');
  return day === undefined ? about : beginning(about, dayOf(day));
}

/** The record of a kind that a booking of the scene is of: one that it names, or one of its first day. */
function bookedOf({ setting: { booking, offer, sequence } }: Situation, { kind }: Thing) {
  const isThere = ({ state }: Thing) => state !== 'gone';
  const named = [...(booking?.relatives ?? [])].find((one) => one.kind === kind && isThere(one));
  if (named) return named;
  const day = booking?.texts.get('startDate');
  return sequence.scene.pool
    .of(kind)
    .find(
      (one) =>
        isThere(one) &&
        one.texts.get('date') === day &&
        offer !== undefined &&
        one.relatives.has(offer),
    );
}
