import { useSyncExternalStore } from 'react';
import { session } from '../client.ts';
import type { SessionUser } from './stored-session.ts';

/** At build nobody is. */
const nobody = () => null;

/** Who is signed in, or null; renders again on every change, also from another tab. */
export function useSession(): SessionUser | null {
  return useSyncExternalStore(session.subscribe, session.getSnapshot, nobody);
}
