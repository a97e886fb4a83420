import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { button } from '../../../../ui/actions/button/button.css.ts';
import { chip } from '../../../../ui/choices/toggle-chip/toggle-chip.css.ts';
import type { TourFilters } from '../search-params.ts';
import { useTourListing } from '../use-tour-listing.ts';
import * as styles from './tour-filters.css.ts';
import { useFilterLabels } from './use-filter-labels.ts';

type FilterKey = keyof TourFilters;

/** What narrows the tours, each with a way to take it out, and a way to take out all. */
export function TourActiveFilters() {
  const { t } = useLingui();
  const words = useFilterLabels();
  const { filters, hasFilters, change, clear } = useTourListing();
  if (!hasFilters) return null;
  const { location, startDate, guests, type, duration, price, language } = filters;
  const active: { key: FilterKey; label: string | undefined }[] = [
    { key: 'location', label: location },
    { key: 'startDate', label: startDate && words.startDate(startDate) },
    { key: 'guests', label: guests === undefined ? undefined : words.guests(guests) },
    { key: 'type', label: type && words.type(type) },
    { key: 'duration', label: duration && words.duration(duration) },
    { key: 'price', label: price && words.price(price) },
    { key: 'language', label: language && words.language(language) },
  ];
  return (
    <ul className={styles.list} aria-label={t`Active filters`}>
      {active.map(({ key, label }) =>
        label === undefined ? null : (
          <li key={key}>
            <button
              type="button"
              className={chip}
              aria-label={t`Remove filter: ${label}`}
              onClick={() =>
                change(
                  key === 'startDate'
                    ? { startDate: undefined, endDate: undefined }
                    : { [key]: undefined },
                )
              }
            >
              {label}
              <X aria-hidden="true" size={16} strokeWidth={2} />
            </button>
          </li>
        ),
      )}
      <li>
        <button
          type="button"
          className={button({ variant: 'text', size: 'small' })}
          onClick={clear}
        >
          <Trans>Clear filters</Trans>
        </button>
      </li>
    </ul>
  );
}
