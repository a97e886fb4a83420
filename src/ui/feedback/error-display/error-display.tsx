import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { currentLocale } from '../../../i18n/locale.ts';
import { withLocale } from '../../../i18n/locale-path.ts';
import type { ErrorCategory } from '../../../lib/error-category.ts';
import { button } from '../../actions/button/button.css.ts';
import { LazyBoundary } from '../../loading/lazy/lazy-boundary.tsx';
import { lazyComponent } from '../../loading/lazy/lazy-component.tsx';
import { DawnScene } from '../../page/dawn-scene/dawn-scene.tsx';
import { useFocusAround } from '../../page/focus-around/use-focus-around.ts';
import * as styles from './error-display.css.ts';

// An ornament: where it cannot be had, its place stays empty.
const CategoryIcon = lazyComponent(() => import('./category-icon.tsx'));

const headings: Record<ErrorCategory, ReactNode> = {
  NETWORK: <Trans>Connection error</Trans>,
  AUTHENTICATION: <Trans>Authentication error</Trans>,
  AUTHORIZATION: <Trans>Authorization error</Trans>,
  VALIDATION: <Trans>Validation error</Trans>,
  CONFLICT: <Trans>Changed meanwhile</Trans>,
  SERVER: <Trans>Server error</Trans>,
  CLIENT: <Trans>Client error</Trans>,
  UNKNOWN: <Trans>Error</Trans>,
};

const reload = (
  <li>
    <Trans>Reload the page</Trans>
  </li>
);
const waitAMoment = (
  <li>
    <Trans>Wait a moment and try again</Trans>
  </li>
);

const suggestions: Record<Exclude<ErrorCategory, 'SERVER'>, ReactNode> = {
  NETWORK: (
    <>
      <li>
        <Trans>Check your internet connection</Trans>
      </li>
      {waitAMoment}
    </>
  ),
  AUTHENTICATION: (
    <li>
      <Trans>Sign in again</Trans>
    </li>
  ),
  AUTHORIZATION: (
    <li>
      <Trans>Make sure that you are signed in with the right account</Trans>
    </li>
  ),
  VALIDATION: (
    <>
      <li>
        <Trans>Check what you have entered</Trans>
      </li>
      {reload}
    </>
  ),
  CONFLICT: reload,
  CLIENT: reload,
  UNKNOWN: (
    <>
      {reload}
      {waitAMoment}
    </>
  ),
};

interface ErrorDisplayProps {
  category: ErrorCategory;
  /** What could not be done, where that says more than the kind of failure. */
  title?: ReactNode;
  /** What happened, in the reader's language. */
  message: ReactNode;
  /** Whether the same call may succeed next time: then there is a button to try, else one to load the page anew. */
  retryable?: boolean;
  onRetry?: () => void;
  /** Another try is under way. */
  pending?: boolean;
  /** A way on beside it: to sign in, back to the list. */
  action?: ReactNode;
  /** Heading level in its page. */
  level?: 1 | 2 | 3;
  /** Whether it is all that the page shows: then under an empty sea. What heads a page is. */
  isWhole?: boolean;
}

/** A part of a page that could not be had: what kind of failure, what helps, another try. */
export function ErrorDisplay({
  category,
  title,
  message,
  retryable = false,
  onRetry,
  pending = false,
  action,
  level = 2,
  isWhole = level === 1,
}: ErrorDisplayProps) {
  // Another try that succeeds takes the button away.
  const part = useFocusAround<HTMLDivElement>();
  const Heading = `h${level}` as const;
  const canRetry = retryable && onRetry;
  // Too many requests: one more by loading the page anew would not help.
  const again = canRetry && category === 'CLIENT' ? waitAMoment : undefined;
  const tips =
    category === 'SERVER' ? (
      // That one waits is said by what happened. The link loads the page anew.
      <li>
        <Trans>
          If it keeps happening, <a href={withLocale('/contact', currentLocale())}>write to us</a>
        </Trans>
      </li>
    ) : (
      (again ?? suggestions[category])
    );
  return (
    <div ref={part} role="alert" className={isWhole ? styles.whole : styles.error}>
      {isWhole && (
        <div className={styles.scene}>
          <DawnScene />
        </div>
      )}
      <span className={styles.icon} aria-hidden="true">
        <LazyBoundary>
          <CategoryIcon category={category} />
        </LazyBoundary>
      </span>
      <Heading className={styles.title}>{title ?? headings[category]}</Heading>
      <p className={styles.message}>{message}</p>
      <ul className={styles.suggestions}>{tips}</ul>
      <div className={styles.actions}>
        {canRetry && (
          <button
            type="button"
            className={button({ variant: 'secondary' })}
            // Not disabled: the focus would be lost with it.
            aria-disabled={pending}
            onClick={pending ? undefined : onRetry}
          >
            {pending ? <Trans>Trying again…</Trans> : <Trans>Try again</Trans>}
          </button>
        )}
        {/* Nobody is left without a way on. */}
        {!canRetry && !action && (
          <button
            type="button"
            className={button({ variant: 'secondary' })}
            onClick={() => location.reload()}
          >
            <Trans context="button">Reload the page</Trans>
          </button>
        )}
        {action}
      </div>
    </div>
  );
}
