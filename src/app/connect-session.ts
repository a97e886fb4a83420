import type { QueryClient } from '@tanstack/react-query';
import { connectNavigation, session } from '../api/client.ts';
import { isSignInPath } from '../api/session/return-path.ts';
import { asksToSignIn } from '../features/account/sign-in/session/asks-to-sign-in.ts';
import { withoutLocale } from '../i18n/locale-path.ts';
import type { createAppRouter } from './router.ts';

/**
 * Ties the session to pages and data, and starts it; once, before the first render. When it ends and
 * nobody signed out, a toast says so, or the page where one signs in. When somebody else is signed in than
 * before, what was loaded for the one before is forgotten; then, and when a profile turns out to be complete
 * or not, guards are asked again.
 */
export function connectSession(
  router: ReturnType<typeof createAppRouter>,
  queryClient: QueryClient,
): void {
  connectNavigation({
    currentPath: () => router.state.location.href,
    // The API layer goes nowhere but home, where nobody is signed in any more.
    go(path) {
      // Such a page asks for it itself, with what the person was about to do beside it.
      if (session.hasEnded() && asksToSignIn(router.state.location.pathname)) return;
      void router.navigate({ href: path });
      if (session.hasEnded()) void later(({ notifySessionEnded }) => notifySessionEnded(router));
    },
    sessionEnded: () => void later(({ notifySessionEndedHere }) => notifySessionEndedHere(router)),
  });
  session.start();
  keepReferrer();
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
    const isSigningIn = [fromLocation, toLocation].map(
      (location) => location && isSignInPath(withoutLocale(location.pathname)),
    );
    // Who goes elsewhere without signing in has let go of what they were asked for.
    if (isSigningIn[0] && !isSigningIn[1] && !session.getSnapshot()) session.takeReturnPath();
  });

  let before = session.getSnapshot();
  // The visit that opened the session ended before the account was read, so it is read now.
  if (before && before.isProfileComplete === undefined) {
    void later(({ completeSession }) => completeSession());
  }
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

/** Does what hardly any visit needs, and what is no part of the first chunk for that. */
async function later(
  act: (events: typeof import('./session-events.ts')) => unknown,
): Promise<void> {
  try {
    await act(await import('./session-events.ts'));
  } catch (cause) {
    console.warn(new Error('The session could not be followed', { cause }));
  }
}
