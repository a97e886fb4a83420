import { addDays, dayOf } from '../../../../../lib/calendar.ts';
import { isObject } from '../../../../../lib/json.ts';
import { FIRST_DAY, OPEN_DAYS } from '../../../../generate/days.ts';
import type { Thing } from '../../../../model/types.ts';
import type { Template } from '../../../../pair/pair.ts';
import { type About, type Case, RANKS, type Situation } from '../case.ts';

/** The ends of a booking: both days count. */
const ENDS = { first: 'startDate', last: 'endDate' } as const;

/** A day that no booking takes, and that the calendar does not have yet. */
const freeDay = ({ setting }: Situation) =>
  addDays(setting.sequence.scene.today, FIRST_DAY + OPEN_DAYS + 1);

/** A day of the calendar that a booking begins or ends on, where a request is about one: also moved elsewhere, and closed. */
export function takenDayCases({ contract, kinds, operation, target }: About): Case[] {
  if (target !== 'availability') return [];
  const parameter = operation.parameters.find(
    ({ name, in: where }) => where === 'path' && kinds.ofPath(operation, name) === 'availability',
  );
  const body = contract.schemas.flatten(operation.body?.schema ?? {}).properties;
  const cases = (name: string, make: (situation: Situation, day: Thing) => Template) =>
    Object.entries(ENDS).map(
      ([end, field]): Case => ({
        name: `taken-${end}${name}`,
        rank: RANKS.telling,
        mode: 'forbidden',
        needsAll: true,
        change(situation) {
          const day = dayNamed(situation, field);
          return day && make(situation, day);
        },
      }),
    );
  if (parameter)
    return cases('', ({ template }, { ref }) => ({
      ...template,
      path: { ...template.path, [parameter.name]: ref },
    }));
  if (!('id' in body && 'date' in body)) return [];
  const withBody = ({ template }: Situation, { ref }: Thing, more: object): Template => ({
    ...template,
    body: { ...(isObject(template.body) ? template.body : {}), id: ref, ...more },
  });
  return [
    ...cases('-moved', (situation, day) => withBody(situation, day, { date: freeDay(situation) })),
    ...cases('-closed', (situation, day) =>
      withBody(situation, day, { date: day.texts.get('date'), isAvailable: false }),
    ),
  ];
}

/** The record of the day that a booking of the offer begins or ends on. */
function dayNamed({ setting: { booking, offer, sequence } }: Situation, field: string) {
  const instant = booking?.texts.get(field);
  if (!offer || !instant) return undefined;
  return sequence.scene.pool
    .of('availability')
    .find(
      ({ texts, relatives, state }) =>
        state !== 'gone' && relatives.has(offer) && texts.get('date') === dayOf(instant),
    );
}
