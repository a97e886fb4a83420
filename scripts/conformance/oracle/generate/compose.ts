import type { Operation } from '../../contract/contract.ts';
import { isObject } from '../../lib/json.ts';
import { dayOf } from '../../sweep/calendar.ts';
import { brokenBodies, replaced, type Visit, visits } from '../../sweep/cases/body.ts';
import { brokenValues } from '../../sweep/cases/values.ts';
import { jpegPart, pdfPart } from '../../sweep/world/sample-files.ts';
import type { Kind } from '../model/kinds.ts';
import type { Person } from '../model/people.ts';
import { chosen, hashOf, type Thing } from '../model/pool.ts';
import type { Template } from '../pair/pair.ts';
import { PerSide, resolved } from '../pair/sides.ts';
import type { Scene } from '../sequence/scene.ts';
import { rightful, somebodyElse } from './actors.ts';
import { FIRST_DAY, moved, SPREAD } from './days.ts';
import { filled } from './fill.ts';
import { othersOf } from './menus.ts';
import { parameterValue } from './queries.ts';
import type { Edit, Step } from './step.ts';

export interface Composed {
  template: Template;
  /** The records that it names, the one it is about first. */
  things: Thing[];
}

/** Preset parts of a request: the record it is about, and who sends it. */
export interface Preset {
  thing?: Thing;
  by?: Person | 'ANONYMOUS';
}

/** A request of a step: records of the scene for its ids, made when there are none. Throws Unavailable when that cannot be. */
export async function compose(scene: Scene, step: Step, preset: Preset = {}): Promise<Composed> {
  const operation = scene.contract.operation(step.operationId);
  const seed = String(step.tag);
  const things: Thing[] = preset.thing ? [preset.thing] : [];
  const picker = createPicker(scene, operation, seed, things);
  const path: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  for (const { name, in: where, required, schema = {} } of operation.parameters) {
    if (
      where !== 'path' &&
      !(where === 'query' && (required || operation.exactlyOneOf[0] === name))
    )
      continue;
    const kind =
      where === 'path' ? scene.kinds.ofPath(operation, name) : scene.kinds.ofField(name, undefined);
    const isId = kind !== undefined && !scene.contract.schemas.flatten(schema).enum;
    const value = isId
      ? (await picker.pick(kind, name)).ref
      : parameterValue(operation, name, scene, things, seed);
    if (where === 'path') path[name] = value;
    else query[name] = value;
  }
  let body = await bodyOf(scene, operation, step, picker);
  if (isObject(body) && 'tourDateId' in body) body = onItsDay(body, things);
  const may = await rightful(operation, things, scene.people, seed);
  const given = preset.by === 'ANONYMOUS' ? undefined : preset.by;
  const usual = step.mode === 'forbidden' ? await somebodyElse(may, scene.people, seed) : may;
  const by = preset.by === undefined ? usual : given;
  const former = by?.formerTokens.at(-1);
  const isFormer =
    step.mode === 'forbidden' && former !== undefined && hashOf(`${seed} former`) % 2 === 0;
  const edited = edits(scene, operation, step, { body, query, by: may });
  const key = `oracle-${scene.word}-${step.tag.toString(36)}`.padEnd(16, '0');
  const hasKey = operation.takesIdempotencyKey && hashOf(`${seed} key`) % 2 === 0;
  return {
    things,
    template: {
      operationId: operation.id,
      by,
      ...(isFormer ? { tokens: former } : {}),
      path,
      query: edited.query,
      headers: {
        ...(hasKey || step.again ? keyHeader(operation, key) : {}),
        ...versionHeader(operation, things, seed),
      },
      ...(edited.body === undefined ? {} : { body: edited.body }),
    },
  };
}

function keyHeader(operation: Operation, key: string): Record<string, string> {
  return operation.takesIdempotencyKey ? { 'idempotency-key': key } : {};
}

function versionHeader(operation: Operation, things: readonly Thing[], seed: string) {
  const etag = things.find((thing) => thing.etag)?.etag;
  if (!operation.takesIfMatch || !etag || hashOf(`${seed} version`) % 3 !== 0) return {};
  return { 'if-match': new PerSide((side) => etag[side]) };
}

function onItsDay(body: Record<string, unknown>, things: readonly Thing[]) {
  const day = things.find(({ kind }) => kind === 'tourDate')?.texts;
  const [first, last] = [day?.get('startDate'), day?.get('endDate')];
  return first && last ? { ...body, startDate: dayOf(first), endDate: dayOf(last) } : body;
}

type Picker = ReturnType<typeof createPicker>;

function createPicker(scene: Scene, operation: Operation, seed: string, things: Thing[]) {
  const label = ({ label: text }: Thing) => text;
  function relatives(kind: Kind): Thing[] {
    return things
      .flatMap((thing) => [...thing.relatives])
      .filter((one) => one.kind === kind && one.state !== 'gone');
  }
  function isHost(name: string) {
    return (
      /owner|guide|captain|host|recipient/u.test(name) || !operation.roles.includes('CUSTOMER')
    );
  }
  async function user(name: string, kind: Kind): Promise<Thing> {
    const word = operation.path.includes(`{${name}}`)
      ? operation.path.slice(0, operation.path.indexOf(`{${name}}`))
      : name;
    const wantsHost = isHost(word) && !/admin|customer|sender/u.test(word);
    const party = things
      .map((thing) => (wantsHost ? thing.host : thing.customer))
      .find((one) => one);
    const other = hashOf(`${seed} ${name}`) % 4 === 0 || /admin|activate/u.test(operation.path);
    const person =
      party ??
      (await scene.people.get(
        wantsHost
          ? other
            ? 'OTHER_BOAT_OWNER'
            : 'BOAT_OWNER'
          : other
            ? 'OTHER_CUSTOMER'
            : 'CUSTOMER',
      ));
    return kind === 'account' ? person.account : person.user;
  }
  async function pick(kind: Kind, name: string): Promise<Thing> {
    const preset = things.find((thing) => thing.kind === kind);
    if (preset && things[0] === preset) return preset;
    const thing =
      kind === 'user' || kind === 'account' ? await user(name, kind) : await record(kind, name);
    things.push(thing);
    return thing;
  }
  async function record(kind: Kind, name: string): Promise<Thing> {
    const near = chosen(relatives(kind), `${seed} ${name}`, label);
    if (near) return near;
    const wantsGone = hashOf(`${seed} gone`) % 8 === 0;
    const all = scene.pool.of(kind);
    const alive = all.filter(({ state }) => wantsGone || state !== 'gone');
    return chosen(alive, `${seed} ${name}`, label) ?? scene.make(kind);
  }
  return { pick, relatives, seed };
}

async function bodyOf(
  scene: Scene,
  operation: Operation,
  step: Step,
  picker: Picker,
): Promise<unknown> {
  const { body } = operation;
  if (!body) return undefined;
  const example = body.examples[step.example % Math.max(body.examples.length, 1)];
  if (example === undefined) return undefined;
  const turn = hashOf(`${picker.seed} day`);
  const move = moved(example, scene.today, FIRST_DAY + (turn % SPREAD));
  const schema = scene.contract.schemas.flatten(body.schema);
  const made = await filled(
    {
      schemas: scene.contract.schemas,
      kinds: scene.kinds,
      async refer(kind, name, isOwn) {
        if (name === 'conversationId') return (await picker.pick('conversation', name)).ref;
        if (isOwn || kind === 'user' || picker.relatives(kind).length > 0)
          return (await picker.pick(kind, name)).ref;
        // What belongs to a record that is named already is one of its own, or nothing.
        const isPart =
          /service|image|feature|Date$/iu.test(kind) && operation.path !== '/tour-dates';
        return isPart && kind !== 'tourDate' ? undefined : (await picker.pick(kind, name)).ref;
      },
      async referAll(kind, name, count) {
        const all = picker.relatives(kind);
        return (/ToRemove$/u.test(name) ? all.slice(0, Math.min(count, 1)) : all).map(
          ({ ref }) => ref,
        );
      },
      other: (value, name) =>
        name === 'name' && operation.method === 'POST' ? named(value, picker.seed) : move(value),
    },
    body.schema,
    example,
    scene.kinds.ofOperation(operation),
  );
  if (!isObject(made)) return made;
  const fields = Object.entries(made).filter(([name]) => !name.startsWith('expected'));
  return Object.fromEntries(
    fields.map(([name, value]) => [
      name,
      fileOf(schema.properties[name], value) ?? personal(name, value, scene, picker.seed),
    ]),
  );
}

/** Names are taken once: each step has its own. */
function named(value: unknown, seed: string): unknown {
  return typeof value === 'string' ? `${value} ${Number(seed).toString(36)}`.slice(0, 90) : value;
}

function personal(name: string, value: unknown, { word }: Scene, seed: string): unknown {
  const own = `oracle-${word}-${Number(seed).toString(36)}`;
  if (name === 'email' && value !== null) return `${own}@example.com`;
  return name === 'username' ? own : value;
}

function fileOf(
  schema: { contentMediaType?: string; format?: string; items?: object } | undefined,
  value: unknown,
): unknown {
  const text = JSON.stringify(schema ?? {});
  if (
    !/contentMediaType|"format":"binary"/u.test(text) ||
    (typeof value === 'object' && !Array.isArray(value))
  )
    return undefined;
  const part = /pdf$/u.test(String([value].flat()[0])) ? pdfPart() : jpegPart();
  return Array.isArray(value) ? [part] : part;
}

interface Parts {
  body: unknown;
  query: Record<string, unknown>;
  by: Person | undefined;
}

/** A place of a request that an edit may change. */
type Spot = (parts: Parts, value: number) => Parts;

function edits(scene: Scene, operation: Operation, step: Step, parts: Parts): Parts {
  let made = parts;
  const free = step.mode === 'invalid' ? step.edits.slice(1) : step.edits;
  for (const edit of free) made = edited(spotsOf(scene, operation, made), edit, made);
  if (step.mode !== 'invalid') return made;
  return broken(
    scene,
    operation,
    made,
    step.edits[0] ?? { spot: step.tag % 997, value: step.tag % 991 },
  );
}

function edited(spots: readonly Spot[], { spot, value }: Edit, parts: Parts): Parts {
  return spots[spot % Math.max(spots.length, 1)]?.(parts, value) ?? parts;
}

function isReference(value: unknown): boolean {
  return value instanceof PerSide;
}

function spotsOf(scene: Scene, operation: Operation, parts: Parts): Spot[] {
  const { schemas } = scene.contract;
  const spots: Spot[] = [];
  const visited: Visit[] =
    operation.body && isObject(parts.body)
      ? [...visits(schemas, operation.body.schema, parts.body)]
      : [];
  for (const { schema, value, steps, optional } of visited) {
    if (steps.length === 0 || isReference(value)) continue;
    const menu = othersOf(schema, value, optional);
    if (menu.length === 0) continue;
    spots.push((made, turn) => ({
      ...made,
      body: replaced(made.body, steps, menu[turn % menu.length]),
    }));
  }
  for (const { name, in: where, required, schema = {}, example } of operation.parameters) {
    if (where !== 'query') continue;
    const flat = schemas.flatten(schema);
    const kind = scene.kinds.ofField(name, undefined);
    const refs = kind === undefined ? [] : scene.pool.of(kind).map(({ ref }) => ref);
    const menu =
      refs.length > 0
        ? refs
        : [
            ...othersOf(flat, parts.query[name], !required),
            parameterValue(operation, name, scene, [], String(operation.id.length)),
            example,
          ];
    const known = menu.filter((value) => value !== undefined || !required);
    if (known.length > 0)
      spots.push((made, turn) => ({
        ...made,
        query: { ...made.query, [name]: known[turn % known.length] },
      }));
  }
  return spots.concat(extras(scene, operation, parts));
}

/** Fields that the answer has and the request has not: the server says them, whatever a client sends. */
function extras(scene: Scene, operation: Operation, { body }: Parts): Spot[] {
  if (!operation.body || operation.body.media !== 'application/json' || !isObject(body)) return [];
  const { schemas } = scene.contract;
  const taken = schemas.flatten(operation.body.schema).properties;
  const [answer] =
    [...operation.answers].find(([status]) => status < 300)?.[1].media.values() ?? [];
  const answered = answer ? schemas.flatten(answer).properties : {};
  const names = Object.keys(answered).filter((name) => !(name in taken) && name !== 'id');
  return names.flatMap((name) => {
    const schema = schemas.flatten(answered[name] ?? {});
    const kind = scene.kinds.ofField(name, undefined);
    const refs = kind === undefined ? [] : scene.pool.of(kind).map(({ ref }) => ref);
    const menu =
      refs.length > 0 ? refs : othersOf(schema, undefined, true).filter((value) => value !== null);
    return menu.length === 0
      ? []
      : [
          (made: Parts, turn: number) => ({
            ...made,
            body: { ...(isObject(made.body) ? made.body : {}), [name]: menu[turn % menu.length] },
          }),
        ];
  });
}

/** The request wrong in one place. */
function broken(scene: Scene, operation: Operation, parts: Parts, { spot, value }: Edit): Parts {
  const { schemas } = scene.contract;
  if (operation.body && operation.body.media === 'application/json' && isObject(parts.body)) {
    // Validity is judged with the ids of one side, and the change made to what goes to both.
    const bodies = [...visits(schemas, operation.body.schema, parts.body)].flatMap((visit) =>
      brokenAt(visit, parts.body),
    );
    const plain = brokenBodies(schemas, operation.body.schema, resolved(parts.body, 'mock'));
    if (bodies.length > 0 && plain.length > 0)
      return { ...parts, body: bodies[(spot + value) % bodies.length] };
  }
  const parameters = operation.parameters.filter(({ in: where }) => where === 'query');
  const parameter = parameters[spot % Math.max(parameters.length, 1)];
  if (!parameter) return parts;
  const wrong = brokenValues(schemas.flatten(parameter.schema ?? {}), undefined).filter(
    ({ value: one }) => one !== null && typeof one !== 'object',
  );
  const one = wrong[value % Math.max(wrong.length, 1)]?.value;
  return { ...parts, query: { ...parts.query, [parameter.name]: one } };
}

function brokenAt({ schema, value, steps, optional }: Visit, body: unknown): unknown[] {
  if (steps.length === 0) return [];
  const values = brokenValues(schema, value).map(({ value: wrong }) =>
    replaced(body, steps, wrong),
  );
  return optional || value === undefined ? values : [...values, replaced(body, steps, undefined)];
}
