import { sessionOf } from '../../actors/actors.ts';
import { numberAt } from '../../lib/json.ts';
import { inParallel } from '../pool.ts';
import type { Request } from '../request.ts';
import type { Answer, Run } from '../run.ts';

/** The reason given for every cancellation of the check. */
export const REASON = 'Uyum denetimi bu kaydı geri alıyor.';

const CONCURRENCY = 8;

/** Bookings hold their boat, and a boat its owner: what depends on another goes before it. */
const STAGES: Readonly<Record<string, number>> = {
  createReview: 0,
  createBooking: 0,
  sendMessage: 0,
  createBoat: 1,
  createTour: 1,
  registerAccount: 2,
};

/** How to take back what a request created; undefined for what goes with something else. */
function reversal(request: Request, answer: Answer): Request | undefined {
  const { actor, session, operationId } = request;
  const id = numberAt(answer.body, 'id');
  const back = (by: string, more: Partial<Request> = {}): Request => ({
    operationId: by,
    actor,
    ...(session ? { session } : {}),
    path: id === undefined ? {} : { id },
    query: {},
    headers: {},
    ...more,
  });
  if (operationId === 'registerAccount') {
    const registered = sessionOf(answer.exchange, undefined);
    return typeof registered === 'string'
      ? undefined
      : back('deleteAccount', { session: registered });
  }
  if (id === undefined) return undefined;
  if (operationId === 'createBoat') return back('deleteBoat');
  if (operationId === 'createTour') return back('deleteTour');
  if (operationId === 'createBooking') return back('cancelBooking', { body: { reason: REASON } });
  if (operationId === 'sendMessage') return back('deleteMessage');
  const { session: _session, ...plain } = back('deleteReview', { actor: 'ADMIN' });
  return operationId === 'createReview' ? plain : undefined;
}

/** Remembers what a run creates, and takes it back at its end. */
export function createCleanup(run: Run) {
  const stages: Map<string, Request>[] = [new Map(), new Map(), new Map()];
  return {
    /** Notes a success; the same record is noted once. */
    note(request: Request, answer: Answer): void {
      const stage = STAGES[request.operationId];
      const back = stage === undefined ? undefined : reversal(request, answer);
      if (stage === undefined || !back) return;
      const key = `${back.operationId} ${back.path.id ?? back.session?.userId}`;
      stages[stage]?.set(key, back);
    },
    /** A user who was registered outside the contract's checks, to be deleted at the end. */
    trackUser(request: Request): void {
      stages[2]?.set(`${request.operationId} ${request.session?.userId}`, request);
    },
    /** Takes back everything. What is gone already, or has to stay, is left. */
    async cleanUp(): Promise<void> {
      for (const stage of stages) {
        await inParallel([...stage.values()], CONCURRENCY, async (request) => {
          await run.send(request, { unchecked: true });
        });
      }
    },
  };
}
