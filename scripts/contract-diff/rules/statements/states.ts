import {
  type Move,
  type StateMachine,
  TIME,
} from '../../../../openapi/model/annotations/states.ts';
import { type OpenApiDocument, operationNamed } from '../../../../openapi/model/document.ts';
import type { Observation } from '../../finding.ts';
import { rolesOf } from '../access/access.ts';
import { type Conditions, changeOf, spoken, withCase } from './conditions.ts';
import { machinesIn } from './machines.ts';
import { announced, type Both, type Told, told, withdrawn } from './said.ts';

/** One way of one operation from one state to another. */
interface Way {
  from: string;
  to: string;
  by: string;
  /** What has to hold, for each role that makes it; of time for nobody. */
  conditions: ReadonlyMap<string, Conditions>;
}

const NOBODY = '';

const BEGINNING = 'nothing';

const pointerOf = ({ name }: StateMachine) => `${name}/x-states`;

const keyOf = ({ from, to, by }: Pick<Way, 'from' | 'to' | 'by'>) => `${from} → ${to} by ${by}`;

/** Who makes a move by an operation: the roles that the move names, else all that may call it. */
function movers(document: OpenApiDocument, { who }: Move, operationId: string): string[] {
  const roles = mayCall(document, operationId);
  return who ? roles.filter((role) => who.includes(role)) : roles;
}

/** The ways of a machine, each state and each operation by itself. */
function waysOf(
  document: OpenApiDocument,
  { moves }: StateMachine,
  rename: (operationId: string) => string | undefined = (id) => id,
): Map<string, Way> {
  const ways = new Map<string, Way>();
  for (const move of moves) {
    for (const operation of move.by) {
      const isTime = operation === TIME;
      const by = isTime ? TIME : (rename(operation) ?? operation);
      const roles = isTime ? [NOBODY] : movers(document, move, operation);
      for (const from of move.from.length > 0 ? move.from : [BEGINNING]) {
        const way = { from, to: move.to, by };
        const conditions = new Map(ways.get(keyOf(way))?.conditions);
        for (const role of roles) conditions.set(role, withCase(conditions.get(role), move.when));
        ways.set(keyOf(way), { ...way, conditions });
      }
    }
  }
  return ways;
}

const isLeft = ({ moves }: StateMachine, state: string) =>
  moves.some(({ from }) => from.includes(state));

type Change = Pick<Told, 'rule' | 'level' | 'message' | 'breaks'>;

const gone = ({ by }: Way): Change => ({
  rule: 'state-move-removed',
  level: 'breaking',
  message: 'is no move any more',
  breaks: by === TIME ? ['readers'] : ['callers'],
});

/** What became of a way that both contracts have, of those who may call in both; undefined for nothing. */
function changed(before: Way, after: Way, callers: readonly string[]): Change | undefined {
  const [had, has] = [before, after].map(({ conditions }) => [...conditions.keys()]);
  const isMissing = (role: string, others: readonly string[] = []) =>
    callers.includes(role) && !others.includes(role);
  const lost = (had ?? []).filter((role) => isMissing(role, has));
  const gained = (has ?? []).filter((role) => isMissing(role, had));
  if (lost.length > 0) {
    return {
      rule: 'state-move-restricted',
      level: 'breaking',
      message: `is no longer for ${lost.join(', ')}`,
      breaks: ['callers'],
    };
  }
  const restated = changedOccasion(before, after, callers);
  if (restated?.level === 'breaking' || gained.length === 0) return restated;
  const message = `is for ${gained.join(', ')} too`;
  return { rule: 'state-move-added', level: 'addition', message };
}

/** What a move under another condition is called, the worst first. */
const OCCASIONS = [
  ['less often', 'state-move-restricted', 'breaking'],
  ['in other words', 'state-move-reworded', 'other'],
  ['more often', 'state-move-added', 'addition'],
] as const;

/** What became of the conditions of a way, for those who make it in both contracts. */
function changedOccasion(before: Way, after: Way, callers: readonly string[]): Change | undefined {
  const isTime = before.by === TIME;
  const kinds = (isTime ? [NOBODY] : callers).flatMap((role) => {
    const [was, is] = [before.conditions.get(role), after.conditions.get(role)];
    const kind = was && is && changeOf(was, is);
    return kind
      ? [{ kind, words: `on the condition ${spoken(is)} instead of ${spoken(was)}` }]
      : [];
  });
  for (const [kind, rule, level] of OCCASIONS) {
    const words = [...new Set(kinds.flatMap((each) => (each.kind === kind ? each.words : [])))];
    if (words.length === 0) continue;
    const breaks = isTime ? (['readers'] as const) : (['callers'] as const);
    const message = `is made ${words.join(', ')}`;
    return { rule, level, message, breaks: level === 'breaking' ? [...breaks] : [] };
  }
  return undefined;
}

const isSame = (one: StateMachine, other: StateMachine) =>
  one.record === other.record && one.field === other.field;

/**
 * The same machine in the revision: of the same field, or of the same states and a record that the base did not have.
 * Another record that happens to have the same states is no partner.
 */
function partnerOf(both: Both, machine: StateMachine, others: readonly StateMachine[]) {
  const schemas = both.base.components?.schemas ?? {};
  const known = machinesIn(both.base);
  return (
    others.find((one) => isSame(one, machine) && one.name === machine.name) ??
    others.find((one) => isSame(one, machine)) ??
    others.find(
      (one) =>
        String(one.states) === String(machine.states) &&
        !(one.record in schemas) &&
        !known.some((each) => isSame(each, one)),
    )
  );
}

function judgeMachine(both: Both, before: StateMachine, after: StateMachine): Observation[] {
  const had = waysOf(both.base, before, both.renamed);
  const has = waysOf(both.revision, after);
  const what = `${before.record}.${before.field}`;
  const pointer = pointerOf(after);
  const all = both.named(before.moves.flatMap(({ by }) => by).filter((by) => by !== TIME));
  // What belongs to an operation that is gone or renamed is told with the operation.
  const kept = new Set(
    both.pairs
      .filter((pair) => pair.base.operationId === pair.revision.operationId)
      .map((pair) => String(pair.revision.operationId)),
  );
  const touched = (by: string) => (by === TIME ? all : byId(both, by));
  const found: Observation[] = [];
  for (const [key, way] of had) {
    const now = has.get(key);
    if (!now && way.by !== TIME && !kept.has(way.by)) continue;
    const change = now ? changed(way, now, callersOf(both, way.by)) : gone(way);
    if (!change) continue;
    const message = `${what}: ${key} ${change.message}.`;
    found.push(told(pointer, 'revision', { ...change, message, operations: touched(way.by) }));
  }
  for (const [key, way] of has) {
    if (had.has(key)) continue;
    const operations = touched(way.by);
    const isFinal = before.states.includes(way.from) && !isLeft(before, way.from);
    const message = isFinal ? 'leaves a state that was final' : 'is a move now';
    found.push(
      told(pointer, 'revision', {
        rule: isFinal ? 'state-not-final' : 'state-move-added',
        level: isFinal ? 'breaking' : 'addition',
        message: `${what}: ${key} ${message}.`,
        breaks: isFinal ? ['readers'] : [],
        operations: operations.length > 0 ? operations : all,
      }),
    );
  }
  return found;
}

/** Who may call an operation in both contracts; who may only in one is told by `x-access`. */
function callersOf(both: Both, revisionId: string): string[] {
  const pair = both.pairs.find(({ revision }) => revision.operationId === revisionId);
  if (!pair) return [];
  const before = rolesOf(pair.base);
  return rolesOf(pair.revision).filter((role) => before.includes(role));
}

/** Who may call an operation of a document. */
function mayCall(document: OpenApiDocument, operationId: string): string[] {
  const entry = operationNamed(document, operationId);
  return entry ? rolesOf(entry.operation) : [];
}

/** The operation of an id of the revision, under the name that it has in the base. */
function byId(both: Both, revisionId: string) {
  return both.pairs
    .filter((pair) => pair.revision.operationId === revisionId)
    .map(({ name }) => name);
}

/**
 * State machines (`x-states`): a move that is gone, is for fewer roles or needs something to hold that it did not breaks
 * callers, one that time made breaks readers, and so does one out of a state that was final. New moves are additions; new states are
 * judged as values of their enum.
 */
export function judgeStates(both: Both): Observation[] {
  const [before, after] = [machinesIn(both.base), machinesIn(both.revision)];
  const known = new Set<StateMachine>();
  const found = before.flatMap((machine) => {
    const partner = partnerOf(both, machine, after);
    const operations = both.named(machine.moves.flatMap(({ by }) => by));
    if (!partner) {
      const what = `how ${machine.record}.${machine.field} moves`;
      return operations.length > 0 ? [withdrawn(pointerOf(machine), what, operations)] : [];
    }
    known.add(partner);
    return judgeMachine(both, machine, partner);
  });
  const come = after
    .filter((machine) => ![...known].some((one) => isSame(one, machine)))
    .map((machine) =>
      announced(
        pointerOf(machine),
        `how ${machine.record}.${machine.field} moves`,
        machine.moves.flatMap(({ by }) => by.flatMap((id) => byId(both, id))),
      ),
    );
  return [...found, ...come];
}
