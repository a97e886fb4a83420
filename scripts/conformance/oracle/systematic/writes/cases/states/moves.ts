import {
  type Move,
  machinesOf,
  type StateMachine,
  TIME,
} from '../../../../../../../openapi/model/annotations/states.ts';
import type { Contract, Operation } from '../../../../../contract/contract.ts';
import { isObject } from '../../../../../lib/json.ts';
import { Unavailable } from '../../../../../sweep/run.ts';
import { rightfulIn, TURNS } from '../../../../generate/actors.ts';
import { compose } from '../../../../generate/compose.ts';
import type { Kind, Kinds } from '../../../../model/kinds.ts';
import { hashOf } from '../../../../model/pool.ts';
import type { Thing } from '../../../../model/types.ts';
import type { PairAnswer, Template } from '../../../../pair/pair.ts';
import { creatorOf, valid } from '../../../../sequence/make.ts';
import type { Setting } from '../../setting.ts';
import { rootOf } from '../../target.ts';
import { type About, type Case, RANKS, type Situation } from '../case.ts';
import { adminIn } from '../people/people.ts';

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
export function reachable({ states, moves }: StateMachine): string[] {
  return states.filter((state) =>
    moves.some(({ to, by }) => to === state && by.some((one) => one !== TIME)),
  );
}

export function recordOf({ things, setting: { offer, booking } }: Situation, kind: Kind) {
  const near = [...things, offer, booking, ...(offer?.relatives ?? [])];
  return near.find((one) => one?.kind === kind);
}

/** Brings a record into a state, by the fewest moves. Throws Unavailable when no calls do. */
export async function bring(setting: Setting, machine: StateMachine, thing: Thing, state: string) {
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
  const template = await validOf(setting, operation, thing, exampleInto(operation, to));
  const admin = adminIn(setting);
  const by = who?.every((role) => role === 'ADMIN') ? admin : template.by;
  await scene.send({ ...withState(scene.contract, operation, template, to), by }, 'state');
  if (thing.state !== to) await look(setting, thing);
}

/** The example of an operation that says a state: another one may need to say more, such as a reason. */
function exampleInto({ body }: Operation, to: string): number {
  const index = body?.examples.findIndex(
    (example) => isObject(example) && Object.values(example).includes(to),
  );
  return Math.max(index ?? 0, 0);
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

/** A valid request of an operation about a record, as whoever may; each `turn` has days and names of its own. */
export async function validOf(
  setting: Setting,
  operation: Operation,
  thing: Thing | undefined,
  example = 0,
  turn = 0,
): Promise<Template> {
  const { scene } = setting.sequence;
  const by = await rightfulIn(TURNS.host, operation, thing ? [thing] : [], scene.people);
  const tag = hashOf(`before ${operation.id} ${turn}`) & 0xff_ff_ff;
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
