import { i18n } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import { api, connectNavigation, session } from '../api/client.ts';
import { ApiError, localCodes, orApiError } from '../api/errors/api-error.ts';
import { errorText } from '../api/errors/messages.ts';
import { isSignInPath } from '../api/session/return-path.ts';
import { withoutLocale } from '../i18n/locale-path.ts';
import { notifyError } from '../ui/feedback/toast/notify.ts';
import type { createAppRouter } from './router.ts';

/** What is said to somebody whose session has come to its end. */
const sessionEnded = new ApiError({
  category: 'AUTHENTICATION',
  code: localCodes.sessionEnded,
  status: 401,
});

/**
 * Ties the session to pages and data, and starts it; once, before the first render. When its end
 * sends a person home, a toast says why. When somebody else is signed in than before, what was loaded
 * for the one before is forgotten; then, and when a profile turns out to be complete or not, guards
 * are asked again.
 */
export function connectSession(
  router: ReturnType<typeof createAppRouter>,
  queryClient: QueryClient,
): void {
  connectNavigation({
    currentPath: () => router.state.location.href,
    // The API layer goes nowhere but home, and only because a session has ended.
    go(path) {
      void router.navigate({ href: path });
      void notifyError({ message: errorText(i18n, sessionEnded) });
    },
  });
  session.start();
  keepReferrer();

  let before = session.getSnapshot();
  if (before && before.isProfileComplete === undefined) void completeSession();
  session.subscribe(() => {
    const after = session.getSnapshot();
    const wasSomebodyElse = before?.id !== after?.id;
    const isAsComplete = before?.isProfileComplete === after?.isProfileComplete;
    if (wasSomebodyElse && before) queryClient.clear();
    before = after;
    if (wasSomebodyElse || !isAsComplete) void router.invalidate();
  });
}

/** Who pressed "sign in" before the page's script had come was led there by a plain link. */
function keepReferrer(): void {
  if (!isSignInPath(withoutLocale(location.pathname)) || !URL.canParse(document.referrer)) return;
  const { origin, pathname, search } = new URL(document.referrer);
  if (origin !== location.origin) return;
  session.saveReturnPath(session.takeReturnPath() ?? `${pathname}${search}`);
}

/** The visit that opened the session ended before the account was read, so it is read now. */
async function completeSession(): Promise<void> {
  try {
    const { readAccount } = await import('../api/session/open-session.ts');
    // Whoever asked for nothing is told of no failure; the next visit tries again.
    await orApiError(readAccount(api));
  } catch (cause) {
    console.warn(new Error('The account could not be read', { cause }));
  }
}
