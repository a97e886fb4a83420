import type { paths } from '../../../generated/types.ts';
import type { ContractTables } from '../contract/contract-tables.ts';
import { ApiError, localCodes } from '../errors/api-error.ts';
import type { Step } from '../pipeline/pipeline.ts';
import type { EndSession } from './end-session.ts';
import type { Refresh } from './refresh.ts';
import type { SessionStore } from './session-store.ts';

// So that a path that leaves the contract is noticed here.
type Operation = `${'PATCH' | 'POST' | 'PUT'} ${keyof paths}`;

/** The call that renews a session. Its own 401 is judged by whoever asked for the refresh. */
const refreshOperation = 'POST /auth/refresh' satisfies Operation;

/** Here a 401 means that what the person typed is wrong. */
const credentialOperations: ReadonlySet<string> = new Set<Operation>([
  'POST /auth/login',
  'POST /auth/register',
  'POST /auth/password-reset/forgot-password',
  'POST /auth/password-reset/reset-password',
  'PUT /auth/account/password',
  'PUT /v1/accounts/{id}/password',
]);

/** Asked in a dialog that says why it failed, and then closes. */
const dialogOperations: ReadonlySet<string> = new Set<Operation>([
  'PATCH /bookings/{id}/status',
  'PATCH /bookings/{id}/cancel',
]);

interface SessionStepOptions {
  store: SessionStore;
  refresh: Refresh;
  endSession: EndSession;
  currentPath: () => string;
  tables: () => Promise<ContractTables>;
}

/**
 * Sends the token, where there is one, as bearer header. After a 401 the token is renewed once, for all
 * calls together, and the call is repeated once; when that is refused the session ends: with it goes
 * a page that needs one, while a call that anybody may make is repeated without
 * a token, so that a page for everybody stays. A refresh that gets no answer, or a 5xx, refuses nothing: then
 * the call fails as one that may be tried again. Nobody is led away by a call without a token that another
 * page, by `currentPath`, has sent: a page asks once more just when its session ends.
 */
export function sessionStep(options: SessionStepOptions): Step {
  const { store, refresh, endSession, currentPath, tables } = options;
  return async ({ request, operation }, next) => {
    const token = store.token();
    const path = currentPath();
    const outcome = await next(withBearer(request, token));
    if (!isUnauthorized(outcome) || operation === refreshOperation) return outcome;
    if (credentialOperations.has(operation)) return wrongCredentials(outcome);
    const isInDialog = dialogOperations.has(operation);
    const isForAnybody = (await tables()).optionalSignIn.has(operation);
    if (token === undefined) {
      if (!isForAnybody && path === currentPath()) endSession.leave(undefined, isInDialog);
      return outcome;
    }
    const failure = await refresh(token);
    // Whether the session is over has not been said, only not been heard.
    if (failure?.retryable) return failure;
    const renewed = failure ? undefined : store.token();
    const repeated = renewed === undefined ? outcome : await next(withBearer(request, renewed));
    if (!isUnauthorized(repeated)) return repeated;
    if (!isForAnybody) {
      endSession.leave(renewed ?? token, isInDialog);
      return repeated;
    }
    endSession.stay(renewed ?? token);
    return next(request);
  };
}

function withBearer(request: Request, token: string | undefined): Request {
  if (token === undefined) return request;
  const signed = request.clone();
  signed.headers.set('Authorization', `Bearer ${token}`);
  return signed;
}

function isUnauthorized(outcome: unknown): outcome is ApiError {
  return outcome instanceof ApiError && outcome.status === 401;
}

function wrongCredentials(cause: ApiError): ApiError {
  const { category, status, serverMessage, fields, requestId } = cause;
  const code = localCodes.wrongCredentials;
  return new ApiError({ category, code, status, serverMessage, fields, requestId, cause });
}
