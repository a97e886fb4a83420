import { spellingsOf } from '../../../../../../../openapi/model/annotations/unique.ts';
import { variantOf } from '../../../../../contract/schemas.ts';
import { addDays, isDayOrInstant } from '../../../../../lib/calendar.ts';
import { isObject } from '../../../../../lib/json.ts';
import { replaced } from '../../../../../sweep/cases/body.ts';
import { UNKNOWN_NAME } from '../../../../../sweep/checks/refusals/names.ts';
import { NOBODYS, refsIn } from '../../../../model/refs.ts';
import type { Template } from '../../../../pair/pair.ts';
import { PerSide } from '../../../../pair/sides.ts';
import { boat } from '../../../../sequence/make.ts';
import { otherMade } from '../../setting.ts';
import { type About, type Case, RANKS, type Situation } from '../case.ts';
import { adminIn } from '../people/people.ts';
import { type Steps, valueAt } from '../places.ts';

type Bad = 'doubled' | 'foreign' | 'aside' | 'unknown' | 'undeclared' | 'past' | 'wrong';

const RANK: Readonly<Record<Bad, number>> = {
  doubled: RANKS.first,
  foreign: RANKS.first,
  past: RANKS.telling,
  undeclared: RANKS.telling,
  aside: RANKS.wide,
  unknown: RANKS.wide,
  wrong: RANKS.wide,
};

/** Lists of a body in which one item is not like the others: doubled, another's, unknown, wrong, in the past. */
export function bulkCases({ contract, operation }: About): Case[] {
  const { body } = operation;
  if (body?.media !== 'application/json') return [];
  const flat = variantOf(contract.schemas.flatten(body.schema), body.examples[0]);
  const names = Object.entries(flat.properties)
    .filter(([, schema]) => contract.schemas.flatten(schema).items)
    .map(([name]) => [name]);
  const lists: Steps[] = flat.items ? [[], ...names] : names;
  return lists.flatMap((steps) => {
    const label = steps.join('.') || 'body';
    const { maxItems } =
      steps.length > 0 ? contract.schemas.flatten(flat.properties[steps[0] ?? ''] ?? {}) : flat;
    const bad = (
      name: Bad,
      change: (item: unknown, situation: Situation) => unknown | Promise<unknown>,
    ): Case[] =>
      (['last', 'first'] as const).map((at) => ({
        name: `bulk-${name}-${at}:${label}`,
        rank: at === 'first' ? RANKS.deep : RANK[name],
        mode: 'forbidden',
        async change(situation) {
          const item = await change(lastOf(situation, steps), situation);
          return withItem(situation, steps, at, item);
        },
      }));
    return [
      ...fullCases(label, steps, maxItems),
      ...bad('doubled', (item) => item),
      ...respeltCases(label, steps, valueAt(body.examples[0], steps)),
      ...bad('foreign', (item, { setting }) => renamed(item, setting, 'foreign')),
      ...bad('aside', (item, { setting }) => renamed(item, setting, 'aside')),
      onBehalf(label, steps),
      ...bad('unknown', (item, { setting }) => renamed(item, setting, undefined)),
      ...bad('undeclared', (item) => withUndeclared(item)),
      ...bad('past', (item, { setting }) => inThePast(item, setting.sequence.scene.today)),
      ...bad('wrong', (item) => withoutFirst(item)),
    ];
  });
}

/** An administrator's act about two records, each of which somebody is told of. */
function onBehalf(label: string, steps: Steps): Case {
  return {
    name: `bulk-aside-by-admin:${label}`,
    rank: RANKS.telling,
    mode: 'forbidden',
    isWatched: true,
    async change(situation) {
      const { aside, cast, sequence } = situation.setting;
      const items = valueAt(situation.template.body, steps);
      if (!Array.isArray(items) || refsIn(items).next().done) return undefined;
      // Where people are what a case is about, there is one offer alone.
      if (aside.length === 0) await boat(sequence.scene, cast.owner);
      const item = await renamed(lastOf(situation, steps), situation.setting, 'aside');
      const template = withItem(situation, steps, 'last', item);
      return template && { ...template, by: adminIn(situation.setting) };
    },
  };
}

/** Longest list that is sent, and how many of them before the last. */
const LONGEST = 100;
const BEFORE = 2;

/** As many as one call takes, again and again: there may be a most for all of them together. */
function fullCases(label: string, steps: Steps, most: number | undefined): Case[] {
  if (most === undefined || most > LONGEST) return [];
  const full = ({ template }: Situation, turn: number): Template | undefined => {
    const items = valueAt(template.body, steps);
    if (!Array.isArray(items) || !isObject(items[0]) || items[0] instanceof PerSide)
      return undefined;
    const [item] = items;
    const list = Array.from({ length: most }, (_, index) => numbered(item, turn * most + index));
    return { ...template, body: replaced(template.body, steps, list) };
  };
  return [
    {
      name: `full:${label}`,
      rank: RANKS.telling,
      mode: 'forbidden',
      async before(situation) {
        for (let turn = 0; turn < BEFORE; turn += 1) {
          const template = full(situation, turn);
          if (template) await situation.setting.sequence.scene.send(template, 'full');
        }
      },
      change: (situation) => full(situation, BEFORE),
    },
  ];
}

/** An item with a name of its own. */
function numbered(item: object, number: number): object {
  return Object.fromEntries(
    Object.entries(item).map(([name, value]) => [
      name,
      /name/iu.test(name) && typeof value === 'string' ? `${value} ${number}` : value,
    ]),
  );
}

/** The last item of a list of a request; undefined where it has none. */
function lastOf({ template }: Situation, steps: Steps): unknown {
  const items = valueAt(template.body, steps);
  return Array.isArray(items) ? items.at(-1) : undefined;
}

/** The request with one item more; undefined where it has no list, or there is no such item. */
function withItem(
  { template }: Situation,
  steps: Steps,
  at: 'first' | 'last',
  item: unknown,
): Template | undefined {
  const items = valueAt(template.body, steps);
  if (!Array.isArray(items) || items.length === 0 || item === undefined) return undefined;
  const list = at === 'last' ? [...items, item] : [item, ...items];
  return { ...template, body: replaced(template.body, steps, list) };
}

/** An item about another record; undefined when it names none. */
async function renamed(
  item: unknown,
  setting: Situation['setting'],
  which: 'aside' | 'foreign' | undefined,
): Promise<unknown> {
  const other = async (value: unknown) => {
    const thing = setting.sequence.scene.pool.named(value);
    if (!thing) return undefined;
    if (which === undefined) return NOBODYS;
    return (await otherMade(setting, thing.kind, which, thing))?.ref;
  };
  if (item instanceof PerSide) return other(item);
  if (!isObject(item)) return undefined;
  for (const [name, value] of Object.entries(item)) {
    const reference = value instanceof PerSide ? await other(value) : undefined;
    if (reference !== undefined) return { ...item, [name]: reference };
  }
  return undefined;
}

/** Texts or names that are there in another spelling: before, where it is looked for, and after. */
function respeltCases(label: string, steps: Steps, shown: unknown): Case[] {
  const last = Array.isArray(shown) ? shown.at(-1) : undefined;
  return respelt(last).flatMap((_, index) =>
    (['last', 'first'] as const).map((at) => ({
      name: `bulk-respelt-${index}-${at}:${label}`,
      rank: RANKS.wide,
      mode: 'forbidden',
      change: (situation) =>
        withItem(situation, steps, at, respelt(lastOf(situation, steps))[index]),
    })),
  );
}

const LETTER = /\p{L}/u;

/** An item in each other spelling of its text or name; none where it has none. */
function respelt(item: unknown): unknown[] {
  if (typeof item === 'string')
    return LETTER.test(item) ? spellingsOf(item).filter((other) => other !== item) : [];
  if (!isObject(item) || item instanceof PerSide) return [];
  const name = Object.keys(item).find((key) => /name/iu.test(key) && typeof item[key] === 'string');
  return name === undefined ? [] : respelt(item[name]).map((other) => ({ ...item, [name]: other }));
}

function inThePast(item: unknown, today: string): unknown {
  const day = addDays(today, -3);
  if (isDayOrInstant(item)) return `${day}${item.slice(day.length)}`;
  if (!isObject(item)) return undefined;
  const days = Object.entries(item).filter(([, value]) => isDayOrInstant(value));
  const moved = days.map(([name, value]) => [name, `${day}${String(value).slice(day.length)}`]);
  return days.length > 0 ? { ...item, ...Object.fromEntries(moved) } : undefined;
}

/** An item like another one, with a name that the operation does not declare. */
const withUndeclared = (item: unknown): unknown =>
  isObject(item) && !(item instanceof PerSide)
    ? { ...numbered(item, 1), [UNKNOWN_NAME]: 'x' }
    : undefined;

function withoutFirst(item: unknown): unknown {
  if (!isObject(item) || item instanceof PerSide) return undefined;
  const [first] = Object.keys(item);
  return first === undefined ? undefined : { ...item, [first]: null };
}
