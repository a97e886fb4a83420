import { otherEnds } from '../../../contract/ranges.ts';
import { addDays, isDay } from '../../../lib/calendar.ts';
import { isScoped } from '../../compare/answers.ts';
import { FIRST_DAY, OPEN_DAYS } from '../../generate/days.ts';
import type { Answered } from './access.ts';
import { type Asked, askedOf, itemKindOf } from './operations.ts';
import { actorOf, asking, type Case, type Reader, type Reading } from './reading.ts';
import { idTexts, type Leaves, leavesOf, spread, type Telling, tellingValues } from './values.ts';

/** How many of those who may read ask for every value: those who are shown most. */
const READERS = 2;
/** How many values of each of two parameters are put together. */
const TOGETHER = 2;

/** The readings that showed most, of different people where there are several. */
export function richest(answered: readonly Answered[], most = READERS): Answered[] {
  const all = answered.filter(({ answer }) => answer.mock.ok).sort((a, b) => sizeOf(b) - sizeOf(a));
  const perActor = [...Map.groupBy(all, ({ reading }) => actorOf(reading.by)).values()];
  const firsts = perActor.flatMap((same) => same.slice(0, 1));
  return firsts.sort((a, b) => sizeOf(b) - sizeOf(a)).slice(0, most);
}

const sizeOf = ({ answer }: Answered) => answer.mock.exchange.responseBody.length;

/** Parameters that look for a word in the names of records. */
const WORDS = /^(query|q|name|keyword)$/u;

/** The run's own records alone, where everybody's would be too many to say which are missing. */
export function narrowing(
  { scene }: Reader,
  answer: Answered['answer'],
  asked: readonly Asked[],
): (readonly [Asked, unknown])[] {
  const search = asked.find(({ name }) => WORDS.test(name));
  return search && !isScoped(answer, scene.word) ? [[search, scene.word]] : [];
}

const PAGING = /^(page|size|limit)$/u;

/** Each parameter alone with each telling value, by those who are shown most; then those that belong together. */
export function parameterCases(
  reader: Reader,
  answered: readonly Answered[],
): { alone: Case[]; together: Case[] } {
  const alone: Case[] = [];
  const together: Case[] = [];
  const rich = richest(answered);
  for (const [index, { reading, answer }] of rich.entries()) {
    const asked = askedOf(reader.stage.contract, reader.scene.kinds, reading.operation);
    const told: Leaves = [...leavesOf(answer.mock.body)];
    const valuesOf = (one: Asked): Telling[] => {
      const near = tellingValues(reader.scene, one, told);
      // What has to be asked for decides what is told: other values are known from elsewhere alone.
      return near.length > 1 && !one.required
        ? near
        : tellingValues(reader.scene, one, [...told, ...reader.lore]);
    };
    const narrow = narrowing(reader, answer, asked);
    const item = itemKindOf(reader.stage, reading.operation);
    const ids =
      item === undefined ? [] : idTexts(reader.scene.pool.of(item), [...told, ...reader.lore]);
    const values = new Map(
      asked.map((one) => [one, [...valuesOf(one), ...(one.name === 'query' ? ids : [])]]),
    );
    for (const [one, all] of values) {
      for (const { value, label } of all)
        alone.push(caseOf(reader, reading, [...narrow, [one, value]], `${one.name}=${label}`));
    }
    for (const [one, all] of values) {
      const other = asked.find(({ name }) => otherEnds(one.name).includes(name));
      if (!other) continue;
      for (const { value, label } of all)
        alone.push(
          caseOf(
            reader,
            reading,
            [...narrow, [one, value], [other, value]],
            `${one.name}=${other.name}=${label}`,
          ),
        );
    }
    alone.push(...spans(reader, reading, values, narrow));
    if (index === 0) together.push(...pairs(reader, reading, values, narrow));
  }
  const admins = answered.find(({ reading }) => actorOf(reading.by) === 'ADMIN');
  const others = admins && !rich.includes(admins) ? ofOthers(reader, admins) : [];
  return { alone: [...others, ...alone], together };
}

/** An administrator asks for what is somebody's, and is called so, whatever is answered when nobody is named. */
function* ofOthers(reader: Reader, { reading, answer }: Answered): Generator<Case> {
  const { scene, stage } = reader;
  const told: Leaves = [...leavesOf(answer.mock.body)];
  for (const one of askedOf(stage.contract, scene.kinds, reading.operation)) {
    const isOfPerson = scene.kinds.ofField(one.name, undefined) === 'user';
    if (!isOfPerson && !WORDS.test(one.name)) continue;
    for (const { value, label } of tellingValues(scene, one, told))
      if (isOfPerson || WHOLE.test(label))
        yield caseOf(reader, reading, [[one, value]], `${one.name}=${label}`);
  }
}

/** A text as it is written, of all the ways to write it. */
const WHOLE = /^\w+ whole /u;

/** How many spans of days are asked for, and how long they are. */
const SPANS = { most: 2, days: 3 };
/** Orders, and figures of what is asked for: another thing for some days together than for one. */
const OF_SPANS = /^(sort|sortBy)$|^(min|max)[A-Z]/u;

/** All days on which the scene takes place, in as many requests as it takes: answers about now do not tell them. */
function* wholeScene(
  reader: Reader,
  reading: Reading,
  [first, last]: readonly [Asked, Asked],
  narrow: readonly (readonly [Asked, unknown])[],
): Generator<Case> {
  const most = Math.min(OPEN_DAYS, reading.operation.maxDays ?? OPEN_DAYS);
  for (let day = 0; day < OPEN_DAYS; day += most) {
    const from = addDays(reader.scene.today, FIRST_DAY + day);
    const span = [[first, from] as const, [last, addDays(from, most - 1)] as const];
    const what = `${first.name} and ${last.name} of the scene from day ${day}`;
    yield caseOf(reader, reading, [...narrow, ...span], what);
  }
}

/** Several days together: alone, in every order, and with figures in the middle of those that are told. */
function* spans(
  reader: Reader,
  reading: Reading,
  values: ReadonlyMap<Asked, readonly Telling[]>,
  narrow: readonly (readonly [Asked, unknown])[],
) {
  const asked = [...values.keys()];
  for (const [first, all] of values) {
    const last = asked.find(({ name }) => otherEnds(first.name).includes(name));
    const days = all.map(({ value }) => value).filter(isDay);
    if (!last || days.length === 0) continue;
    yield* wholeScene(reader, reading, [first, last], narrow);
    for (const day of spread(days, SPANS.most)) {
      const span: (readonly [Asked, unknown])[] = [
        ...narrow,
        [first, day],
        [last, addDays(day, SPANS.days - 1)],
      ];
      const what = `${first.name}=${day} for ${SPANS.days}`;
      yield caseOf(reader, reading, span, what);
      for (const [other, others] of values) {
        if (!OF_SPANS.test(other.name) || other === first) continue;
        const some = /^sort/u.test(other.name) ? others : spread(others, SPANS.most * 2);
        for (const { value, label } of some)
          yield caseOf(
            reader,
            reading,
            [...span, [other, value]],
            `${what} ${other.name}=${label}`,
          );
      }
    }
  }
}

function* pairs(
  reader: Reader,
  reading: Reading,
  values: ReadonlyMap<Asked, readonly Telling[]>,
  narrow: readonly (readonly [Asked, unknown])[],
) {
  const all = [...values].filter(([{ name }]) => !PAGING.test(name));
  for (const [index, [one, some]] of all.entries()) {
    for (const [other, others] of all.slice(index + 1)) {
      for (const a of some.slice(0, TOGETHER))
        for (const b of others.slice(0, TOGETHER))
          yield caseOf(
            reader,
            reading,
            [...narrow, [one, a.value], [other, b.value]],
            `${one.name}=${a.label} ${other.name}=${b.label}`,
          );
    }
  }
}

function caseOf(
  reader: Reader,
  reading: Reading,
  values: readonly (readonly [Asked, unknown])[],
  what: string,
): Case {
  const label = `${actorOf(reading.by)} ${reading.thing?.label ?? ''} ${what}`;
  return {
    operationId: reading.operation.id,
    label,
    async play() {
      await reader.send(reading, asking(reading, values), label);
    },
  };
}
