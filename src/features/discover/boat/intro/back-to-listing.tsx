import { Trans } from '@lingui/react/macro';
import { ChevronLeft } from 'lucide-react';
import { useWayBack } from '../../../../domain/way-back/use-way-back.ts';
import * as styles from './back-to-listing.css.ts';

/** Leads back to the list of boats as the person left it. */
export function BackToListing() {
  return (
    <a {...useWayBack('/boats')} className={styles.back}>
      <ChevronLeft aria-hidden="true" size={20} strokeWidth={1.75} />
      <span className={styles.label}>
        <Trans>Back to the boats</Trans>
      </span>
    </a>
  );
}
