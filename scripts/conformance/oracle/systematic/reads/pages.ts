import { isObject, recordsOf } from '../../../lib/json.ts';
import { choicesOf, highest } from '../../../sweep/cases/values.ts';
import { isScoped } from '../../compare/answers.ts';
import type { Difference } from '../../compare/difference.ts';
import { aligned } from '../../compare/lists.ts';
import { tiedIn } from '../../compare/ties.ts';
import type { PairAnswer, Template } from '../../pair/pair.ts';
import { onBoth, SIDES } from '../../pair/sides.ts';
import type { Found } from '../../sequence/found.ts';
import type { Answered } from './access.ts';
import { type Asked, askedOf, itemKindOf } from './operations.ts';
import { narrowing, richest } from './parameters.ts';
import { actorOf, asking, type Case, type Reader, type Reading } from './reading.ts';

/** Sizes of pages that are turned through, and how many pages at most. */
const SIZES = [2, 1, 3];
const MOST_PAGES = 30;

type Note = (found: Found, label: string) => void;

/** Every list of pages turned through in every order: no record twice or left out, and equal ones in one order. */
export function pageCases(reader: Reader, answered: readonly Answered[], note: Note): Case[] {
  return richest(answered, 2).flatMap(({ reading, answer }, index) => {
    const asked = askedOf(reader.stage.contract, reader.scene.kinds, reading.operation);
    const page = asked.find(({ name }) => name === 'page');
    const size = asked.find(({ name }) => name === 'size');
    if (!page || !size) return [];
    const orders = ordersOf(reader, asked);
    const narrow = narrowing(reader, answer, asked);
    return orders.flatMap((order, at) =>
      sizesOf(reader, size, at === 0 && index === 0).map((one): Case => {
        const what = order.map(([{ name }, value]) => `${name}=${String(value)}`).join(' ');
        const label = `${actorOf(reading.by)} ${reading.thing?.label ?? ''} pages of ${one} ${what}`;
        const template = asking(reading, [...narrow, ...order, [size, one]]);
        return {
          operationId: reading.operation.id,
          label,
          play: () => turn(reader, reading, template, page, label, note),
        };
      }),
    );
  });
}

/** Every order that can be asked for, with each switch, and none. */
function ordersOf({ stage }: Reader, asked: readonly Asked[]): (readonly [Asked, unknown])[][] {
  const { schemas } = stage.contract;
  const by = (name: string) => asked.find((one) => one.name === name);
  const choices = (one: Asked | undefined) =>
    one ? choicesOf(schemas.flatten(one.schema)).map((value) => [one, value] as const) : [];
  const ways = choices(by('sortDirection'));
  const fields = choices(by('sortBy')).flatMap((field) =>
    ways.length > 0 ? ways.map((way) => [field, way]) : [[field]],
  );
  const orders = [...choices(by('sort')).map((one) => [one]), ...fields];
  // What goes before an order, or is left out of it, may forget what else was asked.
  const switches = asked
    .filter(({ schema }) => schemas.flatten(schema).types.includes('boolean'))
    .map((one) => [one, true] as const);
  const switched = orders.flatMap((order) => switches.map((one) => [...order, one]));
  return [[], ...orders, ...switched];
}

function sizesOf({ stage }: Reader, { schema }: Asked, isFirst: boolean): number[] {
  const most = highest(stage.contract.schemas.flatten(schema));
  const large = typeof most === 'number' ? [most] : [];
  return isFirst ? [...SIZES, ...large] : SIZES.slice(0, 1);
}

const totalPages = (body: unknown) =>
  isObject(body) && typeof body.totalPages === 'number' ? body.totalPages : 0;

async function turn(
  { scene, stage, send }: Reader,
  reading: Reading,
  template: Template,
  page: Asked,
  label: string,
  note: Note,
) {
  const answers: PairAnswer[] = [];
  for (let number = 0; number <= MOST_PAGES; number += 1) {
    const answer = await send(reading, asking({ ...reading, template }, [[page, number]]), label);
    if (!answer.mock.ok || !answer.service.ok) return;
    answers.push(answer);
    const last = Math.max(...SIDES.map((side) => totalPages(answer[side].body)));
    // Whatever cannot be turned through as a whole says nothing about what is left out.
    if (last > MOST_PAGES) return;
    // One page beyond the end is asked for as well.
    if (number >= last) break;
  }
  const [first] = answers;
  if (!first) return;
  const rows = onBoth((side) => answers.flatMap((answer) => recordsOf(answer[side].body)));
  const kind = itemKindOf(stage, reading.operation);
  const isTied = tiedIn(stage.contract, scene.ids, first);
  const seen = aligned(rows, kind, scene.ids, isScoped(first, scene.word), isTied);
  if (!seen || kind === undefined) return;
  const report = (rule: Difference['rule'], service: unknown, mock: unknown, all: unknown[]) => {
    const records = all.map((id) => ({ kind, id }));
    const about = { description: undefined, within: undefined };
    const difference = {
      rule,
      place: 'body.content[] of all pages',
      service,
      mock,
      records,
      ...about,
    };
    const answer = answers.at(-1) ?? first;
    note({ difference, answer, after: undefined, probe: undefined, mode: 'valid', log: [] }, label);
  };
  const ids = rows.service.map(({ id }) => String(id));
  const twice = rows.service.find(({ id }, index) => ids.indexOf(String(id)) < index);
  const [missing] = seen.missing;
  const [extra] = seen.extra;
  if (twice && scene.ids.ours(kind, 'service', twice.id)) {
    const partner = scene.ids.partner(kind, 'service', twice.id);
    report('list-extra', twice, 'every record once', [partner]);
  } else if (missing) report('list-missing', undefined, missing, [missing.id]);
  else if (extra) report('list-extra', extra, undefined, []);
  if (seen.order) report('order', seen.order.service, seen.order.mock, seen.order.mock.slice(0, 2));
}
