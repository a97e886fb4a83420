import type { Operation } from '../../../contract/contract.ts';
import { at, numberAt } from '../../../lib/json.ts';
import { exampleRequest } from '../../plan.ts';
import type { Lifecycle, Steps } from '../lifecycle.ts';

/** The placeholder of a path that holds the id of a boat or tour, by what stands before it. */
const SUBJECT = /\/(boats?|boats\/statistics|tours?|tours\/exists)\/\{(\w+)\}/;

/** Answered with 404 for a day without an entry, and a draft has none. */
const NEEDS_AN_ENTRY = ['getBoatAvailabilityByDate', 'getTourAvailabilityByDate'];

interface Subject {
  operation: Operation;
  kind: 'boat' | 'tour';
  parameter: string;
}

/** The operations about one boat or tour whose answer a token changes. */
function subjects({ run }: Steps): Subject[] {
  return run.context.contract.operations.flatMap((operation) => {
    const [, before = '', parameter = ''] = SUBJECT.exec(operation.path) ?? [];
    if (operation.signIn !== 'optional' || parameter === '') return [];
    if (NEEDS_AN_ENTRY.includes(operation.id)) return [];
    return [{ operation, kind: before.startsWith('boat') ? 'boat' : 'tour', parameter }];
  });
}

/** A draft is there for its owner, who sends a token, and for nobody else. */
export const optionalSignIn: Lifecycle = {
  name: 'optional sign-in',
  operationIds: ['createBoat', 'createTour', 'getBoat', 'getTour'],
  async run(steps) {
    const { call, holds, status, world } = steps;
    const drafts = { boat: await world.newDraftBoat(), tour: await world.newDraftTour() };
    for (const { operation, kind, parameter } of subjects(steps)) {
      const { path, query, body } = exampleRequest(operation);
      const request = {
        path: { ...path, [parameter]: numberAt(drafts[kind].body, 'id') ?? 0 },
        query,
        ...(body === undefined ? {} : { body }),
      };
      const why = `a ${kind} that is not published, by ${operation.id}`;
      const mine = await call(operation.id, 'BOAT_OWNER', request);
      const guests = await call(operation.id, 'ANONYMOUS', request);
      if (at(mine.body, 'exists') !== undefined) {
        const [isMine, isTheirs] = [at(mine.body, 'exists'), at(guests.body, 'exists')];
        holds(isMine === true, mine, why, `exists for its owner: ${why}`, String(isMine));
        holds(isTheirs === false, guests, why, `not there for guests: ${why}`, String(isTheirs));
        continue;
      }
      status(mine, [200], `its owner's token finds ${why}`);
      status(guests, [404], `nobody else finds ${why}`);
    }
  },
};
