import {
  type Move,
  type StateMachine,
  TIME,
} from '../../../../openapi/model/annotations/states.ts';
import { type OpenApiDocument, operationsOf } from '../../../../openapi/model/document.ts';
import type { Observation } from '../../finding.ts';
import { rolesOf } from '../access/access.ts';
import { machinesIn } from './machines.ts';
import { announced, type Both, type Told, told, withdrawn } from './said.ts';

/** One way of one operation from one state to another. */
interface Way {
  from: string;
  to: string;
  by: string;
  roles: readonly string[];
  when: string | undefined;
}

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
  const all = moves.flatMap((move: Move) =>
    (move.from.length > 0 ? move.from : [BEGINNING]).flatMap((from) =>
      move.by.map((operation) => {
        const roles = operation === TIME ? [] : movers(document, move, operation);
        const by = operation === TIME ? TIME : (rename(operation) ?? operation);
        return { from, to: move.to, by, roles, when: move.when };
      }),
    ),
  );
  const ways = new Map<string, Way>();
  for (const way of all) {
    const known = ways.get(keyOf(way));
    const when = known ? [known.when, way.when].filter(Boolean).join(' ') || undefined : way.when;
    ways.set(keyOf(way), {
      ...way,
      when,
      roles: [...new Set([...(known?.roles ?? []), ...way.roles])],
    });
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
  const lost = before.roles.filter((role) => !after.roles.includes(role) && callers.includes(role));
  const gained = after.roles.filter(
    (role) => !before.roles.includes(role) && callers.includes(role),
  );
  if (lost.length > 0) {
    return {
      rule: 'state-move-restricted',
      level: 'breaking',
      message: `is no longer for ${lost.join(', ')}`,
      breaks: ['callers'],
    };
  }
  if (gained.length > 0) {
    const message = `is for ${gained.join(', ')} too`;
    return { rule: 'state-move-added', level: 'addition', message };
  }
  if (before.when === after.when) return undefined;
  const message = `has another condition: “${after.when ?? 'none'}” instead of “${before.when ?? 'none'}”`;
  return { rule: 'state-move-reworded', level: 'other', message };
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
  const entry = operationsOf(document).find(
    ({ operation }) => operation.operationId === operationId,
  );
  return entry ? rolesOf(entry.operation) : [];
}

/** The operation of an id of the revision, under the name that it has in the base. */
function byId(both: Both, revisionId: string) {
  return both.pairs
    .filter((pair) => pair.revision.operationId === revisionId)
    .map(({ name }) => name);
}

/**
 * State machines (`x-states`): a move that is gone or is for fewer roles breaks callers, one that time made
 * breaks readers, and so does one out of a state that was final. New moves are additions; new states are
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
