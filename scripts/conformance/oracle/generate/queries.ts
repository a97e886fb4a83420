import type { Operation } from '../../contract/contract.ts';
import { addDays, instantAt } from '../../lib/calendar.ts';
import { choicesOf } from '../../sweep/cases/values.ts';
import { hashOf } from '../model/pool.ts';
import type { Person, Thing } from '../model/types.ts';
import type { Scene } from '../sequence/scene.ts';
import { FIRST_DAY, OPEN_DAYS, SPREAD } from './days.ts';

/** The field of a record that a parameter of a search is matched with. */
const SOUGHT: Readonly<Record<string, string>> = { query: 'name', q: 'email', keyword: 'message' };

function dayOfParameter(name: string, { today }: Scene, turn: number, most: number): unknown {
  const first = addDays(today, FIRST_DAY - (turn % 2));
  const length = Math.min(most, OPEN_DAYS) - 1;
  if (name === 'startDate') return first;
  if (name === 'endDate') return addDays(first, length);
  if (name === 'date') return addDays(today, FIRST_DAY + (turn % SPREAD));
  if (name === 'from') return addDays(today, -length);
  if (name === 'to') return today;
  if (name === 'start') return instantAt(first, 0);
  return name === 'end' ? instantAt(addDays(first, length), 12) : undefined;
}

/** A value for a parameter that names no record: a choice, a day of the run, a word of one of its records. */
export function parameterValue(
  operation: Operation,
  name: string,
  scene: Scene,
  things: readonly Thing[],
  seed: string,
): unknown {
  const parameter = operation.parameters.find((one) => one.name === name);
  const schema = scene.contract.schemas.flatten(parameter?.schema ?? {});
  const turn = hashOf(`${seed} ${name}`);
  const choices = choicesOf(schema);
  if (choices.length > 0) return choices[turn % choices.length];
  const day = dayOfParameter(name, scene, turn, operation.maxDays ?? OPEN_DAYS);
  if (day !== undefined) return day;
  const person = personOf(things, scene);
  if (person && name === 'username') return person.username;
  if (person && name === 'email') return person.email;
  if (schema.types.includes('string')) {
    const field = SOUGHT[name] ?? name;
    const known = [...things, ...scene.pool.all()];
    const text = known.find(({ texts }) => texts.has(field))?.texts.get(field);
    if (text !== undefined) return text.slice(0, schema.maxLength ?? text.length);
  }
  // What an example names only the mock is sure to have: where there may be no such thing, there is none.
  const isLookedUp = parameter?.required === true && operation.answers.has(404);
  if (isLookedUp && schema.types.includes('string')) {
    const nothing = schema.format === 'email' ? `${scene.word}@example.com` : scene.word;
    if (!schema.pattern || new RegExp(schema.pattern, 'u').test(nothing)) return nothing;
  }
  const { example } = parameter ?? {};
  return example ?? 1;
}

/** Whoever a request is about, or else somebody of the run. */
function personOf(things: readonly Thing[], { people }: Scene): Person | undefined {
  const known = people.known().filter(({ actor }) => actor !== 'ADMIN');
  return things.find(({ customer }) => customer)?.customer ?? known[0];
}
