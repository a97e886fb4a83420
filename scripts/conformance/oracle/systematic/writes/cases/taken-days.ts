import { dayOf } from '../../../../lib/calendar.ts';
import { type About, type Case, RANKS, type Situation } from './case.ts';

/** The ends of a booking: both days count. */
const ENDS = { first: 'startDate', last: 'endDate' } as const;

/** A day of the calendar that a booking begins or ends on, where a request is about one. */
export function takenDayCases({ kinds, operation, target }: About): Case[] {
  const parameter = operation.parameters.find(
    ({ name, in: where }) => where === 'path' && kinds.ofPath(operation, name) === 'availability',
  );
  if (!parameter || target !== 'availability') return [];
  return Object.entries(ENDS).map(
    ([end, field]): Case => ({
      name: `taken-${end}`,
      rank: RANKS.telling,
      mode: 'forbidden',
      needsAll: true,
      change(situation) {
        const day = dayNamed(situation, field);
        const { template } = situation;
        return day && { ...template, path: { ...template.path, [parameter.name]: day.ref } };
      },
    }),
  );
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
