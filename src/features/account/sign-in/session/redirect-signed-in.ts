import { redirect } from '@tanstack/react-router';
import { session } from '../../../../api/client.ts';

/**
 * The guard of the pages where a person signs in: who is signed in goes on to where they came from,
 * else home. Runs again when the session opens, so these pages do nothing more about it.
 */
export function redirectSignedIn({ preload }: { preload: boolean }): void {
  // A preload must not use up the return path.
  if (preload || !session.getSnapshot()) return;
  throw redirect({ href: session.takeReturnPath() ?? '/', replace: true });
}
