import type { SessionUser } from '../../../api/session/stored-session.ts';

/** What people may read before they tell more of themselves. */
const legalPages = ['/terms', '/privacy', '/gdpr', '/cookies', '/cancellation'];

const completionPage = '/profile-completion/';

/** Whose profile the page completes: the account, or the user where there is none. */
export function completionId({ accountId, id }: SessionUser): string {
  return String(accountId ?? id);
}

/**
 * Whether somebody on `path` has to complete their profile first. Not on the page where
 * that is done, nor on legal pages; and not while it is unknown whether the profile is complete.
 */
export function mustComplete(user: SessionUser | null, path: string): boolean {
  if (user?.isProfileComplete !== false) return false;
  return !path.startsWith(completionPage) && !legalPages.includes(path.replace(/(.)\/$/, '$1'));
}
