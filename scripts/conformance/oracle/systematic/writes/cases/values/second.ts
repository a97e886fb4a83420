import type { FlatSchema } from '../../../../../contract/schemas.ts';
import { addDays, isDay, isInstant } from '../../../../../lib/calendar.ts';
import { isObject } from '../../../../../lib/json.ts';
import { choicesOf } from '../../../../../sweep/cases/values.ts';
import { Unavailable } from '../../../../../sweep/run.ts';
import { isAddition, isRemoval } from '../../../../generate/body.ts';
import { othersOf } from '../../../../generate/menus.ts';
import type { Template } from '../../../../pair/pair.ts';
import { say } from '../../setting.ts';
import { type About, type Case, RANKS, type Situation } from '../case.ts';
import { nameOf, type Place, placesOf, type Steps, valueAt, withValue } from '../places.ts';
import { validOf } from '../states/moves.ts';

/** How many choices of a field follow each other early. */
const FEW = 4;

/**
 * What only a second write shows: each optional field set and then left out or emptied, each choice after the example
 * and before it, each example after the others.
 */
export function secondCases(about: About): Case[] {
  return [
    ...allCases(about),
    ...keptCases(about),
    ...changedCases(about),
    ...regrownCases(about),
    ...choiceCases(about),
    ...exampleCases(about),
  ];
}

/** Whether each call makes a record of its own, so that a second one says nothing of the first. */
const isCreation = ({ operation: { method, answers } }: About) =>
  method === 'POST' && answers.has(201);

/** A case that is sent after another request of the same operation has been. */
function following(
  name: string,
  rank: number,
  example: number,
  [first, second]: readonly [Change, Change],
): Case {
  return {
    name,
    rank,
    example,
    mode: 'forbidden',
    async before(situation) {
      const { scene } = situation.setting.sequence;
      await scene.send(withoutParts(first(situation) ?? situation.template), 'first');
      const [thing] = situation.things;
      if (thing) await say(situation.setting, thing);
    },
    change: second,
  };
}

/**
 * A request that removes and adds nothing: what it removed the next one could not name again, and what it added would be
 * in the way of the same once more.
 */
export function withoutParts(template: Template): Template {
  const { body } = template;
  if (!isObject(body)) return template;
  const kept = Object.entries(body).filter(([name]) => !isRemoval(name) && !isAddition(name));
  return { ...template, body: Object.fromEntries(kept) };
}

type Change = (situation: Situation) => Template | undefined;

const asItIs: Change = ({ template }) => template;

/** Puts a value into one place, whatever is there. */
const setting =
  (steps: Steps, value: unknown): Change =>
  (situation) =>
    valueAt(situation.template.body, steps) === value
      ? situation.template
      : withValue(situation, steps, () => value);

/** All that may be left out left out after it was sent, all that may be null null, and all lists empty. */
function allCases(about: About): Case[] {
  if (isCreation(about)) return [];
  const places = placesOf(about).filter(
    ({ steps, example, optional, schema }) =>
      steps.length === 1 && example === 0 && (optional || schema.nullable),
  );
  const shown = places.filter(({ value }) => value !== undefined);
  const lists = places.filter(({ schema }) => schema.types.includes('array') && !schema.minItems);
  const all =
    (some: typeof places, fill: (place: Place) => unknown): Change =>
    (situation) =>
      some.reduce(
        (made, place) =>
          setting(place.steps, fill(place))({ ...situation, template: made }) ?? made,
        situation.template,
      );
  // What neither example nor schema shows is there from when the record was made, or not at all.
  const full = ({ value, schema }: Place) => value ?? sampleOf(schema);
  const together = (name: string, some: typeof places, value: unknown): Case[] =>
    some.length > 1
      ? [following(name, RANKS.first, 0, [all(some, full), all(some, () => value)])]
      : [];
  return [
    ...together(
      'kept-all',
      shown.filter(({ optional }) => optional),
      undefined,
    ),
    ...together(
      'emptied-all',
      shown.filter(({ schema, value }) => schema.nullable && value !== null),
      null,
    ),
    ...together('emptied-lists', lists, []),
  ];
}

function keptCases(about: About): Case[] {
  if (isCreation(about)) return [];
  return placesOf(about).flatMap(({ schema, value, steps, optional, example }) => {
    const full = value ?? sampleOf(schema);
    if (!optional || full === undefined || full === null) return [];
    const rank = steps.length > 1 ? RANKS.wide : RANKS.telling;
    const name = nameOf(steps);
    const set = value === undefined ? setting(steps, full) : asItIs;
    const cases = [following(`kept:${name}`, rank, example, [set, setting(steps, undefined)])];
    if (schema.nullable)
      cases.push(following(`emptied:${name}`, rank, example, [set, setting(steps, null)]));
    return cases;
  });
}

/** Each list of records filled, emptied and filled again: what comes back is new, and no number of before is given out. */
function regrownCases(about: About): Case[] {
  if (isCreation(about)) return [];
  return placesOf(about).flatMap(({ value, steps, example }): Case[] => {
    if (!Array.isArray(value) || !value.some(isObject)) return [];
    return [
      {
        name: `regrown:${nameOf(steps)}`,
        rank: RANKS.telling,
        example,
        mode: 'forbidden',
        async before(situation) {
          const { scene } = situation.setting.sequence;
          const emptied = setting(steps, [])(situation);
          if (!emptied) throw new Unavailable('needs a list that may be empty');
          for (const template of [situation.template, emptied]) await scene.send(template, 'first');
        },
      },
    ];
  });
}

/** Each field by itself another than in the same request just before, which nothing else follows from. */
function changedCases(about: About): Case[] {
  if (isCreation(about)) return [];
  return placesOf(about).flatMap(({ schema, value, steps, example }) => {
    if (value === undefined || value === null || choicesOf(schema).length > 0) return [];
    const other = anotherThan(value);
    const rank = steps.length > 1 ? RANKS.wide : RANKS.telling;
    const change: Change = (situation) => withValue(situation, steps, (old) => other(old));
    return other(value) === value
      ? []
      : [following(`changed:${nameOf(steps)}`, rank, example, [asItIs, change])];
  });
}

/** The request with one field another than it is; undefined when there is none to change. */
export function changedIn(about: About, situation: Situation): Template | undefined {
  for (const { value, steps, example, schema } of placesOf(about)) {
    if (value === undefined || value === null || example > 0 || choicesOf(schema).length > 0)
      continue;
    const changed = withValue(situation, steps, anotherThan(value));
    if (changed) return changed;
  }
  return undefined;
}

/** Milliseconds by which an instant is moved: mostly within its day. */
const HOUR = 3_600_000;

/** A number one more, a day a week later, an instant an hour, a text with a word more, a list without its last; else the same. */
export const anotherThan =
  (shown: unknown) =>
  (old: unknown = shown): unknown => {
    if (typeof old === 'number') return old + 1;
    if (typeof old === 'boolean') return !old;
    if (Array.isArray(old)) return old.length > 0 ? old.slice(0, -1) : old;
    if (typeof old !== 'string') return old;
    if (isInstant(old)) return new Date(Date.parse(old) + HOUR).toISOString();
    return isDay(old) ? addDays(old, 7) : `${old} b`;
  };

/** A value for a field that an example leaves out. */
function sampleOf(schema: FlatSchema): unknown {
  const [shown] = Array.isArray(schema.examples) ? schema.examples : [];
  return shown ?? othersOf(schema, undefined, false).find((one) => one !== null);
}

/** A choice after what the example says, and the other way round. */
function choiceCases(about: About): Case[] {
  const places = placesOf(about).flatMap(({ schema, value, steps, example }) => {
    const others = choicesOf(schema).filter((choice) => choice !== value);
    return others.map((choice, index) => ({ choice, index, steps, example }));
  });
  return places.flatMap(({ choice, index, steps, example }) => {
    const rank = index < FEW && steps.length === 1 ? RANKS.wide : RANKS.deep;
    const name = `${nameOf(steps)}:${String(choice)}`;
    const other = setting(steps, choice);
    return [
      following(`then:${name}`, rank, example, [asItIs, other]),
      following(`first:${name}`, rank, example, [other, asItIs]),
    ];
  });
}

/** Each example of the contract after each other one. */
function exampleCases(about: About): Case[] {
  const indexes = [...(about.operation.body?.examples ?? []).keys()];
  if (isCreation(about)) return [];
  return indexes.flatMap((example) =>
    indexes
      .filter((other) => other !== example)
      .map(
        (other): Case => ({
          name: `example:${example + 1}-after-${other + 1}`,
          rank: RANKS.telling,
          example,
          mode: 'forbidden',
          async before({ setting: scene, operation, things: [thing] }) {
            const first = await validOf(scene, operation, thing, other);
            await scene.sequence.scene.send(first, 'first');
          },
        }),
      ),
  );
}
