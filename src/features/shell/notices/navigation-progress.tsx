import { useLingui } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import * as styles from './navigation-progress.css.ts';

/** Milliseconds; what is faster than this needs no sign of it. */
const delay = 150;

/** A line below the header while the next page takes its time. */
export function NavigationProgress() {
  const { t } = useLingui();
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  const [isSlow, setSlow] = useState(false);

  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setSlow(true), delay);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isLoading]);

  if (!isSlow) return null;
  return <div role="progressbar" aria-label={t`Loading the page`} className={styles.bar} />;
}
