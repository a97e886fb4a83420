import { Trans } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import * as styles from './offline-notice.css.ts';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that there is no connection, and what is there all the same. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!isOnline && (
        <div className={styles.band}>
          <p className={styles.line}>
            <WifiOff className={styles.icon} aria-hidden="true" size={20} strokeWidth={1.75} />
            <Trans>
              You have no connection. Visited pages, favourites and boarding passes still open.
            </Trans>
          </p>
        </div>
      )}
    </div>
  );
}
