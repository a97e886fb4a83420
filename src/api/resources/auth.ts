import { queryOptions } from '@tanstack/react-query';
import { api, client } from '../client.ts';
import type { Credentials, Registration } from '../contract/types.ts';
import { answer } from '../pipeline/answer.ts';
import { idempotencyHeader } from '../pipeline/idempotency-key.ts';
import { openSession } from '../session/open-session.ts';
import { versioned } from '../versioned.ts';

// A chunk of its own: only the forms and the profile pages import this file. Reading pages know the
// session through client.ts and use-session.ts.

/**
 * Signs in and reads the account (decision 20). Rejects with an ApiError; wrong credentials have
 * the code `localCodes.wrongCredentials`.
 */
export async function logIn(credentials: Credentials): Promise<void> {
  await openSession(api, await answer(client.POST('/auth/login', { body: credentials })));
}

export interface RegisterRequest {
  registration: Registration;
  /**
   * One `newIdempotencyKey()` per filled-in form: sent again after a failure, with the same
   * contents, it registers nobody twice (decision 75). Other contents need another key.
   */
  idempotencyKey?: string | undefined;
}

/** Registers, signs in and reads the account. Rejects with an ApiError. */
export async function register({ registration, idempotencyKey }: RegisterRequest): Promise<void> {
  const call = client.POST('/auth/register', {
    body: registration,
    params: { header: { [idempotencyHeader]: idempotencyKey } },
  });
  await openSession(api, await answer(call));
}

/** The account of the person signed in, with what the session itself does not keep, and its version. */
export function accountQuery() {
  return queryOptions({
    queryKey: ['auth', 'account'],
    queryFn: ({ signal }) => versioned(client.GET('/auth/account', { signal })),
  });
}
