import { i18n } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';
import { connectNavigation, session } from '../api/client.ts';
import { errorText } from '../api/messages.ts';
import { notifyError } from '../ui/toast/notify.ts';
import type { createAppRouter } from './router.ts';

/** What foundation §8 says to somebody whose session has come to its end. */
const sessionEnded = new ApiError({
  category: 'AUTHENTICATION',
  code: 'SESSION_ENDED',
  status: 401,
});

/**
 * Ties the session to pages and data, and starts it; once, before the first render. When its end
 * sends a person home, a toast says why. When somebody else is signed in than before, guards are
 * asked again, and what was loaded for the one before is forgotten.
 */
export function connectSession(
  router: ReturnType<typeof createAppRouter>,
  queryClient: QueryClient,
): void {
  connectNavigation({
    currentPath: () => router.state.location.href,
    // The API layer goes nowhere but home, and only because a session has ended.
    go(path) {
      router.history.push(path);
      void notifyError({ message: errorText(i18n, sessionEnded) });
    },
  });
  session.start();

  let before = session.getSnapshot()?.id;
  session.subscribe(() => {
    const after = session.getSnapshot()?.id;
    if (after === before) return;
    if (before !== undefined) queryClient.clear();
    before = after;
    void router.invalidate();
  });
}
