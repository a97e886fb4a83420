import { answer } from '../answer.ts';
import { ApiError, orApiError } from '../api-error.ts';
import type { Api } from '../create-api.ts';
import type { AuthSession } from '../types.ts';

/**
 * Opens the session that log-in or registration answered, then adds the account to it (decision
 * 20). An account that cannot be read now leaves the person signed in all the same, with
 * completeness unknown; only a refused token rejects, with its ApiError.
 */
export async function openSession({ client, session }: Api, auth: AuthSession): Promise<void> {
  session.open(auth);
  const account = await orApiError(answer(client.GET('/auth/account')));
  if (!(account instanceof ApiError)) session.addAccount(account);
  else if (account.status === 404) session.addAccount(null);
  else if (account.status === 401) throw account;
}
