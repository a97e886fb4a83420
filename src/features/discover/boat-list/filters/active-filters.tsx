import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { memo } from 'react';
import { chip } from '../../../../ui/choices/toggle-chip/toggle-chip.css.ts';
import { type BoatListingSearch, viewOf } from '../search-params.ts';
import * as styles from './active-filters.css.ts';
import { useActiveFilters } from './use-active-filters.ts';

/** What narrows the list, each with a way to take it out, and a way to take out all. */
export const ActiveFilters = memo(function ActiveFilters({
  search,
}: {
  search: BoatListingSearch;
}) {
  const { t } = useLingui();
  const filters = useActiveFilters(search);
  if (filters.length === 0) return null;

  return (
    <ul className={styles.list} aria-label={t`Active filters`}>
      {filters.map(({ label, without }) => (
        <li key={label} className={styles.item}>
          <Link
            from="/boats/"
            to="."
            activeOptions={{ exact: true }}
            search={(before) => ({ ...before, ...without, page: undefined })}
            className={chip}
            aria-label={t`Remove filter: ${label}`}
          >
            {label}
            <X aria-hidden="true" size={16} strokeWidth={2} />
          </Link>
        </li>
      ))}
      <li className={styles.item}>
        <ClearFilters />
      </li>
    </ul>
  );
});

/** The way back to all boats; the order and the map stay. */
export function ClearFilters({ className = styles.clear }: { className?: string }) {
  return (
    <Link
      from="/boats/"
      to="."
      activeOptions={{ exact: true }}
      search={viewOf}
      className={className}
    >
      <Trans>Clear filters</Trans>
    </Link>
  );
}
