import { describe, expect, it } from 'vitest';
import {
  type Move,
  machinesOf,
  rolesOf,
  type StateMachine,
  TIME,
} from '../../../openapi/model/annotations/states.ts';
import { operationsOf } from '../../../openapi/model/document.ts';
import type { UserRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import type { Scene } from '../../testing/scenes/scene.ts';
import { SCENES } from '../../testing/scenes/scenes.ts';
import {
  changesIn,
  createStage,
  document,
  exampleBody,
  type Outcome,
  ownersOf,
} from '../../testing/stage.ts';
import type { OperationId } from '../handler.ts';

const machines = machinesOf(document);
const accessOf = new Map(
  operationsOf(document).map(({ operation }) => [operation.operationId, operation['x-access']]),
);

/** The scene of a machine that an operation moves, or of which time does. */
function scenesOf({ name }: StateMachine): readonly Scene[] {
  const scenes = SCENES[name];
  if (!scenes)
    throw new Error(`${name} has no scene: say in mocks/testing/scenes how its record is set up`);
  return scenes;
}

function sceneOf(machine: StateMachine, part: 'asks' | 'begins', operation: string): Scene {
  const scene = scenesOf(machine).find((one) => operation in one[part]);
  if (!scene)
    throw new Error(`${operation} is not among the ${part} of the scene of ${machine.name}`);
  return scene;
}

/** One active person of each kind: those who own the record, and one of each role who does not. */
function peopleOf(store: Store, row: object, resource: string): UserRecord[] {
  const owners = new Set(ownersOf(store, row, resource));
  const users = store.users.all().filter(({ isActive }) => isActive);
  const strangers = (['CUSTOMER', 'BOAT_OWNER', 'ADMIN'] as const).flatMap(
    (role) => users.find((user) => user.role === role && !owners.has(user.id)) ?? [],
  );
  return [...users.filter(({ id }) => owners.has(id)), ...strangers];
}

/** Whether `x-access` lets somebody touch a record. */
function may(store: Store, row: object, user: UserRecord, operationId: string): boolean {
  const access = accessOf.get(operationId);
  if (!access?.roles.includes(user.role)) return false;
  const { owner } = access;
  if (owner === 'none' || owner.exempt?.includes(user.role)) return true;
  return ownersOf(store, row, owner.resource).includes(user.id);
}

const resourceOf = (operationId: string): string => {
  const owner = accessOf.get(operationId)?.owner ?? 'none';
  return owner === 'none' ? '' : owner.resource;
};

function leads(moves: readonly Move[], from: string, to: string, operation: string, role: string) {
  return moves.some(
    (move) =>
      move.by.includes(operation) &&
      move.from.includes(from) &&
      move.to === to &&
      rolesOf(document, move, operation).includes(role),
  );
}

const directMoves = machines.flatMap((machine) => {
  const names = new Set(
    machine.moves.filter(({ from }) => from.length > 0).flatMap(({ by }) => by),
  );
  names.delete(TIME);
  return [...names].map((operation) => ({ name: machine.name, machine, operation }));
});

describe('a move of x-states', () => {
  it.each(directMoves)(
    'of $name by $operation is made by those named alone',
    async ({ machine, operation }) => {
      const scene = sceneOf(machine, 'asks', operation);
      const ask = scene.asks[operation];
      if (!ask) throw new Error(`${operation} is not asked`);
      const own = machine.moves.filter(({ by, from }) => from.length > 0 && by.includes(operation));
      const made = new Set<string>();
      for (const from of machine.states) {
        for (const to of new Set(own.map((move) => move.to))) {
          const { store } = createStage();
          const first = scene.setUp(store, from);
          const touched = ask.of?.(store, first) ?? first;
          const only = ask.only?.(store, first);
          const people = peopleOf(store, touched, resourceOf(operation)).filter(
            ({ id }) => only === undefined || id === only,
          );
          for (const { id } of people) {
            const stage = createStage();
            const row = scene.setUp(stage.store, from);
            const user = stage.store.users.get(id);
            if (!user) throw new Error(`nobody is ${id}`);
            const isLed =
              may(stage.store, ask.of?.(stage.store, row) ?? row, user, operation) &&
              leads(own, from, to, operation, user.role);
            const request = ask.ask(stage.store, row, to);
            const { status } = await stage.call(user, operation as OperationId, request);
            const after = scene.stateOf(stage.store, row.id);
            const what = `${user.role} ${id} from ${from} to ${to}: ${status}`;
            if (isLed) made.add(`${from} ${after}`);
            const others = ask.aside ? own.filter((move) => move.from.includes(from)) : [];
            const right = isLed ? [to] : [from, ...others.map((move) => move.to)];
            expect(right, `${what}, then ${after}`).toContain(after);
            if (status < 300 && from !== to && !ask.aside) expect(isLed, what).toBe(true);
          }
        }
      }
      const named = own.flatMap(({ from, to }) => from.map((one) => `${one} ${to}`));
      expect([...made].sort()).toEqual([...new Set(named)].sort());
    },
  );

  it.each(
    machines.flatMap((machine) =>
      machine.moves
        .filter(({ by }) => by.includes(TIME))
        .map((move) => ({ name: machine.name, machine, move, to: move.to })),
    ),
  )('of $name to $to comes with time', async ({ machine, move }) => {
    const [scene] = scenesOf(machine);
    const pass = scene?.time?.[move.to];
    if (!scene || !pass)
      throw new Error(`no time passes in the scene of ${machine.name} for ${move.to}`);
    for (const from of move.from) {
      const stage = createStage();
      const row = scene.setUp(stage.store, from);
      pass(stage, row);
      await stage.call(undefined, 'getHealth');
      expect(scene.stateOf(stage.store, row.id)).toBe(move.to);
    }
  });

  it.each(
    machines.flatMap((machine) =>
      [
        ...new Set(machine.moves.filter(({ from }) => from.length === 0).flatMap(({ by }) => by)),
      ].map((operation) => ({ name: machine.name, machine, operation })),
    ),
  )('begins $name by $operation as it says', async ({ machine, operation }) => {
    const scene = sceneOf(machine, 'begins', operation);
    const begun = new Set<string>();
    for (const { ask, prepare } of scene.begins[operation] ?? []) {
      const request = ask ?? { body: exampleBody(operation as OperationId) };
      const roles = accessOf.get(operation)?.roles ?? [];
      const answers: Outcome[] = [];
      for (const { id, role } of createStage('example').store.users.all()) {
        if (!roles.includes(role)) continue;
        const stage = createStage('example');
        prepare?.(stage);
        const user = stage.store.users.get(id);
        const outcome = await stage.call(user, operation as OperationId, request);
        const row = changesIn(outcome, scene.table).find(({ before }) => before === undefined);
        answers.push(outcome);
        if (outcome.status < 300 && row?.after) begun.add(scene.stateOf(stage.store, row.after.id));
      }
      expect(
        Math.min(...answers.map(({ status }) => status)),
        `nobody may ${operation}: ${JSON.stringify(answers.map(({ body }) => body))}`,
      ).toBeLessThan(300);
    }
    const named = machine.moves
      .filter(({ by, from }) => from.length === 0 && by.includes(operation))
      .map(({ to }) => to);
    expect([...begun].sort()).toEqual([...new Set(named)].sort());
  });
});
