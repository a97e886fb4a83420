import { useSyncExternalStore } from 'react';
import { session } from '../client.ts';
import type { SessionUser } from './stored-session.ts';

/** For whom pages are rendered at build: nobody, but for the shapes of private pages. */
export const atBuild: { user: SessionUser | null } = { user: null };

const viewer = () => (import.meta.env.SSR ? atBuild.user : null);

/** Who is signed in, or null; renders again on every change, also from another tab. */
export function useSession(): SessionUser | null {
  return useSyncExternalStore(session.subscribe, session.getSnapshot, viewer);
}
