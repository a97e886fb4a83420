import { redirect } from '@tanstack/react-router';
import { session } from '../../../../api/client.ts';
import { asksToSignIn } from './asks-to-sign-in.ts';

/**
 * The guard of the pages that belong to one person: who is not signed in goes to sign in first, and
 * comes back to where they were, unless they have signed out there. A page that asks for it in the middle of what
 * somebody does opens for anybody. The server checks for itself.
 */
export function requireSession({
  preload,
  cause,
  location,
}: {
  preload: boolean;
  cause: 'enter' | 'stay' | 'preload';
  location: { href: string; pathname: string };
}): void {
  if (session.getSnapshot() || asksToSignIn(location.pathname)) return;
  // Whoever signs in after somebody has signed out may be another person.
  const hasSignedOutHere = cause === 'stay' && !session.hasEnded();
  // A preload must not change where a person comes back to.
  if (!preload && !hasSignedOutHere) session.saveReturnPath(location.href);
  throw redirect({ to: '/login', replace: true });
}
