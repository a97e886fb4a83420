import {
  decomposed,
  lowerCase,
  padded,
  upperCase,
} from '../../../../../../../openapi/model/text.ts';
import { type FlatSchema, variantOf } from '../../../../../contract/schemas.ts';
import { addDays, addYears } from '../../../../../lib/calendar.ts';
import { isObject } from '../../../../../lib/json.ts';
import { choicesOf, highest, lowest } from '../../../../../sweep/cases/values.ts';
import { othersOf } from '../../../../generate/menus.ts';
import { PerSide } from '../../../../pair/sides.ts';
import { type About, type Case, RANKS } from '../case.ts';
import { nameOf, placesOf, type Steps, withValue } from '../places.ts';

/** Each place of a body by itself: left out, null, at its edges, in other letters, as another list. */
export function fieldCases(about: About): Case[] {
  return placesOf(about).flatMap(({ schema, value, steps, optional, example }) => {
    const name = nameOf(steps);
    const at = (label: string, rank: number, change: (old: unknown) => unknown): Case => ({
      name: `${label}:${name}`,
      rank,
      example,
      change: (situation) => withValue(situation, steps, change),
    });
    if (value === undefined) return absent(schema, at);
    return [
      ...(optional ? [at('without', RANKS.telling, () => undefined)] : []),
      ...(schema.nullable && value !== null ? [at('null', RANKS.telling, () => null)] : []),
      ...lists(value, steps, at),
      ...choices(schema, value, at),
      ...numbers(schema, value, at),
      ...texts(schema, value, at),
      ...dates(schema, value, steps, example, saidOf(about)),
      ...years(schema, value, steps, example),
    ];
  });
}

type At = (label: string, rank: number, change: (old: unknown) => unknown) => Case;

/** What an example leaves out, sent as well. */
function absent(schema: FlatSchema, at: At): Case[] {
  const menu = othersOf(schema, undefined, false).filter((one) => typeof one !== 'object');
  const [value] = menu;
  const cases = value === undefined ? [] : [at('with', RANKS.wide, () => value)];
  return schema.nullable ? [...cases, at('null', RANKS.wide, () => null)] : cases;
}

function lists(value: unknown, steps: Steps, at: At): Case[] {
  if (!Array.isArray(value)) return [];
  const list = (change: (items: unknown[]) => unknown[]) => (old: unknown) =>
    Array.isArray(old) ? change(old) : old;
  const changes: [string, (items: unknown[]) => unknown[]][] = [
    ['empty', () => []],
    ['shorter', (items) => items.slice(0, -1)],
    ['reversed', (items) => (items.length > 1 ? items.toReversed() : items)],
    ['doubled', (items) => [...items, ...items.slice(0, 1)]],
  ];
  const rank = steps.length > 1 ? RANKS.deep : RANKS.wide;
  return changes.map(([label, change]) => at(label, rank, list(change)));
}

/** How many choices of a field are tried early. */
const FEW = 3;

function choices(schema: FlatSchema, value: unknown, at: At): Case[] {
  const rank = choicesOf(schema).length <= FEW ? RANKS.wide : RANKS.deep;
  return choicesOf(schema)
    .filter((choice) => choice !== value)
    .map((choice) => at(`is-${String(choice)}`, rank, () => choice));
}

function numbers(schema: FlatSchema, value: unknown, at: At): Case[] {
  const edges = (
    [
      ['least', lowest(schema)],
      ['most', highest(schema)],
    ] as const
  ).flatMap(([label, edge]) =>
    edge === undefined ? [] : [at(label, label === 'least' ? RANKS.wide : RANKS.deep, () => edge)],
  );
  if (typeof value !== 'number') return edges;
  const step = schema.types.includes('integer') ? 1 : 0.5;
  const by = (more: number) => (old: unknown) => (typeof old === 'number' ? old + more : old);
  // Nothing is added or taken off: what is rounded all the same shows by itself.
  const isEither = typeof schema.minimum === 'number' && schema.minimum < 0 && value !== 0;
  const zero = isEither ? [at('zero', RANKS.first, () => 0)] : [];
  return [...zero, ...edges, at('more', RANKS.deep, by(step)), at('less', RANKS.deep, by(-step))];
}

function texts(schema: FlatSchema, value: unknown, at: At): Case[] {
  const isFree =
    schema.types.includes('string') &&
    !schema.enum &&
    (schema.format === undefined || schema.format === 'email') &&
    schema.contentEncoding === undefined;
  if (!isFree || typeof value !== 'string') return [];
  const text = (change: (old: string) => string) => (old: unknown) =>
    typeof old === 'string' ? change(old) : old;
  return [
    at('padded', RANKS.telling, text(padded)),
    at('upper', RANKS.deep, text(upperCase)),
    at('lower', RANKS.deep, text(lowerCase)),
    at(
      'turkish',
      RANKS.deep,
      text((old) => `İı Iğdır ${old}`.slice(0, schema.maxLength)),
    ),
    at('decomposed', RANKS.last, text(decomposed)),
    // The letter whose capital depends on the language: a pattern lets it in where it refuses the Turkish ones.
    ...(schema.pattern === undefined
      ? []
      : [
          at(
            'with-i',
            RANKS.wide,
            text((old) => old.replace(/\p{L}/u, 'i')),
          ),
        ]),
  ];
}

const WORDS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** The whole numbers that a description says, in digits or words. */
function numbersIn(description = ''): number[] {
  const digits = description.match(/(?<![\d.:-])\d{1,2}(?![\d.:-])/gu)?.map(Number) ?? [];
  const words = WORDS.flatMap((word, index) =>
    new RegExp(`\\b${word}\\b`, 'iu').test(description) ? [index + 2] : [],
  );
  return [...new Set([...digits, ...words])];
}

/** What an operation and its body are said to be: limits of a day may stand there. */
function saidOf({ contract, operation }: About): string {
  const { description = '' } = contract.schemas.flatten(operation.body?.schema ?? {});
  return `${operation.description} ${description}`;
}

/** A day in as many years as its description says, to come and gone by, and the days beside it; today and tomorrow. */
function dates(
  { format, description }: FlatSchema,
  value: unknown,
  steps: Steps,
  example: number,
  said: string,
): Case[] {
  if (format !== 'date' || typeof value !== 'string') return [];
  const years = numbersIn(`${description} ${said}`).flatMap((number) => [
    number,
    -number,
    -number - 1,
  ]);
  const offsets = [0, ...years].flatMap((year) => [0, 1].map((days) => ({ year, days })));
  return offsets.map(
    ({ year, days }): Case => ({
      name: `in-${year}-years-${days}:${nameOf(steps)}`,
      rank: RANKS.wide,
      example,
      change(situation) {
        const { today } = situation.setting.sequence.scene;
        return withValue(situation, steps, () => addDays(addYears(today, year), days));
      },
    }),
  );
}

const YEAR = { least: 1900, most: 2200 };

/** A year by itself: this one, and those beside it. */
function years({ types }: FlatSchema, value: unknown, steps: Steps, example: number): Case[] {
  const isYear =
    types.includes('integer') &&
    typeof value === 'number' &&
    value > YEAR.least &&
    value < YEAR.most &&
    /year/iu.test(nameOf(steps));
  if (!isYear) return [];
  return [0, 1, 2].map((more) => ({
    name: `year-${more}:${nameOf(steps)}`,
    rank: RANKS.telling,
    example,
    mode: 'forbidden',
    change(situation) {
      const { today } = situation.setting.sequence.scene;
      return withValue(situation, steps, () => Number(today.slice(0, 4)) + more);
    },
  }));
}

/** Bodies with few fields: those that are required alone, with each of their choices, and with each other one by itself. */
export function partialCases(about: About): Case[] {
  const { contract, operation } = about;
  const { body } = operation;
  if (body?.media !== 'application/json') return [];
  const flat = contract.schemas.flatten(body.schema);
  const { properties, required } = variantOf(flat, body.examples[0]);
  const optional = Object.keys(properties).filter((name) => !required.includes(name));
  if (optional.length === 0) return [];
  const only = (keep: readonly string[]) => (old: unknown) =>
    isObject(old) && !(old instanceof PerSide)
      ? Object.fromEntries(
          Object.entries(old).filter(([name]) => required.includes(name) || keep.includes(name)),
        )
      : old;
  const partial = (name: string, rank: number, keep: readonly string[]): Case => ({
    name,
    rank,
    change: (situation) => withValue(situation, [], only(keep)),
  });
  const isUpdate = operation.method !== 'POST';
  const chosen = required.flatMap((field) => {
    const choices = choicesOf(contract.schemas.flatten(properties[field] ?? {}));
    return choices.length > FEW ? [] : choices.map((choice) => ({ field, choice }));
  });
  return [
    partial('only-required', RANKS.first, []),
    // What is said beside a choice may decide what it means, and what it is said of: here that is as it was made.
    ...chosen.map(
      ({ field, choice }): Case => ({
        name: `only-required:${field}-is-${String(choice)}`,
        rank: RANKS.telling,
        isAsMade: true,
        change: (situation) =>
          withValue(situation, [], (old) => {
            const body = only([])(old);
            return isObject(body) ? { ...body, [field]: choice } : body;
          }),
      }),
    ),
    ...(isUpdate ? optional.map((name) => partial(`only:${name}`, RANKS.wide, [name])) : []),
  ];
}
