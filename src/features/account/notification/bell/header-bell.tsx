import { type ComponentType, useEffect, useState } from 'react';
import { useSession } from '../../../../api/session/use-session.ts';
import * as styles from './bell.css.ts';
import type { BellProps } from './bell.tsx';

/**
 * The bell in the header of those who are signed in. It stands on every page, so it loads for them
 * alone; without its file the page is whole, so nothing is said of that.
 */
export function HeaderBell() {
  const user = useSession();
  const [Bell, setBell] = useState<ComponentType<BellProps>>();

  const isNeeded = user !== null;
  useEffect(() => {
    if (!isNeeded) return;
    import('./bell.tsx').then(
      (loaded) => setBell(() => loaded.default),
      (cause) => console.error(new Error('The bell could not be loaded', { cause })),
    );
  }, [isNeeded]);

  if (!user) return null;
  // One bell per person: nobody sees what another was told.
  return Bell ? <Bell key={user.id} user={user} /> : <span className={styles.place} />;
}
