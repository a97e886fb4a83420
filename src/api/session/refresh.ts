import type { AuthSession } from '../contract/types.ts';
import { ApiError } from '../errors/api-error.ts';
import type { EndSession } from './end-session.ts';
import type { SessionPorts } from './ports.ts';
import type { SessionStore } from './session-store.ts';
import { sessionFrom } from './stored-session.ts';

/** How long before its end a session is renewed, and how soon a failed renewal is tried again. */
const lead = 60_000;
const pause = 15_000;

// Browsers run a longer timer at once (it overflows 31 bits).
const longestTimer = 2 ** 31 - 1;

/** Renews the session that holds this token; the ApiError when it could not. */
export type Refresh = (staleToken: string) => Promise<ApiError | undefined>;

/**
 * One refresh at a time, in this tab and among all, however many calls ask for it.
 * `request` sends the call and answers the new session or the ApiError.
 */
export function createRefresh(
  store: SessionStore,
  { clock, otherTabs }: Pick<SessionPorts, 'clock' | 'otherTabs'>,
  request: () => Promise<AuthSession | ApiError>,
): Refresh {
  let inFlight: Promise<ApiError | undefined> | undefined;

  async function renew(staleToken: string): Promise<ApiError | undefined> {
    // Renewed or signed out while this one waited for its turn: by another tab, or by a call whose
    // 401 came sooner.
    store.sync();
    if (store.token() !== staleToken) return undefined;
    const answer = await request();
    if (answer instanceof ApiError) return answer;
    if (store.token() !== staleToken) return undefined;
    store.open(sessionFrom(answer, clock.now(), store.getSnapshot() ?? undefined));
    return undefined;
  }

  return (staleToken) => {
    inFlight ??= otherTabs
      .exclusively(() => renew(staleToken))
      .finally(() => {
        inFlight = undefined;
      });
    return inFlight;
  };
}

/**
 * Renews the session a minute before it ends, for as long as the page is open. A
 * refusal ends it; without an answer it is tried again until the session is over.
 */
export function keepFresh(
  store: SessionStore,
  { clock }: Pick<SessionPorts, 'clock'>,
  refresh: Refresh,
  endSession: EndSession,
): void {
  let cancel = () => {};

  function plan(): void {
    cancel();
    const end = store.expiresAt();
    if (end === undefined) return;
    // Half-way for a session so short that its last minute is most of it.
    const remaining = end - clock.now();
    wakeAfter(Math.max(remaining - lead, remaining / 2));
  }

  function wakeAfter(delay: number): void {
    cancel = clock.after(Math.min(Math.max(0, delay), longestTimer), () => renew(delay));
  }

  async function renew(planned: number): Promise<void> {
    if (planned > longestTimer) return plan();
    const token = store.token();
    const end = store.expiresAt();
    if (token === undefined || end === undefined) return;
    if (clock.now() >= end) return endSession.stay(token);
    const failure = await refresh(token);
    if (store.token() !== token) return;
    if (failure?.status === 401) return endSession.leave(token);
    wakeAfter(Math.min(pause, end - clock.now()));
  }

  store.subscribe(plan);
  plan();
}
