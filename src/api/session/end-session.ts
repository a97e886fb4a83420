import type { SessionPorts } from './ports.ts';
import { isSignInPath, saveReturnPath } from './return-path.ts';
import type { SessionStore } from './session-store.ts';

/** Milliseconds. Lets the screen that failed show why before it goes away. */
const delayBeforeLeaving = 100;
/** The same where a person has just pressed a button in a dialog, which says why in a sentence. */
const delayToRead = 2000;

/** What becomes of a session that the service refused. */
export interface EndSession {
  /**
   * The page needs a session: it is cleared, the path is kept as return path, and after
   * 100 ms, or 2 s where there is a sentence `toRead`, the person goes to `/` unless already signing in. Called with the token that was refused; when
   * another session, or none, has taken its place by then, nothing happens, so that parallel 401s end
   * one session once.
   */
  leave(refusedToken: string | undefined, toRead?: boolean): void;
  /** The page goes on without a session: it is cleared, the page is told once, and nobody is led away. */
  stay(refusedToken: string): void;
}

export function createEndSession(
  store: SessionStore,
  { clock, navigation, storage }: Pick<SessionPorts, 'clock' | 'navigation' | 'storage'>,
): EndSession {
  let leaving:
    | { refusedToken: string | undefined; toRead: boolean; callOff: () => void }
    | undefined;

  return {
    leave(refusedToken, toRead = false) {
      if (leaving || store.token() !== refusedToken) return;
      const path = navigation.currentPath();
      // A screen without its user would vanish, and the dialog with its sentence.
      if (!toRead || isSignInPath(path)) store.end();
      if (isSignInPath(path)) return;
      saveReturnPath(storage, path);
      const callOff = clock.after(toRead ? delayToRead : delayBeforeLeaving, () => {
        leaving = undefined;
        if (store.token() === refusedToken) store.end();
        if (!store.token() && !isSignInPath(navigation.currentPath())) navigation.go('/');
      });
      leaving = { refusedToken, toRead, callOff };
    },
    stay(refusedToken) {
      if (leaving?.toRead) return;
      if (leaving?.refusedToken !== refusedToken && store.token() !== refusedToken) return;
      leaving?.callOff();
      leaving = undefined;
      store.end();
      navigation.sessionEnded();
    },
  };
}
