import type { ErrorComponentProps } from '@tanstack/react-router';
import { PageFailure } from '../../../domain/query/page-failure.tsx';
import * as styles from './boat-page.css.ts';
import { BackToListing } from './intro/back-to-listing.tsx';

/** A boat that could not be had: what kind of failure, another try, the way back. */
export function BoatErrorPage({ error, reset }: ErrorComponentProps) {
  return (
    <div className={styles.errorPage}>
      <PageFailure error={error} reset={reset} />
      <BackToListing />
    </div>
  );
}
