import { redirect } from '@tanstack/react-router';
import { session } from '../../../api/client.ts';
import { completionId, mustComplete } from './completion-path.ts';

interface Visit {
  /** Loading ahead must not change where a person comes back to. */
  preload: boolean;
  location: { pathname: string; href: string };
}

/** The guard of every page: who has an incomplete profile completes it first. */
export function requireCompleteProfile({ preload, location }: Visit): void {
  const user = session.getSnapshot();
  if (!user || !mustComplete(user, location.pathname)) return;
  if (!preload) session.saveReturnPath(location.href);
  throw redirect({
    to: '/profile-completion/$accountId',
    params: { accountId: completionId(user) },
    replace: true,
  });
}

/**
 * The guard of the page itself: nobody completes the profile of somebody else, and who is done goes
 * on to where they came from. Runs again when the profile is complete, so the page does nothing more.
 */
export function requireIncompleteProfile(preload: boolean, accountId: string): void {
  const user = session.getSnapshot();
  if (!user) return;
  if (user.isProfileComplete === true) {
    if (preload) return;
    throw redirect({ href: session.takeReturnPath() ?? '/', replace: true });
  }
  const own = completionId(user);
  if (accountId === own) return;
  throw redirect({
    to: '/profile-completion/$accountId',
    params: { accountId: own },
    replace: true,
  });
}
