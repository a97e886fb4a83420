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

/** What stays when a call that takes back is refused. A cancelled booking stays as it is meant to. */
const KINDS: Readonly<Record<string, string>> = {
  deleteBoat: 'boat',
  deleteTour: 'tour',
  deleteReview: 'review',
};

/** How an answer says that there is nothing to take back. */
const GONE: readonly number[] = [404, 410];

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
    /** Takes back everything; answers how many records of a kind stay that are not gone already. */
    async cleanUp(): Promise<Record<string, number>> {
      const left: Record<string, number> = {};
      for (const stage of stages) {
        await inParallel([...stage.values()], CONCURRENCY, async (request) => {
          const answer = await takeBack(run, request);
          const kind = KINDS[request.operationId];
          if (kind && !answer.ok && !GONE.includes(answer.status))
            left[kind] = (left[kind] ?? 0) + 1;
        });
      }
      return left;
    },
  };
}

/** Sends a call that takes something back; for whoever was shut out or is no captain by now, an administrator does it. */
async function takeBack(run: Run, request: Request): Promise<Answer> {
  const send = (one: Request) => run.send(one, { unchecked: true });
  const answer = await send(request);
  const { session: _, ...plain } = request;
  const isShutOut = answer.status === 401 || answer.status === 403;
  const isRecord = request.operationId in KINDS;
  return isShutOut && isRecord ? send({ ...plain, actor: 'ADMIN' }) : answer;
}
