import {
  figureFinder,
  figureValue,
  isOfRecord,
} from '../../../../../openapi/model/annotations/derived-values.ts';
import { isHalf } from '../../../../../openapi/model/rounding.ts';
import { otherEnds } from '../../../contract/ranges.ts';
import { addDays, dayOf } from '../../../lib/calendar.ts';
import { FIRST_DAY, OPEN_DAYS } from '../../generate/days.ts';
import type { Answered } from './access.ts';
import { type Asked, askedOf } from './operations.ts';
import { richest } from './parameters.ts';
import { actorOf, asking, type Case, type Reader, type Reading } from './reading.ts';

/** How many days such figures are asked for together, and how often the mock is asked, at most. */
const LENGTHS = [4, 16, 8, 12, 2, 6, 5, 3, 10, 20];
const TRIES = 200;

const nobody = { path: {}, query: {}, userId: undefined, role: undefined };
/**
 * Days for which a figure that is rounded (`x-derived`) lies in the middle: the mock is asked which they are. Nothing where
 * there are none.
 */
export function halfCases(reader: Reader, answered: readonly Answered[]): Case[] {
  const { contract, kinds } = reader.stage;
  const figures = figureFinder(contract.document);
  return richest(answered, 1).flatMap(({ reading }): Case[] => {
    if (!figures.operations.has(reading.operation.id)) return [];
    const asked = askedOf(contract, kinds, reading.operation);
    const pairs = asked.flatMap((first) => {
      const last = asked.find(({ name }) => otherEnds(first.name).includes(name));
      const isDay = contract.schemas.flatten(first.schema).format === 'date';
      return last && isDay ? [[first, last] as const] : [];
    });
    const [period] = pairs;
    if (!period) return [];
    const label = `${actorOf(reading.by)} ${reading.thing?.label ?? ''} days of halves`;
    const { id: operationId } = reading.operation;
    return [{ operationId, label, play: () => play(reading, period, label) }];
  });

  async function play(reading: Reading, [first, last]: readonly [Asked, Asked], label: string) {
    const from = addDays(reader.scene.today, FIRST_DAY);
    const most = reading.operation.maxDays ?? OPEN_DAYS;
    const periods = LENGTHS.filter((length) => length <= most).flatMap((length) =>
      Array.from({ length: OPEN_DAYS - length + 1 }, (_, day) => [
        addDays(from, day),
        addDays(from, day + length - 1),
      ]),
    );
    for (const [begin, end] of periods.slice(0, TRIES)) {
      const days = [[first, begin] as const, [last, end] as const];
      const template = asking(reading, days);
      const { ok, body } = await reader.scene.foresee(template);
      if (!ok || !(await hasHalf(reading.operation.id, body))) continue;
      await reader.send(reading, template, label);
      return;
    }
  }

  async function hasHalf(operationId: string, body: unknown): Promise<boolean> {
    for (const { figure, record } of figures.find(operationId, body)) {
      const { derived } = figure;
      if (derived.round === undefined || !isOfRecord(derived)) continue;
      const read = async () => undefined;
      const value = await figureValue(derived, { record, today: '', dayOf, read, ...nobody });
      if (typeof value === 'number' && isHalf(value, derived.round)) return true;
    }
    return false;
  }
}
