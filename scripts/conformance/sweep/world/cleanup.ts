import { type Session, sessionOf } from '../../actors/actors.ts';
import { at, numberAt, textAt } from '../../lib/json.ts';
import { inParallel } from '../pool.ts';
import type { Request } from '../request.ts';
import { type Answer, type Run, Unavailable } from '../run.ts';

/** The reason given for every cancellation of the check. */
export const REASON = 'Uyum denetimi bu kaydı geri alıyor.';

const CONCURRENCY = 8;

/** Bookings hold their boat, and a boat its owner: what depends on another goes before it, and people last. */
const STAGES: Readonly<Record<string, number>> = {
  createReview: 0,
  createBooking: 0,
  sendMessage: 0,
  createBoat: 1,
  createTour: 1,
};

/** What stays when a call that takes back is refused. */
const KINDS: Readonly<Record<string, string>> = {
  deleteBoat: 'boat',
  deleteTour: 'tour',
  deleteReview: 'review',
  deleteMessage: 'message',
  cancelBooking: 'booking',
};

/** How an answer says that there is nothing to take back; of a booking, that it has ended as it is meant to. */
const GONE: readonly number[] = [404, 410];
const ENDED = 409;

/** Whether what `operationId` takes back is over. */
export const isOver = (operationId: string, { ok, status }: Pick<Answer, 'ok' | 'status'>) =>
  ok || GONE.includes(status) || (status === ENDED && operationId === 'cancelBooking');

/** What no call of the contract takes back. */
const STAYS: Readonly<Record<string, string>> = { createContactMessage: 'contactMessage' };

/** Bookings in these states hold days yet. */
const OPEN: readonly unknown[] = ['PENDING', 'CONFIRMED'];

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
  const stages: Map<string, Request>[] = [new Map(), new Map()];
  const people = new Map<number, Session>();
  const staying = new Map<string, string>();
  const { actors } = run.context;

  function noteSomebody({ body }: Request, { exchange }: Answer): void {
    const registered = sessionOf(exchange, textAt(body, 'password'));
    if (typeof registered !== 'string') people.set(registered.userId, registered);
  }

  /** What is gone by itself is not taken back once more. */
  function forget({ operationId }: Request, { exchange }: Answer): void {
    const [, id] = /\/(\d+)(?:[/?]|$)/u.exec(new URL(exchange.url).pathname) ?? [];
    for (const stage of stages) stage.delete(`${operationId} ${id}`);
    if (operationId !== 'deleteAccount') return;
    const { authorization } = exchange.requestHeaders;
    for (const [userId, { token }] of people)
      if (authorization === `Bearer ${token}`) people.delete(userId);
  }

  return {
    /** Notes a success; the same record is noted once. */
    note(request: Request, answer: Answer): void {
      const { operationId } = request;
      if (operationId === 'registerAccount') noteSomebody(request, answer);
      const kind = STAYS[operationId];
      const id = numberAt(answer.body, 'id');
      if (kind !== undefined && id !== undefined) staying.set(`${kind} ${id}`, kind);
      forget(request, answer);
      const stage = STAGES[operationId];
      const back = stage === undefined ? undefined : reversal(request, answer);
      if (stage === undefined || !back) return;
      stages[stage]?.set(`${back.operationId} ${back.path.id}`, back);
    },
    /** Takes back everything; answers how many records of a kind stay that are not gone already. */
    async cleanUp(): Promise<Record<string, number>> {
      const left: Record<string, number> = {};
      const stays = (kind: string) => {
        left[kind] = (left[kind] ?? 0) + 1;
      };
      for (const kind of staying.values()) stays(kind);
      for (const stage of stages) {
        await inParallel([...stage.values()], CONCURRENCY, async (request) => {
          const { operationId } = request;
          if (!(await isTakenBack(run, request))) stays(KINDS[operationId] ?? operationId);
        });
      }
      await inParallel([...people.values()], CONCURRENCY, async (person) => {
        if (!(await actors.leave(person))) stays('user');
      });
      return left;
    },
  };
}

/**
 * Sends a call that takes something back; for whoever was shut out or is no captain by now, an administrator does it.
 * Answers whether it is over, which it is not where the service has no such call.
 */
async function isTakenBack(run: Run, request: Request): Promise<boolean> {
  const { operationId } = request;
  const send = (one: Request) => run.send(one, { unchecked: true });
  try {
    const answer = await send(request);
    const isShutOut = answer.status === 401 || answer.status === 403;
    if (!isShutOut) return isOver(operationId, answer);
    const { session: _, body: __, ...plain } = request;
    const byAdmin = { ...plain, actor: 'ADMIN' } as const;
    if (operationId !== 'cancelBooking') return isOver(operationId, await send(byAdmin));
    // Nobody else may cancel it, but it may have ended before.
    const booking = await send({ ...byAdmin, operationId: 'getBooking' });
    return booking.status === 404 || (booking.ok && !OPEN.includes(at(booking.body, 'status')));
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    return false;
  }
}
