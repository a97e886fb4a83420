import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { ErrorDisplay } from '../../ui/feedback/error-display/error-display.tsx';
import { Skeleton } from '../../ui/feedback/skeleton/skeleton.tsx';
import { visuallyHidden } from '../../ui/theme/global.css.ts';
import { canDrawMaps } from './can-draw-maps.ts';
import * as styles from './map-frame.css.ts';

type State<Part> = Part | 'loading' | 'failed' | 'impossible';

interface MapFrameProps<Part> {
  /** The import of the module that draws; constant over the life of the page. */
  load: () => Promise<Part>;
  /** Shows it; `onImpossible` is to be called when this browser turns out to draw no maps. */
  children: (part: Part, onImpossible: () => void) => ReactNode;
  /** What is shown where no map can be drawn. */
  alternative: ReactNode;
  /** Stands on the map, or on what is shown instead. */
  overlay?: ReactNode;
}

/**
 * A map, which is a chunk of its own and by far the heaviest: its place while it loads, another try
 * when it could not be fetched, the same in words where the browser draws none.
 */
export function MapFrame<Part extends object>({
  load,
  children,
  alternative,
  overlay,
}: MapFrameProps<Part>) {
  const [state, setState] = useState<State<Part>>('loading');

  useEffect(() => {
    if (state !== 'loading') return;
    if (!canDrawMaps()) return setState('impossible');
    let wanted = true;
    load().then(
      (part) => wanted && setState(part),
      (cause: unknown) => {
        console.warn(new Error('The map could not be loaded', { cause }));
        if (wanted) setState('failed');
      },
    );
    return () => {
      wanted = false;
    };
  }, [load, state]);

  if (state === 'loading') {
    return (
      <div className={styles.frame}>
        <p role="status" className={visuallyHidden}>
          <Trans>Loading the map…</Trans>
        </p>
        <Skeleton height="100%" />
      </div>
    );
  }
  if (state === 'failed') {
    return (
      <div className={styles.message}>
        <ErrorDisplay
          category="NETWORK"
          message={<Trans>The map could not be loaded.</Trans>}
          level={2}
          retryable
          onRetry={() => setState('loading')}
        />
      </div>
    );
  }
  return (
    <div className={styles.frame}>
      {state === 'impossible' ? (
        <div className={styles.message}>{alternative}</div>
      ) : (
        children(state, () => setState('impossible'))
      )}
      {overlay}
    </div>
  );
}
