import { instantOf, isInstant } from '../../../../../lib/calendar.ts';
import { isObject } from '../../../../../lib/json.ts';
import { replaced } from '../../../../../sweep/cases/body.ts';
import type { Template } from '../../../../pair/pair.ts';
import { boat, tour, valid } from '../../../../sequence/make.ts';
import { book } from '../../setting.ts';
import { type About, type Case, RANKS, type Situation } from '../case.ts';
import { type Steps, valueAt } from '../places.ts';

/** What is done to several records at once, where one of them is in the way of all or of none. */
export function manyCases(about: About): Case[] {
  return [...bookedCases(about), ...chainCases(about)];
}

/** All offers of somebody are removed, of which the oldest or the newest has a booking. */
function bookedCases({ kinds, operation, target }: About): Case[] {
  const kind = kinds.ofOperation(operation);
  const isOfOffers = target === 'user' && (kind === 'boat' || kind === 'tour');
  if (operation.method !== 'DELETE' || !operation.answers.has(409) || !isOfOffers) return [];
  return (['oldest', 'newest'] as const).map((booked) => ({
    name: `booked-${booked}`,
    rank: RANKS.first,
    mode: 'forbidden',
    isAlone: true,
    async before({ setting }) {
      const { booking, cast, sequence } = setting;
      const { scene } = sequence;
      if (booked === 'newest' && booking)
        await valid(scene, 'cancelBooking', { thing: booking, by: cast.customer });
      await (kind === 'boat' ? boat : tour)(scene, cast.owner);
      const thing = scene.pool.of(kind).at(-1);
      if (booked === 'newest' && thing) await book(setting, thing, cast.customer);
    },
  }));
}

/** A list of dates of which one overlaps what is there, and another overlaps that one alone. */
function chainCases({ contract, operation }: About): Case[] {
  const { body } = operation;
  if (body?.media !== 'application/json') return [];
  const { properties, items } = contract.schemas.flatten(body.schema);
  const lists: Steps[] = items ? [[]] : Object.keys(properties).map((name) => [name]);
  return lists.flatMap((steps): Case[] => {
    const [item] = [valueAt(body.examples[0], steps)].flat();
    if (!isObject(item) || !isInstant(item.startDate) || !isInstant(item.endDate)) return [];
    return [
      {
        name: `chain:${steps.join('.') || 'body'}`,
        rank: RANKS.first,
        mode: 'forbidden',
        change: (situation) => chained(situation, steps),
      },
    ];
  });
}

const later = (instant: string, milliseconds: number) =>
  instantOf(Date.parse(instant) + milliseconds);

function chained({ template, things, setting }: Situation, steps: Steps): Template | undefined {
  const around = [...things, ...(setting.offer?.relatives ?? [])];
  const taken = around.find(
    ({ kind, state, texts }) => kind === 'tourDate' && state !== 'gone' && texts.has('endDate'),
  );
  const [start, end] = [taken?.texts.get('startDate'), taken?.texts.get('endDate')];
  const [item] = [valueAt(template.body, steps)].flat();
  if (!start || !end || !isObject(item)) return undefined;
  const length = Date.parse(end) - Date.parse(start);
  const dates = [
    { ...item, startDate: later(start, length / 2), endDate: later(end, length / 2) },
    { ...item, startDate: end, endDate: later(end, length) },
  ];
  return { ...template, body: replaced(template.body, steps, dates) };
}
