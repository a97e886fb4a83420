import { isObject } from '../../../../../lib/json.ts';
import type { Template } from '../../../../pair/pair.ts';
import { type About, type Case, RANKS, type Situation } from '../case.ts';

/** By the hour: when it begins, and how many hours it is long. */
interface Hours {
  start: number;
  length: number;
}

/** The hour by which all is over. */
const END = 18;

/** What is asked for by the hour, beside and onto hours that another has, at the end of the day, and beside whole days. */
export function hourCases({ operation }: About): Case[] {
  const examples = operation.body?.examples ?? [];
  const example = examples.findIndex((body) => hoursOf(body) !== undefined);
  if (example < 0) return [];
  const alone = (name: string, startOf: (hours: Hours) => number): Case => ({
    name: `hours-${name}`,
    rank: RANKS.telling,
    example,
    mode: 'forbidden',
    change: ({ template }) => startingAt(template, startOf),
  });
  const beside = (name: string, change: (template: Template) => Template | undefined): Case => ({
    name: `hours-${name}`,
    rank: RANKS.telling,
    example,
    mode: 'forbidden',
    before: (situation) => takenBy(situation, situation.template),
    change: ({ template }) => change(template),
  });
  const from = (startOf: (hours: Hours) => number) => (template: Template) =>
    startingAt(template, startOf);
  return [
    alone('last', ({ length }) => END - length),
    alone('past-last', ({ length }) => END - length + 1),
    beside(
      'after',
      from(({ start, length }) => start + length),
    ),
    beside(
      'onto-end',
      from(({ start, length }) => start + length - 1),
    ),
    beside('before', before(0)),
    beside('onto-start', before(1)),
    beside('whole-day-after', wholeDay),
    {
      ...beside('after-whole-day', (template) => template),
      before: (situation) => takenBy(situation, wholeDay(situation.template)),
    },
  ];
}

/** As many hours as there are before what is taken, and `more` of those that it takes. */
const before = (more: number) => (template: Template) => {
  const hours = hoursOf(template.body);
  const made = startingAt(template, ({ start }) => start - 2 + more);
  return hours && made && isObject(made.body)
    ? { ...made, body: { ...made.body, hours: 2 } }
    : made;
};

/** Somebody else has taken it already. */
async function takenBy({ setting: { sequence, cast } }: Situation, template: Template) {
  await sequence.scene.send({ ...template, by: cast.otherCustomer }, 'taken');
}

function hoursOf(body: unknown): Hours | undefined {
  if (!isObject(body)) return undefined;
  const { startTime, hours } = body;
  if (typeof startTime !== 'string' || typeof hours !== 'number') return undefined;
  return { start: Number(startTime.slice(0, 2)), length: hours };
}

function startingAt(template: Template, startOf: (hours: Hours) => number): Template | undefined {
  const hours = hoursOf(template.body);
  if (!hours || !isObject(template.body)) return undefined;
  const startTime = `${String(startOf(hours)).padStart(2, '0')}:00`;
  return { ...template, body: { ...template.body, startTime } };
}

function wholeDay(template: Template): Template {
  if (!isObject(template.body)) return template;
  const { startTime: _start, hours: _hours, ...body } = template.body;
  return { ...template, body };
}
