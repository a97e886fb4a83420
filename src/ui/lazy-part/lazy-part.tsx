import { Trans, useLingui } from '@lingui/react/macro';
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ErrorDisplay } from '../error-display/error-display.tsx';
import { visuallyHidden } from '../theme/global.css.ts';
import * as styles from './lazy-part.css.ts';

interface LazyPartProps<Props extends object> {
  /** Constant over the life of the page: the import of a module whose default is the component. */
  load: () => Promise<{ default: ComponentType<Props> }>;
  props: Props;
  /** Holds its place while it loads. */
  placeholder: ReactNode;
}

/**
 * A part of the page that is a chunk of its own. Should the chunk not come, or the part fail, that
 * is said in its place, with another try; the page around it stays.
 */
export function LazyPart<Props extends object>({ load, props, placeholder }: LazyPartProps<Props>) {
  const { t } = useLingui();
  const [attempt, setAttempt] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  // A lazy component keeps its failure for good, so another try needs another one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const Part = useMemo(() => lazy(load), [load, attempt]);
  return (
    <div ref={place} className={styles.place} tabIndex={-1}>
      <ErrorBoundary
        resetKeys={[attempt]}
        fallbackRender={() => (
          <ErrorDisplay
            category="UNKNOWN"
            message={<Trans>This part of the page could not be loaded.</Trans>}
            level={3}
            retryable
            onRetry={() => {
              setAttempt(attempt + 1);
              // The button goes with the failure.
              place.current?.focus({ preventScroll: true });
            }}
          />
        )}
      >
        <Suspense
          fallback={
            <>
              <p role="status" className={visuallyHidden}>
                {t`Loading…`}
              </p>
              {placeholder}
            </>
          }
        >
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
