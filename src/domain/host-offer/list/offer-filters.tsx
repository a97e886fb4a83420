import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PlainButton } from '../../../ui/actions/plain-button/plain-button.tsx';
import * as styles from './offer-list.css.ts';

interface OfferFiltersProps {
  /** What they narrow down. */
  label: string;
  /** The filter that takes the whole line of a phone. */
  first: ReactNode;
  /** Two more. */
  children: ReactNode;
  /** Undoes all filters; left out while there are none. */
  onClear: (() => void) | undefined;
}

/** What narrows down a host's own boats or tours. */
export function OfferFilters({ label, first, children, onClear }: OfferFiltersProps) {
  return (
    <search className={styles.filters} aria-label={label}>
      <div className={styles.byName}>{first}</div>
      {children}
      {onClear && (
        <div className={styles.clear}>
          <PlainButton variant="text" onPress={onClear}>
            <Trans>Clear the filters</Trans>
          </PlainButton>
        </div>
      )}
    </search>
  );
}
