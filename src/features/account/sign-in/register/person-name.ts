import type { SessionUser } from '../../../../api/session/stored-session.ts';

/** What a person is called on screen; the username stands in until the account has been read. */
export function personName({ fullName, username, email }: SessionUser): string {
  return fullName ?? username ?? email ?? '';
}
