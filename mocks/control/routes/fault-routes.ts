import type { Fault } from '../../engine/session/faults.ts';
import { releaseHeld } from '../../engine/session/session.ts';
import { type ControlContext, ControlError, type ControlRoute } from '../route.ts';
import { FaultWish, MAX_FAULTS } from '../values/fault-schema.ts';
import { parse } from '../values/parse.ts';

/** Throws ControlError for an operation or a tag that the contract does not have. */
export function checkTarget(
  { engine }: ControlContext,
  { operation, tag }: { operation?: string; tag?: string },
) {
  if (operation && !engine.operations.some(({ id }) => id === operation)) {
    throw new ControlError(`The contract has no operation ${operation}.`);
  }
  if (tag && !engine.operations.some((candidate) => candidate.tag === tag)) {
    const tags = [...new Set(engine.operations.map((candidate) => candidate.tag))].join(', ');
    throw new ControlError(`The contract has no tag ${tag}. Known: ${tags}.`);
  }
}

/** Misbehaviour on request. */
export const faultRoutes: ControlRoute[] = [
  {
    method: 'GET',
    path: '/faults',
    summary: 'The faults that wait for a call.',
    run: ({ session }) => ({ body: session.faults }),
  },
  {
    method: 'POST',
    path: '/faults',
    summary:
      'Adds a fault: status, latency (ms), hangUp, loseAnswer or malformed; for an operation, a tag or every call; with probability and seed, or a count, after as many calls as skip says.',
    example: { operation: 'listBoats', status: 503, count: 2 },
    run(context, { body }) {
      const wish = parse(FaultWish, body);
      checkTarget(context, wish);
      const { status, latency, hangUp, loseAnswer, malformed } = wish;
      if (!status && !latency && !hangUp && !loseAnswer && !malformed) {
        throw new ControlError(
          'A fault needs one of status, latency, hangUp, loseAnswer, malformed.',
        );
      }
      const { session } = context;
      if (session.faults.length >= MAX_FAULTS)
        throw new ControlError(
          `${MAX_FAULTS} faults wait already. DELETE /_mock/faults first.`,
          409,
        );
      const id = session.faults.reduce((highest, fault) => Math.max(highest, fault.id), 0) + 1;
      const fault: Fault = { ...wish, id };
      session.faults.push(fault);
      context.saveSession();
      return { status: 201, body: fault };
    },
  },
  {
    method: 'DELETE',
    path: '/faults',
    summary: 'Removes every fault, and answers at once what waits for one.',
    run(context) {
      context.session.faults = [];
      releaseHeld(context.session);
      context.saveSession();
      return { status: 204 };
    },
  },
  {
    method: 'DELETE',
    path: '/faults/{id}',
    summary: 'Removes one fault, and answers at once what waits for it.',
    run(context, { path: [id] }) {
      const { session } = context;
      const left = session.faults.filter((fault) => fault.id !== Number(id));
      if (left.length === session.faults.length)
        throw new ControlError(`There is no fault ${id}.`, 404);
      session.faults = left;
      releaseHeld(session, Number(id));
      context.saveSession();
      return { status: 204 };
    },
  },
];
