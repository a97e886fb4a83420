import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import * as styles from './back-to-listing.css.ts';

const listing = '/boats';

/**
 * Leads back to the list of boats as the person left it: filters, page and, when it is the last
 * entry of the history, the place on the page too.
 */
export function BackToListing() {
  const router = useRouter();
  // While this page renders for the first time, the page before it is still the resolved one.
  const [from] = useState(() => router.stores.resolvedLocation.get());
  const cameFromListing = from?.pathname === listing || from?.pathname === `${listing}/`;
  // As the address bar has it: with the language.
  const { publicHref: target } = cameFromListing ? from : router.buildLocation({ to: listing });

  function goBack(event: MouseEvent) {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (opensElsewhere || event.button !== 0) return;
    event.preventDefault();
    const here = router.state.location.state.__TSR_index;
    if (cameFromListing && from.state.__TSR_index === here - 1) router.history.back();
    else router.history.push(target);
  }

  return (
    <a href={target} className={styles.back} onClick={goBack}>
      <ChevronLeft aria-hidden="true" size={20} strokeWidth={1.75} />
      <span className={styles.label}>
        <Trans>Back to the boats</Trans>
      </span>
    </a>
  );
}
