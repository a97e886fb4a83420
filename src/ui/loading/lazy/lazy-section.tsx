import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, use, useId, useMemo, useRef } from 'react';
import { ErrorDisplay } from '../../feedback/error-display/error-display.tsx';
import { visuallyHidden } from '../../theme/global.css.ts';
import { container } from '../in-view/in-view.css.ts';
import { whenInView } from '../in-view/when-in-view.ts';
import { LazyBoundary } from './lazy-boundary.tsx';

interface LazySectionProps {
  /** Lazy components. */
  children: ReactNode;
  /** Holds their place while they load. */
  placeholder: ReactNode;
}

/**
 * A part of the page that loads by itself. Should it fail, that is said in its place, with another try;
 * the page around it stays. What of it was rendered at build stays as it is, and loads nothing, until
 * it is in view.
 */
export function LazySection({ children, placeholder }: LazySectionProps) {
  const { t } = useLingui();
  const section = useRef<HTMLDivElement>(null);
  const id = useId();
  const hydration = useMemo(() => whenToHydrate(id), [id]);
  return (
    <div ref={section} id={id} className={container} tabIndex={-1}>
      <LazyBoundary
        placeholder={
          <>
            <p role="status" className={visuallyHidden}>
              {t`Loading…`}
            </p>
            {placeholder}
          </>
        }
        failure={(retry) => (
          <ErrorDisplay
            category="UNKNOWN"
            message={<Trans>This part of the page could not be loaded.</Trans>}
            level={3}
            retryable
            onRetry={() => {
              retry();
              // The button goes with the failure.
              section.current?.focus({ preventScroll: true });
            }}
          />
        )}
      >
        <Until promise={hydration}>{children}</Until>
      </LazyBoundary>
    </div>
  );
}

function Until({ promise, children }: { promise: Promise<void> | null; children: ReactNode }) {
  if (promise) use(promise);
  return children;
}

/** When a section that stands in the document already is in view; null for one that does not. */
function whenToHydrate(id: string): Promise<void> | null {
  const rendered = typeof document === 'undefined' ? null : document.getElementById(id);
  return rendered && new Promise((resolve) => whenInView(rendered, resolve));
}
