import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { api, session } from '../api/client.ts';
import { orApiError } from '../api/errors/api-error.ts';
import { readAccount } from '../api/session/open-session.ts';
import { isSignInPath } from '../api/session/return-path.ts';
import { asksToSignIn } from '../features/account/sign-in/session/asks-to-sign-in.ts';
import { withoutLocale } from '../i18n/locale-path.ts';
import { notifyError } from '../ui/feedback/toast/notify.ts';
import type { createAppRouter } from './router.ts';

/** Reads the account into the session, where an earlier visit could not. Never rejects. */
export async function completeSession(): Promise<void> {
  // The user did not ask for this call, so its failure is not shown; the next visit tries again.
  await orApiError(readAccount(api));
}

/** Says in a toast that the session has come to its end, and offers to sign in again. */
export function notifySessionEnded(router: ReturnType<typeof createAppRouter>): void {
  void notifyError({
    title: i18n._(msg`Your session has ended`),
    message: i18n._(msg`Sign in again to carry on where you left off.`),
    retryable: true,
    retry: i18n._(msg`Sign in`),
    onRetry: () => void router.navigate({ to: '/login' }),
  });
}

/** The same where the person stays, who then comes back to this page. */
export async function notifySessionEndedHere(
  router: ReturnType<typeof createAppRouter>,
): Promise<void> {
  // A page of one's own leads to where one signs in, and that page says why.
  await router.invalidate();
  const { href, pathname } = router.state.location;
  if (isSignInPath(withoutLocale(pathname)) || asksToSignIn(pathname)) return;
  session.saveReturnPath(href);
  notifySessionEnded(router);
}
