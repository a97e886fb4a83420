import type { SessionPorts } from './ports.ts';
import { isSignInPath, saveReturnPath } from './return-path.ts';
import type { SessionStore } from './session-store.ts';

/** Foundation §8; milliseconds. Lets the screen that failed show why before it goes away. */
const delayBeforeLeaving = 100;

/**
 * What a final 401 means (foundation §8): the session is cleared, the path is kept as return path,
 * and after 100 ms the person goes to `/` unless already signing in. Called with the token that
 * was refused; when another session, or none, has taken its place by then, nothing happens, so
 * that parallel 401s end one session once.
 */
export function createEndSession(
  store: SessionStore,
  { clock, navigation, storage }: Pick<SessionPorts, 'clock' | 'navigation' | 'storage'>,
): (refusedToken: string | undefined) => void {
  let leaving = false;
  return (refusedToken) => {
    if (leaving || store.token() !== refusedToken) return;
    const path = navigation.currentPath();
    store.clear();
    if (isSignInPath(path)) return;
    saveReturnPath(storage, path);
    leaving = true;
    clock.after(delayBeforeLeaving, () => {
      leaving = false;
      if (!store.token() && !isSignInPath(navigation.currentPath())) navigation.go('/');
    });
  };
}
