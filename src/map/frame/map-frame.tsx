import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { ErrorDisplay } from '../../ui/feedback/error-display/error-display.tsx';
import { Skeleton } from '../../ui/feedback/skeleton/skeleton.tsx';
import { LazyBoundary } from '../../ui/loading/lazy/lazy-boundary.tsx';
import { visuallyHidden } from '../../ui/theme/global.css.ts';
import { canDrawMaps } from './can-draw-maps.ts';
import * as styles from './map-frame.css.ts';

interface MapFrameProps {
  /** Draws the map by a lazy component; calls `onImpossible` when this browser turns out to draw none. */
  children: (onImpossible: () => void) => ReactNode;
  /** What is shown where no map can be drawn. */
  alternative: ReactNode;
  /** Stands on the map, or on what is shown instead. */
  overlay?: ReactNode;
}

/**
 * A map, which is a chunk of its own and by far the heaviest: its place while it loads, another try
 * when it could not be fetched, the same in words where the browser draws none.
 */
export function MapFrame({ children, alternative, overlay }: MapFrameProps) {
  // Known in a browser alone: what is rendered at build has a skeleton here.
  const [isPossible, setPossible] = useState<boolean>();
  useEffect(() => setPossible(canDrawMaps()), []);

  if (isPossible === undefined) return <Loading />;
  if (!isPossible) {
    return (
      <div className={styles.frame}>
        <div className={styles.message}>{alternative}</div>
        {overlay}
      </div>
    );
  }
  return (
    <LazyBoundary
      placeholder={<Loading />}
      failure={(retry) => (
        <div className={styles.message}>
          <ErrorDisplay
            category="NETWORK"
            message={<Trans>The map could not be loaded.</Trans>}
            level={2}
            retryable
            onRetry={retry}
          />
        </div>
      )}
    >
      <div className={styles.frame}>
        {children(() => setPossible(false))}
        {overlay}
      </div>
    </LazyBoundary>
  );
}

function Loading() {
  return (
    <div className={styles.frame}>
      <p role="status" className={visuallyHidden}>
        <Trans>Loading the map…</Trans>
      </p>
      <Skeleton height="100%" />
    </div>
  );
}
