import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { chip } from '../../../ui/choices/toggle-chip/toggle-chip.css.ts';
import type { ActiveFilter, Way } from '../way.ts';
import * as styles from './active-filters.css.ts';

interface ActiveFiltersProps<Filters> {
  filters: readonly ActiveFilter<Filters>[];
  Way: Way<Filters>;
}

/** What narrows the list, each with a way to take it out, and a way to take out all. */
export function ActiveFilters<Filters>({ filters, Way }: ActiveFiltersProps<Filters>) {
  const { t } = useLingui();
  if (filters.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t`Active filters`}>
      {filters.map(({ label, without }) => (
        <li key={label} className={styles.item}>
          <Way changes={without} className={chip} aria-label={t`Remove filter: ${label}`}>
            {label}
            <X aria-hidden="true" size={16} strokeWidth={2} />
          </Way>
        </li>
      ))}
      <li className={styles.item}>
        <Way className={styles.clear}>
          <Trans>Clear filters</Trans>
        </Way>
      </li>
    </ul>
  );
}
