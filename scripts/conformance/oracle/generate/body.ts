import type { Operation } from '../../contract/contract.ts';
import type { FlatSchema, Schemas } from '../../contract/schemas.ts';
import { addDays, dayOf } from '../../lib/calendar.ts';
import { isObject, type JsonObject } from '../../lib/json.ts';
import { asWord } from '../../lib/random.ts';
import { jpegPart, pdfPart } from '../../sweep/world/sample-files.ts';
import type { Kind } from '../model/kinds.ts';
import { hashOf } from '../model/pool.ts';
import type { Thing } from '../model/types.ts';
import type { Scene } from '../sequence/scene.ts';
import { FIRST_DAY, moved, SPREAD } from './days.ts';
import { filled } from './fill.ts';
import type { Picker } from './picker.ts';
import type { Step } from './step.ts';

/** Days from today until what can expire does so. */
const LONG_AFTER = 500;

/** Whether a field lists the records that a request removes. */
export const isRemoval = (name: string) => name.endsWith('ToRemove');

/** Whether a field lists new records. */
export const isAddition = (name: string) => name.endsWith('ToAdd');

/** What a request may hold of one record alone, which is the one it is about. */
const PARTS = /service|image|feature/iu;

/** A body that begins from an example of the contract: with records of the scene, days of the run, names of its own. */
export async function bodyOf(
  scene: Scene,
  operation: Operation,
  step: Step,
  picker: Picker,
  things: readonly Thing[],
): Promise<unknown> {
  const { body } = operation;
  const example = body?.examples[step.example % Math.max(body.examples.length, 1)];
  if (!body || example === undefined) return undefined;
  const turn = hashOf(`${picker.seed} day`);
  const move = moved(example, scene.today, FIRST_DAY + (turn % SPREAD));
  const { schemas } = scene.contract;

  function other(value: unknown, name: string): unknown {
    if (name === 'name') return named(value, picker.seed);
    const expires = /expir/iu.test(name) && typeof value === 'string';
    return expires ? addDays(scene.today, LONG_AFTER) : move(value);
  }

  async function refer(kind: Kind, name: string, isOwn: boolean): Promise<unknown> {
    if (name === 'conversationId') return (await picker.pick('conversation', name)).ref;
    const isPart = PARTS.test(kind) && !isOwn;
    // What belongs to a record that is named already is one of its own, or nothing.
    if (isPart && picker.fresh(kind).length === 0) return undefined;
    return (await picker.pick(kind, name)).ref;
  }

  async function referAll(kind: Kind, name: string, count: number): Promise<unknown[]> {
    // What is removed is none of those that the request changes.
    const some = isRemoval(name)
      ? picker.fresh(kind).slice(0, Math.min(count, 1))
      : picker.relatives(kind);
    return some.map(({ ref }) => ref);
  }

  const own = scene.kinds.ofOperation(operation);
  const to = { schemas, kinds: scene.kinds, refer, referAll, other };
  const made = await filled(to, body.schema, example, own);
  if (!isObject(made)) return made;
  const { properties } = schemas.flatten(body.schema);
  const fields = Object.entries(made).map(([name, value]) => [
    name,
    fileOf(schemas, properties[name], value) ?? value,
  ]);
  return personal(scene, picker.seed, onItsDay(Object.fromEntries(fields), things));
}

/** Names are taken once: each step has its own. */
function named(value: unknown, seed: string): unknown {
  return typeof value === 'string' ? `${value} ${asWord(Number(seed))}`.slice(0, 90) : value;
}

/** Who is meant by user name, address and password: one of the people to sign in, somebody new otherwise. */
function personal({ people, word }: Scene, seed: string, body: JsonObject): JsonObject {
  const own = `oracle-${word}-${asWord(Number(seed))}`;
  const known = people.known().filter(({ actor }) => actor !== 'ADMIN');
  const person = known[hashOf(`${seed} person`) % Math.max(known.length, 1)];
  const isSignIn = 'password' in body && 'username' in body && !('email' in body);
  if (isSignIn && person) return { ...body, username: person.username, password: person.password };
  const changed: JsonObject = { ...body };
  // One address in five is somebody's already, in other letters.
  const taken = hashOf(`${seed} taken`) % 5 === 0 ? person : undefined;
  if (typeof body.email === 'string') {
    changed.email = taken ? taken.email.toUpperCase() : `${own}@example.com`;
  }
  if (typeof body.username === 'string') changed.username = own;
  return changed;
}

/** The days of a tour are those of its date, and of a booking of one. */
function onItsDay(body: JsonObject, things: readonly Thing[]): JsonObject {
  const isOfTour = ({ kind, relatives }: Thing) =>
    kind === 'booking' && [...relatives].some((one) => one.kind === 'tour');
  const named = 'tourDateId' in body ? things.find(({ kind }) => kind === 'tourDate') : undefined;
  const texts = (named ?? things.find(isOfTour))?.texts;
  const [first, last] = [texts?.get('startDate'), texts?.get('endDate')];
  if (!('startDate' in body) || !first || !last) return body;
  return { ...body, startDate: dayOf(first), endDate: dayOf(last) };
}

/** A sample file in place of the name that stands for one in an example; undefined for what is no file. */
function fileOf(schemas: Schemas, schema: object | undefined, value: unknown): unknown {
  const { items, ...flat } = schemas.flatten(schema ?? {});
  if (!isFile(flat) && !isFile(schemas.flatten(items ?? {}))) return undefined;
  if (isObject(value)) return undefined;
  const part = /pdf$/u.test(String([value].flat()[0])) ? pdfPart() : jpegPart();
  return Array.isArray(value) ? [part] : part;
}

const isFile = ({ contentMediaType, format }: Pick<FlatSchema, 'contentMediaType' | 'format'>) =>
  format === 'binary' ||
  (contentMediaType !== undefined && contentMediaType !== 'application/json');
