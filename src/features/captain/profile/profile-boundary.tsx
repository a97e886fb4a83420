import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { button } from '../../../ui/actions/button/button.css.ts';
import { ErrorDisplay } from '../../../ui/feedback/error-display/error-display.tsx';
import { LazyBoundary } from '../../../ui/loading/lazy/lazy-boundary.tsx';

/** Around the page: what nobody foresaw is said in its place, with another try and the way home. */
export function ProfileBoundary({ children }: { children: ReactNode }) {
  return (
    <LazyBoundary
      failure={(retry) => (
        <ErrorDisplay
          category="UNKNOWN"
          title={<Trans>Something went wrong</Trans>}
          message={<Trans>This part of the page could not be loaded.</Trans>}
          level={1}
          retryable
          onRetry={retry}
          action={
            <Link to="/captain" className={button({ variant: 'text' })}>
              <Trans>Go to today</Trans>
            </Link>
          }
        />
      )}
    >
      {children}
    </LazyBoundary>
  );
}
