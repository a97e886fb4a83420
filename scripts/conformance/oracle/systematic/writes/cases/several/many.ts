import { instantOf, isInstant } from '../../../../../lib/calendar.ts';
import { isObject } from '../../../../../lib/json.ts';
import { replaced } from '../../../../../sweep/cases/body.ts';
import { Unavailable } from '../../../../../sweep/run.ts';
import { isDone, type Template } from '../../../../pair/pair.ts';
import { boat, creatorOf, tour, valid } from '../../../../sequence/make.ts';
import { book } from '../../setting.ts';
import { type About, type Case, RANKS, type Situation } from '../case.ts';
import { type Steps, valueAt } from '../places.ts';
import { validOf } from '../states/moves.ts';

/** What is done to several records at once, where one of them is in the way of all or of none. */
export function manyCases(about: About): Case[] {
  return [...bookedCases(about), ...chainCases(about), ...swapCases(about)];
}

/** How many records of a list are made until one is refused, at most. */
const MOST_MADE = 25;

/** Where there are as many as there may be, one goes and another comes in one request. */
function swapCases({ kinds, operation }: About): Case[] {
  const example = operation.body?.examples.find(isObject) ?? {};
  const pairs = Object.keys(example).flatMap((added) => {
    const [, list] = /^(\w+?)s?ToAdd$/u.exec(added) ?? [];
    const removed = `${list}IdsToRemove`;
    const kind = kinds.ofField(removed, undefined);
    return list !== undefined && removed in example && kind ? [{ added, removed, kind }] : [];
  });
  return pairs.map(({ added, removed, kind }) => ({
    name: `swap-when-full:${added}`,
    rank: RANKS.telling,
    mode: 'forbidden',
    async before({ setting, things: [thing] }) {
      const { scene } = setting.sequence;
      const creator = scene.contract.operation(creatorOf(scene, kind));
      for (let made = 0; made < MOST_MADE; made += 1) {
        const answer = await scene.send(await validOf(setting, creator, thing), 'one more');
        if (!isDone(answer)) return;
      }
      throw new Unavailable(`needs as many of ${kind} as there may be`);
    },
    async change({ template, setting, things: [thing] }) {
      const { scene } = setting.sequence;
      const { pool } = scene;
      const creator = scene.contract.operation(creatorOf(scene, kind));
      const { body: made } = await validOf(setting, creator, thing);
      const first = pool.of(kind).find((one) => one.state !== 'gone' && thing?.relatives.has(one));
      if (!first || !isObject(template.body) || !isObject(made)) return undefined;
      // What it belongs to is said by the request around it.
      const one = Object.fromEntries(Object.entries(made).filter(([name]) => !/Id$/u.test(name)));
      const others = Object.entries(template.body).filter(
        ([name]) => !/To(?:Add|Update|Remove)$/u.test(name),
      );
      const body = { ...Object.fromEntries(others), [added]: [one], [removed]: [first.ref] };
      return { ...template, body };
    },
  }));
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
