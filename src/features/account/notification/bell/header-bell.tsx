import { useSession } from '../../../../api/session/use-session.ts';
import { useIdle } from '../../../../ui/loading/idle/use-idle.ts';
import { LazyBoundary } from '../../../../ui/loading/lazy/lazy-boundary.tsx';
import { lazyComponent } from '../../../../ui/loading/lazy/lazy-component.tsx';
import * as styles from './bell.css.ts';

const Bell = lazyComponent(() => import('./bell.tsx'));

/**
 * The bell in the header of those who are signed in. It stands on every page, so it loads for them
 * alone, when the page has been drawn; without its file the page is whole, so nothing is said of that.
 */
export function HeaderBell() {
  const user = useSession();
  const isIdle = useIdle();
  if (!user) return null;
  const place = <span className={styles.place} />;
  if (!isIdle) return place;
  return (
    <LazyBoundary placeholder={place} failure={() => place}>
      {/* One bell per person: nobody sees what another was told. */}
      <Bell key={user.id} user={user} />
    </LazyBoundary>
  );
}
