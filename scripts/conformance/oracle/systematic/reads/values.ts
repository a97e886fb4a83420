import { lowerCase, padded, unmarked, upperCase } from '../../../../../openapi/model/text.ts';
import type { Contract } from '../../../contract/contract.ts';
import type { FlatSchema } from '../../../contract/schemas.ts';
import { addDays, dayOf, isDayOrInstant } from '../../../lib/calendar.ts';
import { isObject } from '../../../lib/json.ts';
import { choicesOf, highest, lowest } from '../../../sweep/cases/values.ts';
import { isOfferKind } from '../../model/kinds.ts';
import type { Thing } from '../../model/types.ts';
import { PerSide, SIDES } from '../../pair/sides.ts';
import type { Scene } from '../../sequence/scene.ts';
import { inTurns } from '../in-turns.ts';
import type { Asked } from './operations.ts';

/** A value to ask for, and what it is called in the name of its case. */
export interface Telling {
  value: unknown;
  label: string;
}

/** How many values of each sort are asked for. */
const MOST = { records: 8, days: 5, busiest: 2, numbers: 4, texts: 5 };

const DAY_NAMES = /(date|from|to|start|end)$/iu;

const unique = <T>(all: readonly T[]): T[] => [...new Set(all)];

/** Some of many: the ends, and others evenly between them. */
export function spread<T>(all: readonly T[], most: number): T[] {
  if (all.length <= most) return [...all];
  const step = (all.length - 1) / (most - 1);
  const found = Array.from({ length: most }, (_, index) => all[Math.round(index * step)]);
  return found.filter((one) => one !== undefined);
}

/** The values at the leaves of answers, each with the name of its field. */
export type Leaves = readonly (readonly [name: string, value: unknown])[];

/** Every value at the leaves of an answer with the name of its field, depth first. */
export function* leavesOf(value: unknown, name = ''): Generator<[name: string, value: unknown]> {
  if (Array.isArray(value)) for (const item of value) yield* leavesOf(item, name);
  else if (isObject(value)) {
    for (const [key, inner] of Object.entries(value)) yield* leavesOf(inner, key);
  } else yield [name, value];
}

/** What an offer is in decides who sees what belongs to it. */
const offerStates = ({ relatives }: Thing) =>
  [...relatives].flatMap(({ kind, state }) => (isOfferKind(kind) ? [state] : [])).join();

/**
 * Records of a kind no two of which are in the same state of the same people, the richest first; between them one of an
 * offer in each state, and behind them the rest.
 */
export function differing(things: readonly Thing[]): Thing[] {
  const rich = (a: Thing, b: Thing) => b.relatives.size - a.relatives.size;
  const firstsBy = (key: (thing: Thing) => string) =>
    [...Map.groupBy(things, key).values()]
      .flatMap((group) => group.toSorted(rich).slice(0, 1))
      .sort(rich);
  const firsts = firstsBy(
    ({ state, host, customer }) => `${state} ${host?.actor ?? ''} ${customer?.actor ?? ''}`,
  );
  return [...new Set([...inTurns([firsts, firstsBy(offerStates)]), ...things.toSorted(rich)])];
}

/** The telling values of a parameter: its choices and edges, and around what the records of an answer say. */
export function tellingValues(scene: Scene, { name, schema }: Asked, told: Leaves): Telling[] {
  const flat = scene.contract.schemas.flatten(schema);
  const kind = scene.kinds.ofField(name, undefined);
  if (kind !== undefined && choicesOf(flat).length === 0)
    return differing(scene.pool.of(kind))
      .slice(0, MOST.records)
      .map((thing) => ({ value: thing.ref, label: thing.label }));
  const choices = choicesOf(flat);
  if (choices.length > 0) return named(choices);
  // An id of a record of any kind: the number that one side gave out says nothing to the other.
  if (/Id$/u.test(name)) return [];
  if (flat.types.includes('array')) return listsOf(scene.contract, flat, told);
  if (flat.format === 'date-time') return named(instants(told));
  if (flat.format === 'date' || (flat.types.includes('string') && isDayName(name, flat)))
    return named(days(told, scene.today));
  if (flat.types.includes('integer') || flat.types.includes('number'))
    return named(numbers(name, flat, told));
  if (flat.types.includes('string')) return texts(scene, name, flat, told);
  return [];
}

const named = (values: readonly unknown[]): Telling[] =>
  values.map((value) => ({ value, label: String(value) }));

const isDayName = (name: string, { maxLength, pattern }: FlatSchema) =>
  DAY_NAMES.test(name) && maxLength === undefined && pattern === undefined;

function listsOf({ schemas }: Contract, { items }: FlatSchema, told: Leaves): Telling[] {
  const choices = choicesOf(schemas.flatten(items ?? {}));
  const known =
    choices.length > 0
      ? choices
      : unique(
          told.flatMap(([name, value]) =>
            /featureName|features/u.test(name) && typeof value === 'string' ? [value] : [],
          ),
        ).slice(0, MOST.texts);
  // Two that all have, two that only some have both of, and one that nobody has.
  const [first, second] = known;
  const pairs = [
    [first, second],
    [first, known.at(-1)],
    ...(choices.length > 0 ? [] : [[first, 'Olmayan donanım']]),
  ].filter(([one, other]) => one !== undefined && other !== undefined && one !== other);
  const texts = choices.length > 0 ? [] : known.filter((one) => typeof one === 'string');
  const respelt = texts.slice(0, 1).flatMap((one) => [[padded(one)], [upperCase(one)]]);
  return [...known.map((one) => [one]), ...pairs, ...respelt].map((value) => ({
    value,
    label: String(value),
  }));
}

/** The days that an answer tells, and those beside them. */
function days(told: Leaves, today: string): string[] {
  const found = told.flatMap(([, value]) => (isDayOrInstant(value) ? [dayOf(value)] : []));
  const near = unique(found)
    .filter((day) => day > '2020')
    .sort();
  // Another day in UTC than at home tells which of the two counts.
  const between = instantsIn(told).find((one) => dayOf(one) !== one.slice(0, 10));
  const some = [
    ...spread(near, MOST.days),
    ...busiest(told),
    ...(between === undefined ? [] : [dayOf(between)]),
  ];
  return unique([...some, today].flatMap((day) => [day, addDays(day, -1), addDays(day, 1)])).sort();
}

/** The days on which most begins: several records meet there. */
function busiest(told: Leaves): string[] {
  const all = told.flatMap(([name, value]) =>
    isDayOrInstant(value) && name.startsWith('start') ? [dayOf(value)] : [],
  );
  return [...Map.groupBy(all, (day) => day)]
    .sort(([, some], [, others]) => others.length - some.length)
    .slice(0, MOST.busiest)
    .map(([day]) => day);
}

const SECOND = 1000;

/** The instants that an answer tells, those of when something was written aside. */
const instantsIn = (told: Leaves): string[] =>
  told.flatMap(([name, value]) =>
    typeof value === 'string' && /T\d\d:/u.test(value) && !/At$/u.test(name) ? [value] : [],
  );

function instants(told: Leaves): string[] {
  const some = spread(unique(instantsIn(told)).sort(), MOST.days);
  return unique(
    some.flatMap((one) =>
      [0, -SECOND, SECOND].map((by) => new Date(Date.parse(one) + by).toISOString()),
    ),
  );
}

/** `minPrice` and `maxPrice` → `price`. */
const subjectOf = (name: string) =>
  name.replace(/^(min|max|minimum|maximum)(?=[A-Z])/u, '').toLowerCase();

function numbers(name: string, flat: FlatSchema, told: Leaves): number[] {
  const subject = subjectOf(name);
  const found = told.flatMap(([field, value]) =>
    typeof value === 'number' && field.toLowerCase().includes(subject) ? [value] : [],
  );
  const step = flat.types.includes('integer') ? 1 : 0.01;
  const some = spread(
    unique(found).sort((a, b) => a - b),
    MOST.numbers,
  );
  const edges = [lowest(flat), highest(flat)].filter((one) => typeof one === 'number');
  const near = some.flatMap((one) => [one, one - step, one + step]);
  const fits = (one: number) =>
    one >= (flat.minimum ?? -Infinity) && one <= (flat.maximum ?? Infinity);
  return unique([...edges, ...near].map((one) => Math.round(one * 100) / 100)).filter(fits);
}

/** The field of a record that a parameter is matched with, where it has another name. */
const MATCHED: Readonly<Record<string, RegExp>> = {
  q: /username|email|name/iu,
  query: /name|title|location|email|subject|message|reference|code|number|act$/iu,
  keyword: /comment|message|reply/iu,
};

/** Ways to write a text that a search may or may not take for the same. */
function spellings(text: string): Telling[] {
  const words = text.split(' ');
  const [first = text, second] = words;
  const all: [label: string, value: string][] = [
    ['whole', text],
    ['prefix', text.slice(0, Math.ceil(first.length / 2) + 1)],
    ['middle', first.slice(1)],
    ['upper', upperCase(text)],
    ['lower', lowerCase(text)],
    ['plain upper', text.toUpperCase()],
    ['plain lower', text.toLowerCase()],
    ['bare', unmarked(text)],
    ['padded', padded(text)],
    ['swapped', [...words.slice(1), first].join(' ')],
    ['second', second ?? text],
  ];
  return all
    .filter(([, value], index) => all.findIndex(([, other]) => other === value) === index)
    .map(([label, value]) => ({ label, value }));
}

function texts(scene: Scene, name: string, flat: FlatSchema, told: Leaves): Telling[] {
  const named = MATCHED[name] ?? new RegExp(`^${name}$`, 'iu');
  // "One of its organizationTypes" says which field is looked into.
  const inWords = new Set(flat.description?.match(/\b[a-z]+[A-Z]\w+/gu));
  const found = told.flatMap(([field, value]): [string, string][] =>
    typeof value === 'string' &&
    (named.test(field) || inWords.has(field)) &&
    value.length > 1 &&
    value.length < 80
      ? [[field, value]]
      : [],
  );
  const once = [...new Map(found.map((one) => [one[1], one])).values()];
  const own = once.filter(([, value]) => value.includes(scene.word));
  const perField = [...Map.groupBy(once, ([field]) => field).values()];
  const firsts = perField.flatMap((same) => same.slice(0, perField.length > 1 ? 1 : 3));
  const some = unique([...own.slice(0, 3), ...firsts.slice(0, MOST.texts)]);
  const fits = (value: unknown) =>
    typeof value === 'string' &&
    value.length >= (flat.minLength ?? 0) &&
    value.length <= (flat.maxLength ?? Infinity);
  return some
    .flatMap(([field, text]) =>
      spellings(text).map(({ value, label }) => ({
        value,
        label: `${field} ${label} ${text.replace(scene.word, '')}`,
      })),
    )
    .concat({ value: scene.word, label: 'own word' })
    .filter(({ value }) => fits(value));
}

/** How an id is written in a search for texts: one that is in none of the texts that are searched, on either side. */
export function idTexts(things: readonly Thing[], told: Leaves): Telling[] {
  const texts = told.map(([, value]) => String(value));
  const isAlone = ({ ids }: Thing) =>
    SIDES.every(
      (side) =>
        !texts.some((text) => text !== String(ids[side]) && text.includes(String(ids[side]))),
    );
  return things
    .filter(isAlone)
    .slice(0, 1)
    .flatMap((thing) =>
      ['', '#'].map((mark) => ({
        // Others than the run's may be found by it.
        value: new PerSide((side) => `${mark}${thing.ids[side]}`, false),
        label: `${mark}id of ${thing.label}`,
      })),
    );
}
