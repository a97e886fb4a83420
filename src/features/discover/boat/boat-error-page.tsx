import { useLingui } from '@lingui/react/macro';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { failureOf } from '../../../api/errors/messages.ts';
import { ErrorDisplay } from '../../../ui/feedback/error-display/error-display.tsx';
import * as styles from './boat-page.css.ts';
import { BackToListing } from './intro/back-to-listing.tsx';

/** A boat that could not be had: what kind of failure, another try, the way back. */
export function BoatErrorPage({ error, reset }: ErrorComponentProps) {
  const { i18n } = useLingui();
  const router = useRouter();
  return (
    <div className={styles.errorPage}>
      <ErrorDisplay
        {...failureOf(i18n, error)}
        level={1}
        onRetry={() => {
          reset();
          void router.invalidate();
        }}
      />
      <BackToListing />
    </div>
  );
}
