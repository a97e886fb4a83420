import { addDays, isDay } from '../../../../../lib/calendar.ts';
import { isObject, type JsonObject } from '../../../../../lib/json.ts';
import { replaced } from '../../../../../sweep/cases/body.ts';
import type { Template } from '../../../../pair/pair.ts';
import { type About, type Case, RANKS, type Situation } from '../case.ts';
import { beginning } from '../days/days.ts';
import { nameOf, placesOf, type Steps, valueAt, withValue } from '../places.ts';
import { anotherThan } from './second.ts';

/** The field in which a request says what its sender saw: what is another by now is left alone. */
const SEEN = 'expected';
/** Days from now on of which nothing is said yet. */
const UNSAID = 200;

/** What a request says that its sender saw of a record: as it is, nothing, each of its fields another. */
export function seenCases(about: About): Case[] {
  const [place] = placesOf(about).filter(
    ({ steps, value }) => steps.at(-1) === SEEN && isObject(value),
  );
  if (!place) return [];
  const { steps } = place;
  return [...(about.operation.body?.examples ?? []).entries()].flatMap(([example, body]) => {
    const seen = valueAt(body, steps);
    return isObject(seen) ? casesAt(steps, Object.keys(seen), example) : [];
  });
}

function casesAt(steps: Steps, fields: readonly string[], example: number): Case[] {
  const at = (label: string, change: Case['change'], rank: number = RANKS.telling): Case => ({
    name: `seen-${label}:${nameOf(steps)}:${example + 1}`,
    rank,
    example,
    mode: 'forbidden',
    ...(change && { change }),
  });
  const beside = (label: string, seen: (stands: JsonObject) => unknown, rank?: number): Case =>
    at(
      label,
      async (situation) => {
        const stands = await standing(situation, steps, fields);
        return stands && saying(news(situation, steps), steps, seen(stands));
      },
      rank,
    );
  const other = (field: string) => (stands: JsonObject) => ({
    ...stands,
    [field]: stands[field] === null ? 1 : anotherThan(stands[field])(),
  });
  const [first] = fields;
  // Nothing would change anyway.
  const again = (seen: (stands: JsonObject) => unknown): Case =>
    at(
      'other-again',
      async (situation) => {
        const stands = await standing(situation, steps, fields);
        return stands && saying(situation, steps, seen(stands));
      },
      RANKS.first,
    );
  return [
    beside('right', (stands) => stands),
    beside('nothing', () => null, RANKS.first),
    ...fields.map((field) => beside(`other-${field}`, other(field))),
    ...(first === undefined ? [] : [again(other(first))]),
    at('something-of-unsaid', (situation) => unsaid(situation)),
    at('nothing-of-unsaid', (situation) => {
      const template = unsaid(situation);
      return template && saying({ ...situation, template }, steps, null);
    }),
  ];
}

function unsaid({ template, setting }: Situation): Template {
  return beginning(template, addDays(setting.sequence.scene.today, UNSAID));
}

const saying = (situation: Situation, steps: Steps, seen: unknown) =>
  withValue(situation, steps, () => seen) ?? situation.template;

/** The request with one other thing to do to the record: else it would say what is so already. */
function news(situation: Situation, steps: Steps): Situation {
  const around = steps.slice(0, -1);
  const item = valueAt(situation.template.body, around);
  const isPlain = (one: unknown) => typeof one === 'number' || typeof one === 'boolean';
  const [name] = Object.entries(isObject(item) ? item : {}).find(([, one]) => isPlain(one)) ?? [];
  const template =
    name === undefined
      ? undefined
      : withValue(situation, [...around, name], anotherThan(undefined));
  return template ? { ...situation, template } : situation;
}

/** What there is once the request was sent without saying what its sender saw. */
async function standing({ template, setting }: Situation, steps: Steps, fields: readonly string[]) {
  const body = replaced(template.body, steps, undefined);
  const { mock } = await setting.sequence.scene.send({ ...template, body }, 'first');
  const item = valueAt(body, steps.slice(0, -1));
  const day = Object.values(isObject(item) ? item : {})
    .flat()
    .find(isDay);
  return day === undefined ? undefined : toldLast(mock.body, day, fields);
}

/** What an answer tells of a day in those fields: the last of several, which is how it is after the request. */
export function toldLast(
  answer: unknown,
  day: string,
  fields: readonly string[],
): JsonObject | undefined {
  const inner = Object.values(isObject(answer) || Array.isArray(answer) ? answer : {});
  const isTold = (one: unknown): one is JsonObject =>
    isObject(one) && fields.every((field) => field in one);
  if (inner.includes(day)) return inner.filter(isTold).at(-1);
  for (const one of inner) {
    const told = toldLast(one, day, fields);
    if (told) return told;
  }
  return undefined;
}
