import { Trans, useLingui } from '@lingui/react/macro';
import { CatchBoundary } from '@tanstack/react-router';
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ErrorDisplay } from '../ui/feedback/error-display/error-display.tsx';
import { place as placeStyle } from '../ui/loading/near/near.css.ts';
import { whenNear } from '../ui/loading/near/when-near.ts';
import { visuallyHidden } from '../ui/theme/global.css.ts';

interface LazyPartProps<Props extends object> {
  props: Props;
  /** Holds its place while it loads. */
  placeholder: ReactNode;
}

/**
 * A part of the page that is a chunk of its own; `load` imports a module whose default is the
 * component. Should the chunk not come, or the part fail, that is said in its place, with another
 * try; the page around it stays. What of it stands in the HTML since the build stays as it is, and
 * loads nothing, until somebody is near.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<LazyPartProps<Props>> {
  let Part = lazy(load);

  function LazyPart({ props, placeholder }: LazyPartProps<Props>) {
    const { t } = useLingui();
    const [attempt, setAttempt] = useState(0);
    const place = useRef<HTMLDivElement>(null);
    const id = useId();
    const wanted = useMemo(() => untilWanted(id), [id]);
    const Failure = useCallback(
      () => (
        <ErrorDisplay
          category="UNKNOWN"
          message={<Trans>This part of the page could not be loaded.</Trans>}
          level={3}
          retryable
          onRetry={() => {
            setAttempt((before) => before + 1);
            // The button goes with the failure.
            place.current?.focus({ preventScroll: true });
          }}
        />
      ),
      [],
    );
    return (
      <div ref={place} id={id} className={placeStyle} tabIndex={-1}>
        <CatchBoundary
          getResetKey={() => attempt}
          // A lazy component keeps its failure for good, so another try needs another one.
          onCatch={() => {
            Part = lazy(load);
          }}
          errorComponent={Failure}
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
            <Until promise={wanted}>
              <Part {...props} />
            </Until>
          </Suspense>
        </CatchBoundary>
      </div>
    );
  }
  return LazyPart;
}

function Until({ promise, children }: { promise: Promise<void> | null; children: ReactNode }) {
  if (promise) use(promise);
  return children;
}

/** When somebody is near a part that stands in the document already; null for one that does not. */
function untilWanted(place: string): Promise<void> | null {
  const rendered = typeof document === 'undefined' ? null : document.getElementById(place);
  return rendered && new Promise((resolve) => whenNear(rendered, 'screen', resolve));
}
