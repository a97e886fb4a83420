import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError, localCodes } from '../../api/errors/api-error.ts';

/** Why a page is not there. Its code cannot be fetched without a connection, and says nothing of that. */
function reasonOf(error: unknown): unknown {
  if (error instanceof ApiError || navigator.onLine) return error;
  return new ApiError({ category: 'NETWORK', code: localCodes.offline, retryable: true });
}

/** What is told of a page that failed, and another try. The arguments are what its error component is given. */
export function usePageFailure({ error, reset }: Pick<ErrorComponentProps, 'error' | 'reset'>) {
  const router = useRouter();
  const [reason] = useState(() => reasonOf(error));
  return {
    reason,
    retry() {
      // A browser does not ask again for styles that did not come, unless the page is loaded anew.
      if (!(error instanceof ApiError)) return location.reload();
      reset();
      void router.invalidate();
    },
  };
}
