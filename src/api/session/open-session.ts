import type { AuthSession } from '../contract/types.ts';
import type { Api } from '../create-api.ts';
import { ApiError, orApiError } from '../errors/api-error.ts';
import { unwrap } from '../pipeline/unwrap.ts';

/**
 * Opens the session that log-in or registration answered, then adds the account to it. An account
 * that cannot be read now leaves the person signed in all the same, with completeness unknown; only a refused token rejects, with its ApiError.
 */
export async function openSession(api: Api, auth: AuthSession): Promise<void> {
  api.session.open(auth);
  await readAccount(api);
}

/** Adds the account to the session that is open. Rejects with the ApiError of a refused token only. */
export async function readAccount({ client, session }: Api): Promise<void> {
  const account = await orApiError(unwrap(client.GET('/auth/account')));
  if (!(account instanceof ApiError)) session.addAccount(account);
  else if (account.status === 404) session.addAccount(null);
  else if (account.status === 401) throw account;
}
