import { queryOptions } from '@tanstack/react-query';
import { api, client, session } from '../client.ts';
import type { Account, AccountUpdate } from '../contract/types.ts';
import { ApiError, orApiError } from '../errors/api-error.ts';
import { answer } from '../pipeline/answer.ts';
import { idempotencyHeader } from '../pipeline/idempotency-key.ts';
import { readAccount } from '../session/open-session.ts';

/** Reads the account into the session, where an earlier visit could not. Never rejects. */
export async function completeSession(): Promise<void> {
  // Whoever asked for nothing is told of no failure; the next visit tries again.
  await orApiError(readAccount(api));
}

/** The account of the person signed in; null while there is none (decision 21). */
export function accountOrNoneQuery() {
  return queryOptions({
    queryKey: ['auth', 'account-or-none'],
    async queryFn({ signal }): Promise<Account | null> {
      const account = await orApiError(answer(client.GET('/auth/account', { signal })));
      if (!(account instanceof ApiError)) return account;
      if (account.status === 404) return null;
      throw account;
    },
  });
}

export interface ProfileCompletion {
  update: AccountUpdate;
  /** One key per contents of the form (decision 75). */
  idempotencyKey: string;
}

/**
 * Fills in what is missing from the account and tells the session: POST, or PUT when it has been
 * completed elsewhere meanwhile (decision 21). Rejects with an ApiError.
 */
export async function completeProfile({
  update,
  idempotencyKey,
}: ProfileCompletion): Promise<void> {
  const completed = await orApiError(
    answer(
      client.POST('/auth/account', {
        body: update,
        params: { header: { [idempotencyHeader]: idempotencyKey } },
      }),
    ),
  );
  if (!(completed instanceof ApiError)) return session.addAccount(completed);
  // Only a complete account is in conflict with this.
  if (completed.status !== 409) throw completed;
  session.addAccount(await answer(client.PUT('/auth/account', { body: update })));
}
