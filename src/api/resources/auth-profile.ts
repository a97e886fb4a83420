import { queryOptions } from '@tanstack/react-query';
import { api, client, session } from '../client.ts';
import type { Account, AccountUpdate } from '../contract/types.ts';
import { ApiError, orApiError } from '../errors/api-error.ts';
import { answer } from '../pipeline/answer.ts';
import { idempotencyHeader } from '../pipeline/idempotency-key.ts';
import { readAccount } from '../session/open-session.ts';
import { ifMatch, type Versioned, versioned } from '../versioned.ts';

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
  /** Of the account that was completed elsewhere meanwhile; undefined until that is known. */
  version: string | undefined;
}

/** An account of which there may be none yet, with its version when it has been read for writing. */
export type KnownAccount = Versioned<{ account: Account | null }>;

/** The account of the person signed in, past every cache. Rejects with an ApiError. */
export async function readKnownAccount(): Promise<KnownAccount> {
  const { version, ...account } = await versioned(client.GET('/auth/account'));
  return { account, version };
}

/**
 * Fills in what is missing from the account and tells the session. Rejects with an ApiError, of the category
 * CONFLICT when the account was completed elsewhere: nothing is written then, and `version` is to be read.
 */
export async function completeProfile(completion: ProfileCompletion): Promise<KnownAccount> {
  const { version, ...account } = await written(completion);
  session.addAccount(account);
  return { account, version };
}

async function written({ update, idempotencyKey, version }: ProfileCompletion) {
  if (version !== undefined) {
    const params = { header: ifMatch(version) };
    return versioned(client.PUT('/auth/account', { body: update, params }));
  }
  const params = { header: { [idempotencyHeader]: idempotencyKey } };
  const completed = await orApiError(
    versioned(client.POST('/auth/account', { body: update, params })),
  );
  if (!(completed instanceof ApiError)) return completed;
  if (completed.status !== 409) throw completed;
  // Only a complete account is in conflict with this.
  const { code, status, serverMessage, requestId, body } = completed;
  const category = 'CONFLICT';
  throw new ApiError({ category, code, status, serverMessage, requestId, body, cause: completed });
}
