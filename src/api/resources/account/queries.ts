import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client.ts';
import type { Account } from '../../contract/types.ts';
import { ApiError, orApiError } from '../../errors/api-error.ts';
import { unwrap } from '../../pipeline/unwrap.ts';
import { versioned } from '../../versioned.ts';

/** The account of the person signed in, with what the session itself does not keep, and its version. */
export function accountQuery() {
  return queryOptions({
    queryKey: ['auth', 'account'],
    queryFn: ({ signal }) => versioned(client.GET('/auth/account', { signal })),
  });
}

/** The account of the person signed in; null while there is none. */
export function accountOrNoneQuery() {
  return queryOptions({
    queryKey: ['auth', 'account-or-none'],
    async queryFn({ signal }): Promise<Account | null> {
      const account = await orApiError(unwrap(client.GET('/auth/account', { signal })));
      if (!(account instanceof ApiError)) return account;
      if (account.status === 404) return null;
      throw account;
    },
  });
}
