import { addDays, dayOf, daysBetween, isDayOrInstant } from '../../../../../lib/calendar.ts';
import { isObject } from '../../../../../lib/json.ts';
import { FIRST_DAY, OPEN_DAYS } from '../../../../generate/days.ts';
import type { Template } from '../../../../pair/pair.ts';
import { PerSide } from '../../../../pair/sides.ts';
import { type About, type Case, RANKS, type Situation } from '../case.ts';

/** Whether a booking is of a date of a tour, whose days it has. */
export const isOfDate = (body: unknown) => isObject(body) && 'tourDateId' in body;

/** What is taken already around the record, or undefined: first and last day. */
type Period = { first: string; last: string } | undefined;

/** Days of a request moved beside and onto those that are taken, and to the edges of what is open. */
export function dayCases({ contract, operation }: About): Case[] {
  const inQuery = operation.parameters.some(({ in: where, schema = {} }) => {
    const { format } = contract.schemas.flatten(schema);
    return where === 'query' && (format === 'date' || format === 'date-time');
  });
  const examples = operation.body?.examples ?? [];
  const withDays = examples.flatMap((value, index) =>
    [...daysIn(value)].length > 0 && !isOfDate(value) ? [index] : [],
  );
  const indexes = inQuery ? [0] : withDays;
  const moved = (
    name: string,
    rank: number,
    first: (at: Situation, length: number) => string | undefined,
  ) =>
    indexes.map(
      (example): Case => ({
        name: `days-${name}:${example + 1}`,
        rank,
        example,
        // Of a tour the days are those of its date.
        offer: 'boat',
        change: (situation) => movedTo(situation, first),
      }),
    );
  const open = ({ setting }: Situation, days: number) =>
    addDays(setting.sequence.scene.today, days);
  const beside =
    (more: (taken: NonNullable<Period>, length: number) => string) =>
    (situation: Situation, length: number) => {
      const taken = takenIn(situation);
      return taken && more(taken, length);
    };
  return [
    ...moved(
      'onto-last',
      RANKS.telling,
      beside(({ last }) => last),
    ),
    ...moved(
      'after-last',
      RANKS.telling,
      beside(({ last }) => addDays(last, 1)),
    ),
    ...moved(
      'until-first',
      RANKS.telling,
      beside(({ first }, length) => addDays(first, 1 - length)),
    ),
    ...moved(
      'before-first',
      RANKS.telling,
      beside(({ first }, length) => addDays(first, -length)),
    ),
    ...moved('today', RANKS.wide, (situation) => open(situation, 0)),
    ...moved('yesterday', RANKS.wide, (situation) => open(situation, -1)),
    // What is free next is told in lists.
    ...moved('first-open', RANKS.first, (situation) => open(situation, FIRST_DAY)).map((one) => ({
      ...one,
      isWatched: true,
    })),
    ...moved('before-open', RANKS.wide, (situation) => open(situation, FIRST_DAY - 1)),
    ...moved('last-open', RANKS.wide, (situation, length) =>
      open(situation, FIRST_DAY + OPEN_DAYS - length),
    ),
    ...moved('past-open', RANKS.wide, (situation, length) =>
      open(situation, FIRST_DAY + OPEN_DAYS - length + 1),
    ),
    // Papers are about to expire for a month.
    ...[29, 30, 31].map((days) =>
      moved(`in-${days}`, RANKS.wide, (situation) => open(situation, days)),
    ),
    ...moved('far', RANKS.deep, (situation) => open(situation, 800)),
    ...instantCases(examples),
  ].flat();
}

const MINUTE = 60_000;
const DAY_LONG = 24 * 60 * MINUTE;

/**
 * Spans of instants moved to where another one of the record ends and begins, and a minute into it; one that says how
 * long it is instead of when it ends; the record's own, a day longer.
 */
function instantCases(examples: readonly unknown[]): Case[] {
  const example = examples.findIndex((body) => spanOf(body) !== undefined);
  if (example < 0) return [];
  const moved = (
    name: string,
    spanFor: (taken: Span, length: number) => Span,
    { isOwn = false, isOpen = false } = {},
  ): Case => ({
    name: `instants-${name}`,
    rank: RANKS.telling,
    example,
    mode: 'forbidden',
    change({ template, setting, things }) {
      const around = [...(setting.offer?.relatives ?? [])];
      const dates = isOwn ? things.slice(0, 1) : around.filter((one) => !things.includes(one));
      const taken = dates.map(({ texts }) => spanOf(Object.fromEntries(texts))).find((one) => one);
      const span = spanOf(template.body);
      if (!taken || !span || !isObject(template.body)) return undefined;
      const { start, end } = spanFor(taken, span.end - span.start);
      const startDate = new Date(start).toISOString();
      const length = isOpen
        ? { durationMinutes: (end - start) / MINUTE, endDate: undefined }
        : { endDate: new Date(end).toISOString() };
      return { ...template, body: { ...template.body, startDate, ...length } };
    },
  });
  const from = (start: number, length: number): Span => ({ start, end: start + length });
  return [
    moved('after', ({ end }, length) => from(end, length)),
    moved('onto-end', ({ end }, length) => from(end - MINUTE, length)),
    moved('before', ({ start }, length) => from(start - length, length)),
    moved('onto-start', ({ start }, length) => from(start - length + MINUTE, length)),
    moved('open-before', ({ start }, length) => from(start - length, length), { isOpen: true }),
    moved('open-onto-start', ({ start }, length) => from(start - length + MINUTE, length), {
      isOpen: true,
    }),
    moved('a-day-longer', ({ start, end }) => ({ start, end: end + DAY_LONG }), { isOwn: true }),
  ];
}

/** Milliseconds since 1970. */
interface Span {
  start: number;
  end: number;
}

function spanOf(body: unknown): Span | undefined {
  if (!isObject(body)) return undefined;
  const [start, end] = [body.startDate, body.endDate].map((text) =>
    typeof text === 'string' && text.includes('T') ? Date.parse(text) : Number.NaN,
  );
  return start !== undefined && end !== undefined && end > start ? { start, end } : undefined;
}

function* daysIn(value: unknown): Generator<string> {
  if (isDayOrInstant(value) && value > '2020') yield value;
  else if (Array.isArray(value)) for (const item of value) yield* daysIn(item);
  else if (isObject(value) && !(value instanceof PerSide))
    for (const inner of Object.values(value)) yield* daysIn(inner);
}

function shifted(value: unknown, days: number): unknown {
  if (isDayOrInstant(value) && value > '2020')
    return `${addDays(value.slice(0, 10), days)}${value.slice(10)}`;
  if (Array.isArray(value)) return value.map((item) => shifted(item, days));
  if (!isObject(value) || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, shifted(inner, days)]),
  );
}

function movedTo(
  situation: Situation,
  firstOf: (situation: Situation, length: number) => string | undefined,
): Template | undefined {
  const { template } = situation;
  const period = periodOf(template);
  const wanted = period && firstOf(situation, daysBetween(period.first, period.last));
  return wanted === undefined || wanted === period?.first ? undefined : beginning(template, wanted);
}

/** The first and the last day that a request names; undefined when it names none. */
export function periodOf({ body, query }: Template): Period {
  const all = [...daysIn(body), ...daysIn(query)].map((day) => dayOf(day)).sort();
  const [first, last = first] = [all[0], all.at(-1)];
  return first === undefined || last === undefined ? undefined : { first, last };
}

/** A request with its days moved so that the first of them is `day`; as it is when it names none. */
export function beginning(template: Template, day: string): Template {
  const period = periodOf(template);
  if (!period) return template;
  const distance = daysApart(period.first, day);
  const query = shifted(template.query, distance);
  return {
    ...template,
    body: shifted(template.body, distance),
    query: isObject(query) ? query : {},
  };
}

/** How many days the second lies after the first. */
const daysApart = (first: string, second: string) => daysBetween(first, second) - 1;

/** The days of the booking, or else of a date, that the record has already. */
function takenIn({ setting, things }: Situation): Period {
  const { offer, booking } = setting;
  const dates = [...(offer?.relatives ?? [])].filter(
    (one) => one.texts.has('startDate') && one !== things[0],
  );
  const taken = [booking, ...dates].find((one) => one?.texts.has('startDate') && one !== things[0]);
  const first = taken?.texts.get('startDate');
  const last = taken?.texts.get('endDate') ?? first;
  return first && last ? { first: dayOf(first), last: dayOf(last) } : undefined;
}
