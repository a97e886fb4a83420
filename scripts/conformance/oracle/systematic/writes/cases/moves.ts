import {
  type Move,
  machinesOf,
  type StateMachine,
  TIME,
} from '../../../../../../openapi/model/annotations/states.ts';
import type { Contract, Operation } from '../../../../contract/contract.ts';
import { isObject } from '../../../../lib/json.ts';
import { Unavailable } from '../../../../sweep/run.ts';
import { NEVER } from '../../../campaign.ts';
import { rightfulIn, TURNS } from '../../../generate/actors.ts';
import { compose } from '../../../generate/compose.ts';
import type { Kind, Kinds } from '../../../model/kinds.ts';
import { hashOf } from '../../../model/pool.ts';
import type { Person, Thing } from '../../../model/types.ts';
import type { PairAnswer, Template } from '../../../pair/pair.ts';
import { PerSide } from '../../../pair/sides.ts';
import { creatorOf, valid } from '../../../sequence/make.ts';
import type { Setting } from '../setting.ts';
import { rootOf, targetOf } from '../target.ts';
import { type About, type Case, RANKS, type Situation } from './case.ts';
import { beginning, periodOf } from './days.ts';
import { adminIn } from './people.ts';

/** In every state of the record, of what it belongs to and of its booking that calls can bring about. */
export function stateCases(about: About): Case[] {
  const { contract, kinds, target } = about;
  const root = rootOf(target);
  const around = new Set<Kind>(['booking', root === 'tour' ? 'tour' : 'boat']);
  if (target !== undefined) around.add(target);
  if (root === 'tour') around.add('tourDate');
  return machinesOf(contract.document).flatMap((machine) => {
    const kind = kinds.ofSchema([machine.record]);
    if (kind === undefined || !around.has(kind)) return [];
    return reachable(machine).flatMap((state) => {
      const plain: Case = {
        name: `state:${kind}:${state}`,
        rank: kind === target ? RANKS.telling : RANKS.wide,
        mode: 'forbidden',
        needsAll: true,
        // Another booking would let them do the same.
        isAlone: kind === 'booking' && target !== kind && root === 'booking',
        async before(situation) {
          const thing = recordOf(situation, kind);
          if (!thing) throw new Unavailable(`needs ${kind}`);
          if (thing.state !== state) await bring(situation.setting, machine, thing, state);
        },
      };
      return [plain, ...unnamedCases(about, kind, plain)];
    });
  });
}

/** The same where a request may name the record or leave it to the service which one is meant. */
function unnamedCases({ contract, kinds, operation }: About, kind: Kind, plain: Case): Case[] {
  const { schema = {}, examples = [] } = operation.body ?? {};
  const { required } = contract.schemas.flatten(schema);
  const [example] = examples;
  const names = isObject(example) ? Object.keys(example) : [];
  return names
    .filter((name) => !required.includes(name) && kinds.ofField(name, undefined) === kind)
    .map((name) => ({
      ...plain,
      name: `${plain.name}:without:${name}`,
      async before(situation) {
        // Another one that may be meant.
        const { sequence, offer, cast } = situation.setting;
        const preset = offer ? { thing: offer, by: cast.customer } : {};
        await valid(sequence.scene, creatorOf(sequence.scene, kind), preset);
        await plain.before?.(situation);
      },
      change({ template }) {
        if (!isObject(template.body)) return undefined;
        const { [name]: _meant, ...body } = template.body;
        return { ...template, body };
      },
    }));
}

/** The states that calls bring about. */
function reachable({ states, moves }: StateMachine): string[] {
  return states.filter((state) =>
    moves.some(({ to, by }) => to === state && by.some((one) => one !== TIME)),
  );
}

function recordOf({ things, setting: { offer, booking } }: Situation, kind: Kind) {
  const near = [...things, offer, booking, ...(offer?.relatives ?? [])];
  return near.find((one) => one?.kind === kind);
}

/** Brings a record into a state, by the fewest moves. Throws Unavailable when no calls do. */
async function bring(setting: Setting, machine: StateMachine, thing: Thing, state: string) {
  if (!machine.states.includes(thing.state)) await look(setting, thing);
  for (const move of pathTo(machine, thing.state, state)) {
    for (const operationId of move.by) {
      if (operationId === TIME) continue;
      await make(setting, operationId, thing, move);
      if (thing.state === move.to) break;
    }
    if (thing.state !== move.to) throw new Unavailable(`needs ${thing.kind} in ${move.to}`);
  }
}

/** Brings a record into a state that an operation moves it from; leaves it where no calls do. */
export async function readied(setting: Setting, { id }: Operation, thing: Thing) {
  const { contract, kinds } = setting.sequence.scene;
  for (const machine of machinesOf(contract.document)) {
    if (kinds.ofSchema([machine.record]) !== thing.kind) continue;
    const from = machine.moves.filter(({ by }) => by.includes(id)).flatMap((move) => move.from);
    const [first] = from;
    if (first === undefined || !machine.states.includes(thing.state) || from.includes(thing.state))
      continue;
    try {
      await bring(setting, machine, thing, first);
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
    }
  }
}

function pathTo({ moves }: StateMachine, from: string, to: string): Move[] {
  const paths = new Map<string, Move[]>([[from, []]]);
  for (const [state, path] of paths) {
    for (const move of moves) {
      const isByCall = move.by.some((one) => one !== TIME);
      if (isByCall && move.from.includes(state) && !paths.has(move.to))
        paths.set(move.to, [...path, move]);
    }
  }
  const found = paths.get(to);
  if (!found) throw new Unavailable(`needs ${to}, which no call brings about`);
  return found;
}

/** Makes a move, and sees what has become of the record. */
async function make(setting: Setting, operationId: string, thing: Thing, { to, who }: Move) {
  const { scene } = setting.sequence;
  const operation = scene.contract.operation(operationId);
  const template = await validOf(setting, operation, thing);
  const admin = adminIn(setting);
  const by = who?.every((role) => role === 'ADMIN') ? admin : template.by;
  await scene.send({ ...withState(scene.contract, operation, template, to), by }, 'state');
  if (thing.state !== to) await look(setting, thing);
}

/** Reads a record, which tells its state; undefined where no call shows it by itself. */
export async function look(setting: Setting, thing: Thing): Promise<PairAnswer | undefined> {
  const { scene } = setting.sequence;
  const detail = scene.contract.operations.find(
    ({ id, method, parameters }) =>
      method === 'GET' &&
      id.toLowerCase() === `get${thing.kind}`.toLowerCase() &&
      parameters.some(({ in: where }) => where === 'path'),
  );
  return detail && scene.send(await validOf(setting, detail, thing), 'state');
}

/** The request with the state that it asks for, wherever it says one. */
export function withState(
  { schemas }: Contract,
  operation: Operation,
  template: Template,
  to: string,
): Template {
  const takes = (schema: object) =>
    schemas.flatten(schema).enum?.some((one) => one === to) === true;
  const parameter = operation.parameters.find(
    ({ in: where, schema = {} }) => where === 'query' && takes(schema),
  );
  if (parameter) return { ...template, query: { ...template.query, [parameter.name]: to } };
  const { properties } = schemas.flatten(operation.body?.schema ?? {});
  const field = Object.entries(properties).find(([, schema]) => takes(schema))?.[0];
  if (field === undefined || !isObject(template.body)) return template;
  return { ...template, body: { ...template.body, [field]: to } };
}

/** A valid request of an operation about a record, as whoever may. */
export async function validOf(
  setting: Setting,
  operation: Operation,
  thing: Thing | undefined,
  example = 0,
): Promise<Template> {
  const { scene } = setting.sequence;
  const by = await rightfulIn(TURNS.host, operation, thing ? [thing] : [], scene.people);
  const tag = hashOf(`before ${operation.id}`) & 0xff_ff_ff;
  const step = {
    operationId: operation.id,
    tag,
    mode: 'valid' as const,
    example,
    edits: [],
    again: false,
  };
  const { template } = await compose(scene, step, {
    ...(thing ? { thing } : {}),
    by: by ?? 'ANONYMOUS',
  });
  return { ...template, headers: {} };
}

/** After each other write about the same record, on the same days where both have some, and after its deletion. */
export function pairCases({ contract, kinds, operation, target }: About): Case[] {
  if (target === undefined || target === 'user' || target === 'account')
    return peoplePairs(contract, operation);
  const root = rootOf(target);
  const kinOf = new Set<Kind>([target, root]);
  return contract.operations.flatMap((other) => {
    if (other.method === 'GET' || NEVER.has(other.id) || /search|query/iu.test(other.id)) return [];
    const example = exampleAbout(other, (kind) => {
      const isPart = kind !== undefined && target === root && rootOf(kind) === root;
      return kind !== undefined && (isPart || kinOf.has(kind));
    });
    if (!example) return [];
    const { about, index } = example;
    const isDeletion = other.method === 'DELETE';
    const isNear = about === target || other.tags[0] === operation.tags[0];
    const hasDays = isAboutDays(other) && isAboutDays(operation);
    const rank = hasDays ? RANKS.wide : rankOf(isDeletion, isNear);
    async function write(situation: Situation, day: string | undefined, by?: Person) {
      const thing = recordOf(situation, about);
      if (!thing) throw new Unavailable(`needs ${about}`);
      const { scene } = situation.setting.sequence;
      const valid = await validOf(situation.setting, other, thing, index);
      const shown = withExamples(contract, kinds, other, { ...valid, by: by ?? valid.by });
      await scene.send(day === undefined ? shown : beginning(shown, day), other.id);
    }
    const after = (name: string, dayOf: (template: Template) => string | undefined): Case => ({
      name: `${name}:${other.id}`,
      rank,
      mode: 'forbidden',
      needsAll: true,
      before: (situation) => write(situation, dayOf(situation.template)),
    });
    const first = after('after', (template) => periodOf(template)?.first);
    const last = after('after-on-last', (template) => periodOf(template)?.last);
    // The version that was read before it may be an old one then, and who changed it is told.
    const stale: Case = {
      name: `stale:${other.id}`,
      // Which parts belong to the version is said of each.
      rank: about === target ? RANKS.wide : RANKS.telling,
      mode: 'forbidden',
      needsAll: true,
      async change(situation) {
        const [thing] = situation.things;
        if (!thing) return undefined;
        await look(situation.setting, thing);
        const read = thing.etag && { ...thing.etag };
        if (!read) return undefined;
        // Somebody else, where the contract lets them.
        const { setting, template } = situation;
        const admin = other.roles.includes('ADMIN') ? adminIn(setting) : undefined;
        await write(situation, periodOf(template)?.first, admin);
        const headers = { 'if-match': new PerSide((side) => read[side]) };
        return { ...situation.template, headers };
      },
    };
    return [first, ...(hasDays ? [last] : []), ...(operation.takesIfMatch ? [stale] : [])];
  });

  /** The first example of an operation that is about such a record. */
  function exampleAbout(other: Operation, fits: (about: Kind | undefined) => boolean) {
    const count = Math.max(other.body?.examples.length ?? 0, 1);
    for (let index = 0; index < count; index += 1) {
      const about = targetOf(contract, kinds, other, index);
      if (about !== undefined && fits(about)) return { about, index };
    }
    return undefined;
  }
}

/** After each other write of the same path or area by the same people: what there is one of for each. */
function peoplePairs(contract: Contract, operation: Operation): Case[] {
  return contract.operations.flatMap((other) => {
    const isNear = other.path === operation.path || other.tags[0] === operation.tags[0];
    const isRead = other.method === 'GET' || /search|query/iu.test(other.id);
    if (!isNear || isRead || NEVER.has(other.id) || other.id === operation.id) return [];
    return {
      name: `after:${other.id}`,
      rank: other.path === operation.path ? RANKS.telling : RANKS.deep,
      mode: 'forbidden',
      needsAll: true,
      async before({ setting, template: { by } }) {
        const { scene } = setting.sequence;
        const valid = await validOf(setting, other, undefined);
        const isTheirs = by !== undefined && valid.by !== undefined && valid.by.actor !== 'ADMIN';
        await scene.send(isTheirs ? { ...valid, by } : valid, other.id);
      },
    };
  });
}

const DAY_FIELDS = /"(date|dates|startDate|endDate)"/u;
const isAboutDays = ({ parameters, body }: Operation) =>
  DAY_FIELDS.test(JSON.stringify([parameters.map(({ name }) => name), body?.examples]));

/** A request with what its query may say as the contract shows it; ids and days stay. */
export function withExamples(
  { schemas }: Contract,
  kinds: Kinds,
  operation: Operation,
  template: Template,
): Template {
  const query = { ...template.query };
  for (const { name, in: where, schema = {}, example } of operation.parameters) {
    const { format } = schemas.flatten(schema);
    const isFree = kinds.ofField(name, undefined) === undefined && format !== 'date';
    if (where === 'query' && isFree && example !== undefined) query[name] = example;
  }
  return { ...template, query };
}

function rankOf(isDeletion: boolean, isNear: boolean): number {
  if (isDeletion) return isNear ? RANKS.telling : RANKS.wide;
  return isNear ? RANKS.deep : RANKS.last;
}
