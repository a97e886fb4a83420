import type { SessionPorts } from './ports.ts';
import { accepted, type SessionUser, type StoredSession, toTexts } from './stored-session.ts';

const tokenCookie = 'pruva_token';
const userCookie = 'pruva_user';

/** The session of this browser, kept in two cookies. Ask and listen from anywhere; React may too. */
export interface SessionStore {
  /** Bearer token; undefined when nobody is signed in. */
  token(): string | undefined;
  /** When the session ends, in milliseconds since 1970; undefined when nobody is signed in. */
  expiresAt(): number | undefined;
  /** Who is signed in, the same object until something changes; null when nobody is. */
  getSnapshot(): SessionUser | null;
  /** Calls `listener` after every change, from this tab or another; returns the way to stop. */
  subscribe(listener: () => void): () => void;
  open(session: StoredSession): void;
  /** Changes what is known of the person; nothing happens when nobody is signed in. */
  setUser(user: SessionUser): void;
  clear(): void;
  /** Clears what the service refused, and remembers that nobody asked for it until somebody signs in. */
  end(): void;
  /** Whether the last session ended so. */
  hasEnded(): boolean;
  /** Reads the cookies again; what does not pass the start-up check is removed. */
  sync(): void;
}

/** A store that starts empty; `sync` reads what an earlier visit left. */
export function createSessionStore(
  ports: Pick<SessionPorts, 'clock' | 'cookies' | 'otherTabs'>,
): SessionStore {
  const { clock, cookies, otherTabs } = ports;
  const listeners = new Set<() => void>();
  let current: StoredSession | undefined;
  let currentText = '';
  let ended = false;

  function replace(session: StoredSession | undefined): void {
    const text = session ? JSON.stringify(session) : '';
    if (text === currentText) return;
    currentText = text;
    current = session;
    // Also when another tab signed in.
    if (session) ended = false;
    for (const listener of listeners) listener();
  }

  function open(session: StoredSession): void {
    const maxAge = Math.floor((session.expiresAt - clock.now()) / 1000);
    const { token, user } = toTexts(session);
    cookies.write(tokenCookie, token, maxAge);
    cookies.write(userCookie, user, maxAge);
    replace(session);
    otherTabs.announceChange();
  }

  function removeCookies(): void {
    cookies.remove(tokenCookie);
    cookies.remove(userCookie);
  }

  function clear(): void {
    removeCookies();
    replace(undefined);
    otherTabs.announceChange();
  }

  return {
    token: () => current?.token,
    expiresAt: () => current?.expiresAt,
    getSnapshot: () => current?.user ?? null,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open,
    setUser(user) {
      if (current) open({ ...current, user });
    },
    clear,
    end() {
      ended ||= current !== undefined;
      clear();
    },
    hasEnded: () => ended,
    sync() {
      const token = cookies.read(tokenCookie);
      const user = cookies.read(userCookie);
      const session = accepted({ token: token ?? '', user: user ?? '' }, clock.now());
      if (!session && (token ?? user) !== undefined) removeCookies();
      replace(session);
    },
  };
}
