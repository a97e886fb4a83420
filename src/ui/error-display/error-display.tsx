import { Trans } from '@lingui/react/macro';
import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { button } from '../button/button.css.ts';
import * as styles from './error-display.css.ts';

/** The kinds of failure that people are told apart (boats §8). */
export type ErrorCategory =
  | 'NETWORK'
  | 'AUTHENTICATION'
  | 'AUTHORIZATION'
  | 'VALIDATION'
  | 'SERVER'
  | 'CLIENT'
  | 'UNKNOWN';

const headings: Record<ErrorCategory, ReactNode> = {
  NETWORK: <Trans>Connection error</Trans>,
  AUTHENTICATION: <Trans>Authentication error</Trans>,
  AUTHORIZATION: <Trans>Authorization error</Trans>,
  VALIDATION: <Trans>Validation error</Trans>,
  SERVER: <Trans>Server error</Trans>,
  CLIENT: <Trans>Client error</Trans>,
  UNKNOWN: <Trans>Error</Trans>,
};

const reload = <Trans>Reload the page</Trans>;
const waitAMoment = <Trans>Wait a moment and try again</Trans>;

const suggestions: Record<ErrorCategory, readonly ReactNode[]> = {
  NETWORK: [<Trans key="connection">Check your internet connection</Trans>, waitAMoment],
  AUTHENTICATION: [<Trans key="sign-in">Sign in again</Trans>],
  AUTHORIZATION: [
    <Trans key="account">Make sure that you are signed in with the right account</Trans>,
  ],
  VALIDATION: [<Trans key="entries">Check what you have entered</Trans>, reload],
  SERVER: [waitAMoment, <Trans key="later">If it goes on, come back later</Trans>],
  CLIENT: [reload],
  UNKNOWN: [reload, waitAMoment],
};

interface ErrorDisplayProps {
  category: ErrorCategory;
  /** What happened, in the reader's language. */
  message: ReactNode;
  /** Whether the same call may succeed next time; only then there is a button to try. */
  retryable?: boolean;
  onRetry?: () => void;
  /** Heading level in its page. */
  level?: 1 | 2 | 3;
}

/** A part of a page that could not be had: what kind of failure, what helps, another try. */
export function ErrorDisplay({
  category,
  message,
  retryable = false,
  onRetry,
  level = 2,
}: ErrorDisplayProps) {
  const Heading = `h${level}` as const;
  return (
    <div role="alert" className={styles.error}>
      <CloudOff className={styles.icon} aria-hidden="true" size={28} strokeWidth={1.5} />
      <Heading className={styles.title}>{headings[category]}</Heading>
      <p className={styles.message}>{message}</p>
      <ul className={styles.suggestions}>
        {suggestions[category].map((suggestion, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a constant list
          <li key={index}>{suggestion}</li>
        ))}
      </ul>
      {retryable && onRetry && (
        <button type="button" className={button({ variant: 'secondary' })} onClick={onRetry}>
          <Trans>Try again</Trans>
        </button>
      )}
    </div>
  );
}
