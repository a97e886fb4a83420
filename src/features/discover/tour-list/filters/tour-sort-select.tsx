import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type TourSort, tourSorts } from '../search-params.ts';
import * as styles from '../tour-list-page.css.ts';
import { useTourListing } from '../use-tour-listing.ts';

const labels: Record<TourSort, MessageDescriptor> = {
  date: msg`Next date`,
  price: msg`Price, low to high`,
  'price-desc': msg`Price, high to low`,
  rating: msg`Best rated`,
};

/** The order of the tours. */
export function TourSortSelect() {
  const { i18n } = useLingui();
  const { search, change } = useTourListing();
  return (
    <label className={styles.sort}>
      <Trans>Sort by</Trans>
      <select
        className={styles.select}
        value={search.sort ?? 'date'}
        onChange={({ target }) => {
          const sort = tourSorts.find((value) => value === target.value);
          change({ sort: sort === 'date' ? undefined : sort });
        }}
      >
        {tourSorts.map((value) => (
          <option key={value} value={value}>
            {i18n._(labels[value])}
          </option>
        ))}
      </select>
    </label>
  );
}
