import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '../../generated/types.ts';
import { createContractTables } from './contract/contract-tables.ts';
import type { Account, AuthSession } from './contract/types.ts';
import { orApiError } from './errors/api-error.ts';
import { type AttemptOptions, errorCategory } from './errors/error-category.ts';
import { acceptLanguage } from './pipeline/accept-language.ts';
import { idempotencyKey } from './pipeline/idempotency-key.ts';
import { pipeline } from './pipeline/pipeline.ts';
import { retry } from './pipeline/retry.ts';
import { unwrap } from './pipeline/unwrap.ts';
import { createEndSession } from './session/end-session.ts';
import type { SessionPorts } from './session/ports.ts';
import { createRefresh, keepFresh } from './session/refresh.ts';
import { keptReturnPath, saveReturnPath, takeReturnPath } from './session/return-path.ts';
import { sessionStep } from './session/session-step.ts';
import { createSessionStore } from './session/session-store.ts';
import { type SessionUser, sessionFrom, withAccount } from './session/stored-session.ts';

/** Calls every operation of the contract. Rejects with an ApiError and with nothing else. */
type ApiClient = Client<paths>;

/** The session as the app sees it; it holds no token. */
interface Session {
  /** Who is signed in, the same object until something changes; null when nobody is. */
  getSnapshot(): SessionUser | null;
  /** Calls `listener` after every change, from this tab or another; returns the way to stop. */
  subscribe(listener: () => void): () => void;
  /** Once, before the first screen: the start-up check, then renewal and other tabs. */
  start(): void;
  /** Signs in with what log-in or registration answered. */
  open(auth: AuthSession): void;
  /** Adds what the account tells of the person signed in; null says that there is none yet. */
  addAccount(account: Account | null): void;
  /** Signs out, and forgets where to go after signing in: somebody else may do so next. */
  logOut(): void;
  /** Whether the last session ended without anybody signing out; false once somebody signs in. */
  hasEnded(): boolean;
  /** Keeps where to go after signing in; only paths of this site, and not where one signs in. */
  saveReturnPath(path: string): void;
  /** Where to go after signing in; undefined when nothing was kept. */
  returnPath(): string | undefined;
  /** The same, once. */
  takeReturnPath(): string | undefined;
}

export interface Api {
  client: ApiClient;
  session: Session;
}

export interface ApiOptions extends AttemptOptions, SessionPorts {
  /** Where the contract's paths begin: `/api` in the app. */
  baseUrl: string;
  /** The page's language now, as `Accept-Language` writes it. */
  language: () => string;
  /** From 0 to 1, as Math.random. */
  random: () => number;
}

/** The client and its session. `client.ts` holds the app's own; tests make theirs. */
export function createApi(options: ApiOptions): Api {
  const { clock, otherTabs, storage } = options;
  const client = createClient<paths>({ baseUrl: options.baseUrl, fetch: options.fetch });
  const store = createSessionStore(options);
  const endSession = createEndSession(store, options);
  const refresh = createRefresh(store, options, () =>
    orApiError(unwrap(client.POST('/auth/refresh'))),
  );
  const tables = createContractTables();
  const steps = [
    acceptLanguage(options.language),
    sessionStep({
      store,
      refresh,
      endSession,
      currentPath: options.navigation.currentPath,
      tables,
    }),
    idempotencyKey(tables),
    retry({ ...options, tables }),
  ];
  client.use(pipeline(steps, errorCategory(options), options.fetch));

  const session: Session = {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    start() {
      store.sync();
      otherTabs.onChange(store.sync);
      keepFresh(store, options, refresh, endSession);
    },
    open: (auth) => store.open(sessionFrom(auth, clock.now())),
    addAccount(account) {
      const user = store.getSnapshot();
      if (!user) return;
      store.setUser(account ? withAccount(user, account) : { ...user, isProfileComplete: false });
    },
    logOut() {
      takeReturnPath(storage);
      store.clear();
    },
    hasEnded: store.hasEnded,
    saveReturnPath: (path) => saveReturnPath(storage, path),
    returnPath: () => keptReturnPath(storage),
    takeReturnPath: () => takeReturnPath(storage),
  };
  return { client, session };
}
