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
import { changesIn, createStage, document, ownersOf } from '../../testing/stage.ts';
import type { OperationId } from '../handler.ts';

const machines = machinesOf(document);
const accessOf = new Map(
  operationsOf(document).map(({ operation }) => [operation.operationId, operation['x-access']]),
);

function sceneOf({ name }: StateMachine): Scene {
  const scene = SCENES[name];
  if (!scene)
    throw new Error(
      `${name} has no scene: say in scenes.ts how its record is set up and asked for`,
    );
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
      const scene = sceneOf(machine);
      const ask = scene.asks[operation];
      if (!ask) throw new Error(`${operation} is not asked in the scene of ${machine.name}`);
      const targets = new Set(
        machine.moves.filter(({ by }) => by.includes(operation)).map(({ to }) => to),
      );
      const made = new Set<string>();
      for (const from of machine.states) {
        for (const to of targets) {
          const people = peopleOf(
            createStage().store,
            scene.row(createStage().store),
            resourceOf(operation),
          );
          for (const { id } of people) {
            const stage = createStage();
            const row = scene.setUp(stage.store, from);
            const user = stage.store.users.get(id);
            if (!user) throw new Error(`nobody is ${id}`);
            const allowed =
              may(stage.store, ask.of?.(stage.store, row) ?? row, user, operation) &&
              leads(machine.moves, from, to, operation, user.role);
            const { status } = await stage.call(
              user,
              operation as OperationId,
              ask.ask(stage.store, row, to),
            );
            const after = scene.stateOf(stage.store, row.id);
            const what = `${user.role} ${id} from ${from} to ${to}: ${status}`;
            expect(after, what).toBe(allowed ? to : from);
            if (allowed) made.add(`${from} ${to}`);
            if (status < 300 && from !== to && !ask.aside) expect(allowed, what).toBe(true);
          }
        }
      }
      const named = machine.moves
        .filter(({ by }) => by.includes(operation))
        .flatMap(({ from, to }) => from.map((one) => `${one} ${to}`));
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
    const scene = sceneOf(machine);
    const pass = scene.time?.[move.to];
    if (!pass) throw new Error(`no time passes in the scene of ${machine.name} for ${move.to}`);
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
    const scene = sceneOf(machine);
    const begin = scene.begins[operation];
    if (!begin) throw new Error(`${operation} begins nothing in the scene of ${machine.name}`);
    const begun = new Set<string>();
    for (const prepare of begin) {
      const stage = createStage();
      const { user, ask } = prepare(stage.store);
      const outcome = await stage.call(user, operation as OperationId, ask);
      expect(outcome.status, JSON.stringify(outcome.body)).toBeLessThan(300);
      const [row] = changesIn(outcome, scene.table).filter(({ before }) => before === undefined);
      if (row?.after) begun.add(scene.stateOf(stage.store, row.after.id));
    }
    const named = machine.moves
      .filter(({ by, from }) => from.length === 0 && by.includes(operation))
      .map(({ to }) => to);
    expect([...begun].sort()).toEqual([...new Set(named)].sort());
  });
});
